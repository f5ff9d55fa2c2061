import { z } from '@hono/zod-openapi';
import { AuditEntrySchema } from '#contract/audit.ts';
import { BusinessSchema, PlaceOfBusinessSchema } from '#contract/business.ts';
import { ProposalsSchema } from '#contract/proposals.ts';
import { SignInSchema } from '#contract/second-factors.ts';
import { jsonBody } from '#contract/shared/body.ts';
import { publicEventFields } from '#contract/shared/event-fields.ts';
import { IdSchema, InstantSchema, text } from '#contract/shared/fields.ts';
import { PagingQuery, pageOf } from '#contract/shared/paging.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { contactPreferences } from '#domain/registration/form.ts';
import { proofFile } from '#domain/registration/proof.ts';
import { languages } from '#domain/shared/language.ts';
import type { CaseFinding } from '#domain/verification/case-checks.ts';
import { caseCheckNames, caseCheckStates, caseFindings } from '#domain/verification/case-checks.ts';
import { rejectionReasons, reviewLengths, verificationOutcomes } from '#domain/verification/decisions.ts';
import { checkedFacts, proposalOutcomes, refusalReasons } from '#domain/verification/proposals.ts';
import { caseLists, verificationStatuses } from '#domain/verification/status.ts';

const tag = 'Review';
const readsCases = { as: 'reviewer', may: 'read_cases' } as const;
const decidesCases = { as: 'reviewer', may: 'decide_cases' } as const;
const params = z.object({ id: IdSchema });

const reviewLogin = defineRoute({
  method: 'post',
  path: '/review/login',
  operationId: 'reviewLogin',
  priority: 'always',
  tag,
  summary: 'Sign in as a reviewer',
  description: 'Responds like `/auth/login`; `/auth/refresh` exchanges the refresh token.',
  access: { as: 'visitor' },
  request: {
    body: jsonBody(z.strictObject({ username: text(100, 1), password: z.string().min(1).max(1000) })),
  },
  success: { status: 200, description: 'Signed in, or a second step is needed', schema: SignInSchema },
  problems: ['invalid_credentials'],
});

const reviewLogout = defineRoute({
  method: 'post',
  path: '/review/logout',
  operationId: 'reviewLogout',
  priority: 'always',
  tag,
  summary: 'End this session of a reviewer immediately',
  access: { as: 'reviewer', may: 'active', withoutFactor: true },
  success: { status: 204, description: 'Signed out' },
});

const CheckSchema = z
  .object({
    check: z.enum(caseCheckNames),
    state: z.enum(caseCheckStates),
    finding: z.enum(Object.keys(caseFindings) as [CaseFinding, ...CaseFinding[]]),
  })
  .openapi('PlausibilityCheck', { description: 'Informs the reviewer and never decides' });

const DecisionSchema = z
  .object({
    outcome: z.enum(verificationOutcomes),
    reasons: z.array(z.enum(rejectionReasons)),
    reason: z.string().nullable(),
    decided_by: z.string().openapi({ description: 'User name of the reviewer' }),
    decided_at: InstantSchema,
    settles_at: InstantSchema.nullable().openapi({
      description: 'Until when it can be taken back; the business is notified then. Null = it is final',
    }),
  })
  .openapi('Decision');

const ProposalSchema = z
  .object({
    reasons: z.array(z.enum(rejectionReasons)),
    reason: z.string().nullable(),
    proposed_by: z.string(),
    proposed_at: InstantSchema,
    is_yours: z.boolean().openapi({ description: 'Then another reviewer has to agree' }),
  })
  .openapi('RejectionProposal', { description: 'A rejection that waits for a second reviewer' });

export const ClaimSchema = z
  .object({ claimed_by: z.string(), claimed_until: InstantSchema, is_yours: z.boolean() })
  .openapi('CaseClaim', { description: 'Who works on the case' });

const submissionFields = {
  ...BusinessSchema.shape,
  proposals: ProposalsSchema.openapi({ description: 'Waiting changes of checked facts, including the display name' }),
  custom_business_type: z.string().nullable(),
  submitted_at: InstantSchema.openapi({ description: 'When it registered or resubmitted' }),
  due_at: InstantSchema.openapi({ description: '48 hours later' }),
  proof_type: z.enum(proofFile.mimeTypes).nullable(),
  checks: z.array(CheckSchema),
  decision: DecisionSchema.nullable().openapi({ description: 'The newest decision, unless waiting again' }),
  proposal: ProposalSchema.nullable(),
  claim: ClaimSchema.nullable(),
};

export const SubmissionSchema = z.object(submissionFields).openapi('Submission');

export const NextDueSchema = z
  .object({ id: IdSchema, company_name: z.string(), submitted_at: InstantSchema, due_at: InstantSchema })
  .openapi('NextDue');

