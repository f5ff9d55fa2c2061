import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema, text } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { goodwillLimits, goodwillStates } from '#domain/credits/goodwill.ts';
import { trialExtension } from '#domain/credits/trial-extension.ts';
import { actLengths } from '#domain/staff/acts.ts';

const tag = 'Desk';
const { alone, days, most } = goodwillLimits;

/** Why staff act; the owner can read it. */
export const ReasonSchema = text(actLengths.reason, 1).openapi({ description: 'Why; the owner can read it' });

export const GoodwillSchema = z
  .object({
    id: IdSchema,
    business_id: IdSchema,
    company_name: z.string(),
    credits: z.int(),
    reason: z.string(),
    state: z.enum(goodwillStates).openapi({ description: '`given` by one person; the others need two' }),
    proposed_by: z.string().nullable().openapi({ description: "User name; null for the operator's command" }),
    is_own: z.boolean().openapi({ description: 'Proposed or given by the caller' }),
    created_at: InstantSchema,
    decided_by: z.string().nullable(),
    decided_at: InstantSchema.nullable(),
    decision: z.string().nullable().openapi({ description: 'Reason of the second person' }),
  })
  .openapi('Goodwill');

const customer = z.object({ id: IdSchema.openapi({ description: 'Of the business' }) });
const proposal = z.object({ id: IdSchema.openapi({ description: 'Of the proposal' }) });
const gift = jsonBody(z.strictObject({ credits: z.int().min(1).max(most), reason: ReasonSchema }));
const decision = jsonBody(z.strictObject({ reason: ReasonSchema }));
const gives = { as: 'reviewer', may: 'give_credits' } as const;
const approves = { as: 'reviewer', may: 'approve_credits' } as const;

const giveGoodwill = defineRoute({
  method: 'post',
  path: '/desk/customers/{id}/goodwill',
  operationId: 'giveGoodwill',
  priority: 'always',
  tag,
  summary: 'Give a business credits that never end',
  description: `At most ${alone} within ${days} days by all staff together; more is 403 \`second_person_needed\` and needs a proposal.`,
  access: gives,
  isIdempotent: true,
  request: { params: customer, body: gift },
  success: { status: 201, description: 'The gift', schema: GoodwillSchema },
  problems: ['not_found', 'second_person_needed'],
});

const proposeGoodwill = defineRoute({
  method: 'post',
  path: '/desk/customers/{id}/goodwill-proposals',
  operationId: 'proposeGoodwill',
  priority: 'always',
  tag,
  summary: 'Propose credits to a second person',
  description: 'One proposal for each business at a time.',
  access: gives,
  isIdempotent: true,
  request: { params: customer, body: gift },
  success: { status: 201, description: 'The proposal', schema: GoodwillSchema },
  problems: ['not_found', 'goodwill_waiting'],
});

const listGoodwill = defineRoute({
  method: 'get',
  path: '/desk/goodwill-proposals',
  operationId: 'listGoodwill',
  priority: 'always',
  tag,
  summary: 'Proposed credits that wait for a second person, oldest first',
  access: gives,
  success: {
    status: 200,
    description: 'The first hundred',
    schema: z.object({ data: z.array(GoodwillSchema) }),
  },
});

const getDeskCounts = defineRoute({
  method: 'get',
  path: '/desk/counts',
  operationId: 'getDeskCounts',
  priority: 'always',
  tag,
  summary: 'How much waits at the desk',
  access: gives,
  success: {
    status: 200,
    description: 'Numbers alone',
    schema: z.object({ goodwill: z.int().openapi({ description: 'Proposals that wait for a second person' }) }),
  },
});

const approveGoodwill = defineRoute({
  method: 'post',
  path: '/desk/goodwill-proposals/{id}/approve',
  operationId: 'approveGoodwill',
  priority: 'always',
  tag,
  summary: 'Give the credits that another person proposed',
  access: approves,
  isIdempotent: true,
  request: { params: proposal, body: decision },
  success: { status: 200, description: 'The gift', schema: GoodwillSchema },
  problems: ['not_found', 'own_proposal', 'proposal_state'],
});

const declineGoodwill = defineRoute({
  method: 'post',
  path: '/desk/goodwill-proposals/{id}/decline',
  operationId: 'declineGoodwill',
  priority: 'always',
  tag,
  summary: 'Decline the credits that another person proposed',
  access: approves,
  isIdempotent: true,
  request: { params: proposal, body: decision },
  success: { status: 200, description: 'The declined proposal', schema: GoodwillSchema },
  problems: ['not_found', 'own_proposal', 'proposal_state'],
});

export const TrialSchema = z
  .object({
    state: z.enum(['running', 'over', 'none']).openapi({
      description: '`over`: it can be extended; `none`: the business has or had a plan',
    }),
    ends_at: InstantSchema.nullable(),
    credits: z.int().openapi({ description: 'Left until then; those of an ended trial come back with it' }),
  })
  .openapi('Trial');

const extendTrial = defineRoute({
  method: 'post',
  path: '/desk/customers/{id}/trial',
  operationId: 'extendTrial',
  priority: 'always',
  tag,
  summary: 'Extend a trial; its credits lapse later too',
  description: 'A trial that is over runs again from now, with the credits that lapsed. Not once there was a plan.',
  access: { as: 'reviewer', may: 'extend_trials' },
  isIdempotent: true,
  request: {
    params: customer,
    body: jsonBody(
      z.strictObject({
        days: z.int().min(trialExtension.leastDays).max(trialExtension.mostDays),
        reason: ReasonSchema,
      }),
    ),
  },
  success: { status: 200, description: 'The trial', schema: TrialSchema },
  problems: ['not_found', 'no_trial'],
});

export const deskGoodwillRoutes = {
  giveGoodwill,
  proposeGoodwill,
  listGoodwill,
  getDeskCounts,
  approveGoodwill,
  declineGoodwill,
  extendTrial,
};
