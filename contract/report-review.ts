import { z } from '@hono/zod-openapi';
import { MeasureInputSchema } from '#contract/measures.ts';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema, text } from '#contract/shared/fields.ts';
import { pageOf } from '#contract/shared/paging.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { noActionReasons, reportOutcomes, reportStates } from '#domain/reports/decisions.ts';
import { reportKinds } from '#domain/reports/kinds.ts';
import { firstFigureYear, reportWordsLength } from '#domain/reports/limits.ts';
import { reportTargetKinds } from '#domain/reports/targets.ts';
import { languages } from '#domain/shared/language.ts';
import { verificationStatuses } from '#domain/verification/status.ts';

const tag = 'Review';
const readsReports = { as: 'reviewer', may: 'read_reports' } as const;
const params = z.object({ id: IdSchema });

const ReportDecisionSchema = z
  .object({
    outcome: z.enum(reportOutcomes),
    reasons: z.array(z.enum(noActionReasons)),
    words: z.string().nullable().openapi({ description: 'Text sent to the reporters' }),
    decided_by: z.string().openapi({ description: 'User name of the reviewer' }),
    decided_at: InstantSchema,
  })
  .openapi('ReportDecision');

const caseFields = {
  id: IdSchema,
  target_kind: z.enum(reportTargetKinds),
  name: z.string().nullable().openapi({
    description: 'Title or display name when reported; typed text if not found; null once erased',
  }),
  business: z
    .object({ id: IdSchema, display_name: z.string(), verification_status: z.enum(verificationStatuses) })
    .nullable(),
  event_id: z.string().nullable(),
  kinds: z.array(z.enum(reportKinds)).openapi({ description: 'Of its reports, each once' }),
  reports_count: z.int(),
  first_reported_at: InstantSchema,
  due_at: InstantSchema.openapi({ description: 'Deadline of its first report' }),
  decision: ReportDecisionSchema.nullable(),
};

const ReportCaseEntrySchema = z.object(caseFields).openapi('ReportCaseEntry');

const ReportedContentSchema = z
  .object({
    taken_at: InstantSchema,
    is_public: z.boolean().openapi({ description: 'Whether guests see it' }),
    name: z.string(),
    description: z.string(),
    place: z.string(),
    starts_at: InstantSchema.nullable(),
    ends_at: InstantSchema.nullable(),
    link: z.string().nullable(),
    contact: z.string().nullable(),
    tags: z.array(z.string()),
    picture_urls: z.array(z.string()),
  })
  .openapi('ReportedContent');

const ReportCaseSchema = z
  .object({
    ...caseFields,
    page_url: z.string().nullable().openapi({ description: 'Its public page; null without one' }),
    reported: ReportedContentSchema.nullable().openapi({
      description: 'Content when first reported; null if unknown or erased',
    }),
    current: ReportedContentSchema.nullable().openapi({ description: 'Current content; null when it is gone' }),
    reports: z.array(
      z.object({
        id: IdSchema,
        reference: z.string(),
        kind: z.enum(reportKinds),
        named: z.string().nullable().openapi({ description: 'What was typed as the target' }),
        explanation: z.string().nullable().openapi({ description: 'Null, like the reporter, once erased' }),
        name: z.string().nullable(),
        email: z.string().nullable(),
        user_id: z.string().nullable().openapi({ description: 'Of a person of the consumer app' }),
        language: z.enum(languages),
        created_at: InstantSchema,
      }),
    ),
    earlier: z.array(ReportCaseEntrySchema).openapi({
      description: 'The newest 20 other cases of the same business',
    }),
  })
  .openapi('ReportCase');

const listReports = defineRoute({
  method: 'get',
  path: '/review/reports',
  operationId: 'listReports',
  priority: 'always',
  tag,
  summary: 'Reported events and businesses: open ones by due date, decided ones newest first',
  access: readsReports,
  request: {
    query: z.strictObject({
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      state: z.enum(reportStates).default('open'),
      kind: z.enum(reportKinds).optional(),
    }),
  },
  success: {
    status: 200,
    description: 'One page of cases, and how many there are in each state',
    schema: pageOf(ReportCaseEntrySchema).extend({
      counts: z.object({ open: z.int(), late: z.int(), decided: z.int() }),
    }),
  },
});

const getReport = defineRoute({
  method: 'get',
  path: '/review/reports/{id}',
  operationId: 'getReport',
  priority: 'always',
  tag,
  summary: 'One reported event or business with all reports on it',
  access: readsReports,
  request: { params },
  success: { status: 200, description: 'The case', schema: ReportCaseSchema },
  problems: ['not_found'],
});

const OutcomeSchema = z
  .strictObject({
    outcome: z.enum(reportOutcomes),
    reasons: z
      .array(z.enum(noActionReasons))
      .max(noActionReasons.length)
      .refine((reasons) => new Set(reasons).size === reasons.length, 'Names a reason twice')
      .default([])
      .openapi({ description: 'Reasons for no action; empty with an action' }),
    words: text(reportWordsLength).default('').openapi({
      description: 'The action, or why there is none; sent unchanged to all reporters',
    }),
    measure: MeasureInputSchema.optional().openapi({
      description: 'Imposed on the reported event or its business, in one transaction with the decision',
    }),
  })
  .refine(({ outcome, reasons, words }) => outcome !== 'no_action' || reasons.length > 0 || words !== '', {
    path: ['reasons'],
    message: 'Name a reason',
    params: { code: 'reason_missing' },
  })
  .refine(({ outcome, reasons }) => outcome !== 'action_taken' || reasons.length === 0, {
    path: ['reasons'],
    message: 'These are reasons to do nothing',
    params: { code: 'invalid_value' },
  })
  .refine(({ outcome, words }) => outcome !== 'action_taken' || words !== '', {
    path: ['words'],
    message: 'Say what was done',
    params: { code: 'required' },
  })
  .refine(({ outcome, measure }) => outcome === 'action_taken' || measure === undefined, {
    path: ['measure'],
    message: 'Nothing is done, so nothing is imposed',
    params: { code: 'not_allowed' },
  })
  .openapi('ReportOutcome');

const decideReport = defineRoute({
  method: 'post',
  path: '/review/reports/{id}/decision',
  operationId: 'decideReport',
  priority: 'always',
  tag,
  summary: 'Decide all open reports on a target; everybody who reported gets a mail',
  access: { as: 'reviewer', may: 'decide_reports' },
  request: { params, body: jsonBody(OutcomeSchema) },
  success: { status: 200, description: 'The decided case', schema: ReportCaseSchema },
  problems: ['not_found', 'already_decided', 'measure_exists'],
});

const readReportFigures = defineRoute({
  method: 'get',
  path: '/review/report-figures',
  operationId: 'readReportFigures',
  priority: 'always',
  tag,
  summary: 'Figures of a year for the transparency report; `format=csv` for a table',
  description: 'Counts reports received in the year (Europe/Berlin). `value` is null without decisions.',
  access: { as: 'reviewer', may: 'read_figures' },
  request: {
    query: z.strictObject({
      year: z.coerce.number().int().min(firstFigureYear).max(2999),
      format: z.enum(['json', 'csv']).optional(),
    }),
  },
  success: {
    status: 200,
    description: 'One row per figure',
    schema: z.object({
      year: z.int(),
      data: z.array(z.object({ figure: z.string(), of: z.string().nullable(), value: z.number().nullable() })),
    }),
    hasCsv: true,
  },
});

export const reportReviewRoutes = { listReports, getReport, decideReport, readReportFigures };