const listSubmissions = defineRoute({
  method: 'get',
  path: '/review/businesses',
  operationId: 'listSubmissions',
  priority: 'always',
  tag,
  summary: 'Businesses in one state of verification or in all, newest first',
  description:
    '`changes` are verified businesses with waiting changes: oldest deadline first, regardless of `sort`. Default of `status`: `all` with `q`, otherwise `pending`.',
  access: readsCases,
  request: {
    query: z.strictObject({
      ...PagingQuery,
      status: z.enum([...caseLists, 'all']).optional(),
      q: text(reviewLengths.search).default('').openapi({
        description: 'Part of name, register number, e-mail …; of the business or its owner',
      }),
      sort: z.enum(['newest', 'oldest']).default('newest'),
    }),
  },
  success: {
    status: 200,
    description: 'One page of businesses, and how many there are in each state',
    schema: pageOf(SubmissionSchema).extend({
      counts: z.record(z.enum(caseLists), z.int()),
      next_due: NextDueSchema.nullable().openapi({
        description: 'The pending case that is due first and has no other reviewer; null without one',
      }),
    }),
  },
});

export const NoteSchema = z
  .object({ id: IdSchema, text: z.string(), written_by: z.string(), created_at: InstantSchema })
  .openapi('ReviewNote', { description: 'For reviewers only' });

const duplicateMatches = ['register_number', 'tax_number', 'address', 'phone', 'name', 'display_name'] as const;

const DuplicatesSchema = z.array(
  z.object({
    id: IdSchema,
    company_name: z.string(),
    address: z.string(),
    verification_status: z.enum(verificationStatuses),
    matches: z.array(z.enum(duplicateMatches)),
  }),
);

const RegisterSearchSchema = z
  .object({
    url: z.string(),
    company_name: z.string(),
    city: z.string().nullable(),
    register_type: z.string().nullable(),
    register_number: z.string().nullable(),
  })
  .openapi({ description: 'Official register search, and what to enter there' });

const ProposedSchema = z
  .object({
    checks: z.array(CheckSchema),
    duplicates: DuplicatesSchema,
    register_search: RegisterSearchSchema,
    moves_m: z.int().nullable().openapi({
      description: "Distance from the current place to the centre of the new address's postcode; null without one",
    }),
  })
  .openapi('ProposedCase', { description: 'What the business would be with all that it proposes' });

export const CaseSchema = z
  .object({
    ...submissionFields,
    website_url: z.string().nullable().openapi({ description: 'From its public profile' }),
    rejection_needs_second: z
      .boolean()
      .openapi({ description: 'A rejection is a proposal until a second reviewer agrees' }),
    contact_preference: z.enum(contactPreferences),
    owner: z.object({ name: z.string().nullable(), email: z.string(), language: z.enum(languages) }),
    duplicates: DuplicatesSchema,
    proposed: ProposedSchema.nullable().openapi({ description: 'Null without waiting changes' }),
    location: PlaceOfBusinessSchema.extend({
      postcode: z.string().nullable().openapi({ description: 'Postcode of the address; null if unknown' }),
      towns: z.array(z.string()).openapi({ description: 'To which that postcode belongs' }),
      distance_m: z
        .int()
        .nullable()
        .openapi({ description: "Great-circle distance from the place to the postcode's centre" }),
    }).openapi('LocationOfCase', { description: 'Where guests find the business' }),
    register_search: RegisterSearchSchema,
    notes: z.array(NoteSchema),
    waiting_events: z.array(z.object(publicEventFields).openapi('WaitingEvent')).openapi({
      description: 'Events that go live with the verification, oldest first, at most 20, as guests would see them',
    }),
    queue: z
      .object({
        position: z.int(),
        total: z.int(),
        previous_id: z.string().nullable(),
        next_id: z.string().nullable(),
        following_id: z.string().nullable().openapi({ description: 'The next case for you, without another reviewer' }),
      })
      .nullable()
      .openapi({ description: 'Place among the pending ones, newest first' }),
  })
  .openapi('Case');

const getCase = defineRoute({
  method: 'get',
  path: '/review/businesses/{id}',
  operationId: 'getCase',
  priority: 'always',
  tag,
  summary: 'The review case of a business',
  access: readsCases,
  hasEtag: true,
  request: { params },
  success: { status: 200, description: 'Case', schema: CaseSchema },
  problems: ['not_found'],
});

const getProof = defineRoute({
  method: 'get',
  path: '/review/businesses/{id}/proof',
  operationId: 'getProof',
  priority: 'always',
  tag,
  summary: 'The uploaded proof',
  access: { as: 'reviewer', may: 'read_proofs' },
  request: { params },
  success: { status: 200, description: 'The file', fileTypes: proofFile.mimeTypes },
  problems: ['not_found'],
});

