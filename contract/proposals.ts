import { z } from '@hono/zod-openapi';
import { IdSchema, InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { checkedFacts } from '#domain/verification/proposals.ts';

const tag = 'Verification';

export const ProposalSchema = z
  .object({
    id: IdSchema,
    field: z.enum(checkedFacts),
    value: z.string().nullable().openapi({ description: 'What the business wants; null to remove it' }),
    current_value: z.string().nullable().openapi({ description: 'What holds, and guests see, until it is decided' }),
    proposed_at: InstantSchema,
    due_at: InstantSchema.openapi({ description: 'Until when it is checked' }),
  })
  .openapi('Proposal', { description: 'A new value of a checked fact that waits for a reviewer' });

export const ProposalsSchema = z.array(ProposalSchema).openapi({
  description: 'What a verified business wants to change and waits for a reviewer, oldest first',
});

const withdrawProposal = defineRoute({
  method: 'delete',
  path: '/business/proposals/{id}',
  operationId: 'withdrawProposal',
  priority: 'writes',
  tag,
  summary: 'Withdraw a waiting change: the old value stays',
  description:
    'Doing it again changes nothing. 409 `already_decided` when a reviewer was faster. Business data takes the owner, the display name `edit_user_view`.',
  access: { as: 'member', requires: 'edit_user_view' },
  request: { params: z.object({ id: IdSchema }) },
  success: { status: 204, description: 'It no longer waits' },
  problems: ['not_found', 'already_decided'],
});

export const proposalRoutes = {
  withdrawProposal,
};
