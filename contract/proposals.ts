import { z } from '@hono/zod-openapi';
import { IdSchema, InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { checkedFacts } from '#domain/verification/proposals.ts';

const tag = 'Verification';

export const ProposalSchema = z
  .object({
    id: IdSchema,
    field: z.enum(checkedFacts),
    value: z.string().nullable().openapi({ description: 'The proposed value; null to remove it' }),
    current_value: z
      .string()
      .nullable()
      .openapi({ description: 'The current value, which guests see until the decision' }),
    proposed_at: InstantSchema,
    due_at: InstantSchema.openapi({ description: 'Deadline of the check' }),
  })
  .openapi('Proposal', { description: 'A new value of a checked fact that waits for a reviewer' });

export const ProposalsSchema = z.array(ProposalSchema).openapi({
  description: 'Changes of checked facts waiting for a reviewer, oldest first',
});

const withdrawProposal = defineRoute({
  method: 'delete',
  path: '/business/proposals/{id}',
  operationId: 'withdrawProposal',
  priority: 'writes',
  tag,
  summary: 'Withdraw a waiting change; the old value stays',
  description:
    'Idempotent. 409 `already_decided` once a reviewer has decided. Business data requires the owner, the display name `edit_user_view`.',
  access: { as: 'member', requires: 'edit_user_view' },
  request: { params: z.object({ id: IdSchema }) },
  success: { status: 204, description: 'Withdrawn' },
  problems: ['not_found', 'already_decided'],
});

export const proposalRoutes = {
  withdrawProposal,
};