const listCaseAudit = defineRoute({
  method: 'get',
  path: '/review/businesses/{id}/audit',
  operationId: 'listCaseAudit',
  priority: 'always',
  tag,
  summary: 'History and reads of a case, newest first',
  access: readsCases,
  request: { params },
  success: {
    status: 200,
    description: 'The newest 100 changes and the newest 100 readings',
    schema: z.object({ data: z.array(AuditEntrySchema) }),
  },
  problems: ['not_found'],
});

const addReviewNote = defineRoute({
  method: 'post',
  path: '/review/businesses/{id}/notes',
  operationId: 'addReviewNote',
  priority: 'always',
  tag,
  summary: 'Write a note for the other reviewers',
  access: { as: 'reviewer', may: 'write_notes' },
  isIdempotent: true,
  request: { params, body: jsonBody(z.strictObject({ text: text(reviewLengths.note, 1) })) },
  success: { status: 201, description: 'The note', schema: NoteSchema },
  problems: ['not_found'],
});

const verifyBusiness = defineRoute({
  method: 'post',
  path: '/review/businesses/{id}/verify',
  operationId: 'verifyBusiness',
  priority: 'always',
  tag,
  summary: 'Verify a pending business; it gets a mail',
  access: decidesCases,
  description: 'It can be taken back for ten seconds; only then the business becomes public and is notified.',
  request: { params },
  success: { status: 200, description: 'The decided case', schema: CaseSchema },
  problems: ['not_found', 'already_decided', 'proposal_state', 'case_claimed'],
});

const RejectionSchema = z
  .strictObject({
    reasons: z
      .array(z.enum(rejectionReasons))
      .max(rejectionReasons.length)
      .refine((reasons) => new Set(reasons).size === reasons.length, 'Names a reason twice')
      .default([]),
    reason: text(reviewLengths.reason).default('').openapi({ description: 'Free text, sent unchanged' }),
  })
  .refine(({ reasons, reason }) => reasons.length > 0 || reason !== '', {
    path: ['reasons'],
    message: 'Name a reason',
    params: { code: 'reason_missing' },
  })
  .openapi('Rejection');

const rejectBusiness = defineRoute({
  method: 'post',
  path: '/review/businesses/{id}/reject',
  operationId: 'rejectBusiness',
  priority: 'always',
  tag,
  summary: 'Reject a pending business with reasons; it gets a mail with the corrections that are needed',
  access: decidesCases,
  description:
    'It can be taken back for ten seconds; only then the business is notified. Where rejections need two reviewers, it is proposed.',
  request: { params, body: jsonBody(RejectionSchema) },
  success: { status: 200, description: 'The decided case', schema: CaseSchema },
  problems: ['not_found', 'already_decided', 'proposal_state', 'case_claimed'],
});

const hasNoRepeat = (values: readonly string[]) => new Set(values).size === values.length;

const ProposalDecisionSchema = z
  .strictObject({
    proposal_id: IdSchema,
    outcome: z.enum(proposalOutcomes),
    reasons: z
      .array(z.enum(refusalReasons))
      .max(refusalReasons.length)
      .refine(hasNoRepeat, 'Names a reason twice')
      .default([]),
    reason: text(reviewLengths.reason).default('').openapi({ description: 'Free text, sent unchanged' }),
  })
  .refine(({ outcome, reasons, reason }) => outcome === 'agreed' || reasons.length > 0 || reason !== '', {
    path: ['reasons'],
    message: 'Name a reason',
    params: { code: 'reason_missing' },
  })
  .openapi('ProposalDecision', {
    description: 'Reasons are required for refusals and ignored otherwise',
  });
export type ProposalDecision = z.output<typeof ProposalDecisionSchema>;

const decideProposals = defineRoute({
  method: 'post',
  path: '/review/businesses/{id}/proposals',
  operationId: 'decideProposals',
  priority: 'always',
  tag,
  summary: 'Agree to or refuse waiting changes, each for itself; the business gets one mail',
  description:
    'All or none. 409 `already_decided` if one no longer waits, with its `field`, `outcome`, `decided_at` and `decided_by`, which is null when the business withdrew or replaced it.',
  access: decidesCases,
  request: {
    params,
    body: jsonBody(
      z.strictObject({
        decisions: z
          .array(ProposalDecisionSchema)
          .min(1)
          .max(checkedFacts.length)
          .refine((decisions) => hasNoRepeat(decisions.map(({ proposal_id: id }) => id)), 'Names a proposal twice'),
      }),
    ),
  },
  success: { status: 200, description: 'The case after it', schema: CaseSchema },
  problems: ['not_found', 'already_decided'],
});

export const reviewRoutes = {
  reviewLogin,
  reviewLogout,
  listSubmissions,
  getCase,
  getProof,
  listCaseAudit,
  addReviewNote,
  verifyBusiness,
  rejectBusiness,
  decideProposals,
};
