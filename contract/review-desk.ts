import { z } from '@hono/zod-openapi';
import { CaseSchema, ClaimSchema } from '#contract/review.ts';
import { jsonBody } from '#contract/shared/body.ts';
import { DaySchema, IdSchema, InstantSchema, text } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { reviewLengths } from '#domain/verification/decisions.ts';

const tag = 'Review';
const decidesCases = { as: 'reviewer', may: 'decide_cases' } as const;
const params = z.object({ id: IdSchema });

const undoDecision = defineRoute({
  method: 'post',
  path: '/review/businesses/{id}/undo',
  operationId: 'undoDecision',
  priority: 'always',
  tag,
  summary: 'Undo your own decision within ten seconds',
  description:
    'A proposed rejection can be undone until a second reviewer confirms. Undoing a confirmation keeps the proposal.',
  access: decidesCases,
  request: { params },
  success: { status: 200, description: 'The case, which waits again', schema: CaseSchema },
  problems: ['not_found', 'undo_late', 'not_your_decision'],
});

const confirmRejection = defineRoute({
  method: 'post',
  path: '/review/businesses/{id}/confirm-rejection',
  operationId: 'confirmRejection',
  priority: 'always',
  tag,
  summary: 'Confirm a rejection proposed by another reviewer',
  access: decidesCases,
  request: { params },
  success: { status: 200, description: 'The decided case', schema: CaseSchema },
  problems: ['not_found', 'proposal_state', 'own_proposal', 'case_claimed'],
});

const returnRejection = defineRoute({
  method: 'post',
  path: '/review/businesses/{id}/return-rejection',
  operationId: 'returnRejection',
  priority: 'always',
  tag,
  summary: 'Decline a rejection proposed by another reviewer; the case waits again',
  access: decidesCases,
  request: {
    params,
    body: jsonBody(
      z.strictObject({
        note: text(reviewLengths.note, 1).openapi({ description: 'Why; a note for the other reviewers' }),
      }),
    ),
  },
  success: { status: 200, description: 'The case, which waits again', schema: CaseSchema },
  problems: ['not_found', 'proposal_state', 'own_proposal', 'case_claimed'],
});

const claimCase = defineRoute({
  method: 'put',
  path: '/review/businesses/{id}/claim',
  operationId: 'claimCase',
  priority: 'always',
  tag,
  summary: 'Claim a pending case for ten minutes, or renew the claim',
  access: decidesCases,
  request: {
    params,
    body: jsonBody(
      z.strictObject({
        take_over: z.boolean().default(false).openapi({ description: 'Even if another reviewer has claimed it' }),
      }),
    ),
  },
  success: { status: 200, description: 'Your claim', schema: ClaimSchema },
  problems: ['not_found', 'already_decided', 'case_claimed'],
});

const releaseCase = defineRoute({
  method: 'delete',
  path: '/review/businesses/{id}/claim',
  operationId: 'releaseCase',
  priority: 'always',
  tag,
  summary: 'Release your claim, if any',
  access: decidesCases,
  request: { params },
  success: { status: 204, description: 'No longer yours' },
});

export const LookupMeterSchema = z
  .object({
    limit: z.int(),
    used: z.int().openapi({ description: 'In the last hour, by the whole team' }),
    left: z.int(),
    next_free_at: InstantSchema.nullable().openapi({
      description: 'When another look-up becomes available; null if none was used',
    }),
  })
  .openapi('RegisterLookups', { description: "The team's hourly limit of the official register" });

const recordRegisterLookup = defineRoute({
  method: 'post',
  path: '/review/businesses/{id}/register-lookups',
  operationId: 'recordRegisterLookup',
  priority: 'always',
  tag,
  summary: 'Count a look-up in the official register',
  description: 'Call it when you open the register. It counts for the whole team and refuses nothing.',
  access: { as: 'reviewer', may: 'read_cases' },
  request: { params },
  success: { status: 201, description: 'What is left', schema: LookupMeterSchema },
  problems: ['not_found'],
});

const getDesk = defineRoute({
  method: 'get',
  path: '/review/desk',
  operationId: 'getDesk',
  priority: 'always',
  tag,
  summary: 'Waiting cases, claims, and remaining look-ups in the official register',
  access: { as: 'reviewer', may: 'read_cases' },
  success: {
    status: 200,
    description: 'The desk now',
    schema: z
      .object({
        pending: z.int(),
        claims: z
          .array(ClaimSchema.extend({ id: IdSchema.openapi({ description: 'Of the business' }) }))
          .openapi({ description: 'Who works on what' }),
        register_lookups: LookupMeterSchema,
      })
      .openapi('Desk'),
  },
});

const hours = z.number().nullable();
const number = z.int();
const speed = {
  decided: number,
  median_hours: hours.openapi({ description: 'From registration or resubmission to the decision; null without one' }),
  p95_hours: hours.openapi({ description: '95th percentile' }),
};

export const ReviewFiguresSchema = z
  .object({
    since: DaySchema.openapi({ description: 'First Monday of the figures, except `waiting`' }),
    waiting: z.object({
      businesses: number,
      late: number.openapi({ description: 'For longer than 48 hours' }),
      oldest_submitted_at: InstantSchema.nullable(),
    }),
    ...speed,
    late: number.openapi({ description: 'Decided after more than 48 hours' }),
    taken_back: number.openapi({ description: 'Decisions undone by their reviewer' }),
    returned: number.openapi({ description: 'Rejections that the second reviewer did not agree with' }),
    verified_later: number.openapi({ description: 'Rejections after which the next decision verified the business' }),
    weeks: z.array(z.object({ week: DaySchema.openapi({ description: 'Its Monday' }), ...speed })),
    reviewers: z.array(
      z.object({
        username: z.string(),
        verified: number,
        rejected: number,
        taken_back: number,
        returned: number,
      }),
    ),
  })
  .openapi('ReviewFigures');

const getReviewFigures = defineRoute({
  method: 'get',
  path: '/review/figures',
  operationId: 'getReviewFigures',
  priority: 'always',
  tag,
  summary: 'Speed of decisions by week and reviewer',
  access: { as: 'reviewer', may: 'read_figures' },
  success: { status: 200, description: 'The last twelve weeks', schema: ReviewFiguresSchema },
});

export const reviewDeskRoutes = {
  undoDecision,
  confirmRejection,
  returnRejection,
  claimCase,
  releaseCase,
  recordRegisterLookup,
  getDesk,
  getReviewFigures,
};
