import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { DaySchema, emptyToNull, IdSchema, InstantSchema, line, text } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { eventStatuses } from '#domain/events/lifecycle.ts';
import {
  changeableParts,
  complaintOutcomes,
  measureEndings,
  measureGrounds,
  measureKinds,
  measureLengths,
  measureSteps,
} from '#domain/measures/measures.ts';

const reviewTag = 'Review';
const readsCases = { as: 'reviewer', may: 'read_cases' } as const;
const imposes = { as: 'reviewer', may: 'impose_measures' } as const;
const decidesComplaints = { as: 'reviewer', may: 'decide_complaints' } as const;

const ComplaintSchema = z
  .object({
    text: z.string(),
    created_at: InstantSchema,
    due_at: InstantSchema.openapi({ description: 'Deadline of the decision' }),
    decided_at: InstantSchema.nullable(),
    outcome: z.enum(complaintOutcomes).nullable(),
    reason: z.string().nullable().openapi({ description: 'Reason for the decision' }),
  })
  .openapi('MeasureComplaint');

const StepSchema = z
  .object({
    step: z.enum(measureSteps),
    text: z.string().nullable(),
    changes: z
      .array(z.object({ field: z.enum(changeableParts), before: z.string().nullable(), after: z.string().nullable() }))
      .openapi({ description: 'With `changed`: previous and new reasons and last day' }),
    created_at: InstantSchema,
  })
  .openapi('MeasureStep');

const measureFields = {
  id: IdSchema,
  kind: z.enum(measureKinds),
  ground: z.enum(measureGrounds),
  source: z.string().nullable().openapi({ description: 'Law or clause of the terms' }),
  facts: z.string().openapi({ description: 'What was found' }),
  event_id: IdSchema.nullable(),
  event_title: z.string().nullable().openapi({ description: 'As it was then' }),
  found_by_program: z.boolean().openapi({ description: 'Detected by a program; a person decided' }),
  imposed_at: InstantSchema,
  changed_at: InstantSchema.nullable().openapi({ description: 'When reasons or end last changed' }),
  effective_at: InstantSchema,
  in_force: z.boolean(),
  ends_at: InstantSchema.nullable().openapi({ description: 'When it expires' }),
  ended_at: InstantSchema.nullable(),
  ending: z.enum(measureEndings).nullable(),
  complain_until: InstantSchema,
  may_complain: z.boolean(),
  complaint: ComplaintSchema.nullable(),
  history: z.array(StepSchema),
};

export const MeasureSchema = z.object(measureFields).openapi('Measure');

export const ReviewedMeasureSchema = z
  .object({
    ...measureFields,
    imposed_by: z.string().openapi({ description: 'User name of the reviewer' }),
    complaint_decided_by: z.string().nullable(),
  })
  .openapi('ReviewedMeasure');

export const MeasureInputSchema = z
  .strictObject({
    kind: z.enum(measureKinds),
    ground: z.enum(measureGrounds),
    source: emptyToNull(line(measureLengths.source))
      .optional()
      .openapi({ description: 'Law or clause of the terms; some grounds require it' }),
    facts: text(measureLengths.facts, 1).openapi({ description: 'Findings, sent unchanged to the owner' }),
    event_id: IdSchema.nullable().optional(),
    until: DaySchema.nullable().optional().openapi({ description: 'Last day, Europe/Berlin' }),
    found_by_program: z.boolean().default(false),
  })
  .openapi('MeasureInput');

const listMeasures = defineRoute({
  method: 'get',
  path: '/business/measures',
  operationId: 'listMeasures',
  priority: 'member_reads',
  tag: 'Verification',
  summary: 'Measures of the operator against the business and its events, with their reasons, newest first',
  access: { as: 'member', requires: 'active' },
  success: {
    status: 200,
    description: 'The newest hundred',
    schema: z.object({
      data: z.array(MeasureSchema),
      business: z.string().openapi({ description: "The business's name in statements of reasons" }),
    }),
  },
});

const complainAboutMeasure = defineRoute({
  method: 'post',
  path: '/business/measures/{id}/complaint',
  operationId: 'complainAboutMeasure',
  priority: 'writes',
  tag: 'Verification',
  summary: 'Complain about a measure: once, within six months. Owner only',
  description: 'Another reviewer than the one who imposed it decides within seven days. Free of charge.',
  access: { as: 'member', requires: 'owner', whileStopped: true },
  isIdempotent: true,
  request: {
    params: z.object({ id: IdSchema }),
    body: jsonBody(z.strictObject({ text: text(measureLengths.complaint, 1) })),
  },
  success: { status: 201, description: 'The measure with the complaint', schema: MeasureSchema },
  problems: ['not_found', 'measure_over', 'complaint_exists', 'complaint_late'],
});

const ofBusiness = z.object({ id: IdSchema });
const ofMeasure = z.object({ id: IdSchema, measure: IdSchema });

const listCaseMeasures = defineRoute({
  method: 'get',
  path: '/review/businesses/{id}/measures',
  operationId: 'listCaseMeasures',
  priority: 'always',
  tag: reviewTag,
  summary: 'Measures against one business, newest first, and its events that can be hidden',
  access: readsCases,
  request: { params: ofBusiness },
  success: {
    status: 200,
    description: 'The newest hundred of each',
    schema: z.object({
      data: z.array(ReviewedMeasureSchema),
      business: z.string().openapi({ description: "The business's name in statements of reasons" }),
      events: z.array(
        z.object({
          id: IdSchema,
          title: z.string(),
          event_date: z.string().nullable(),
          status: z.enum(eventStatuses),
        }),
      ),
    }),
  },
  problems: ['not_found'],
});

const imposeMeasure = defineRoute({
  method: 'post',
  path: '/review/businesses/{id}/measures',
  operationId: 'imposeMeasure',
  priority: 'always',
  tag: reviewTag,
  summary: 'Impose a measure on a business or one of its events; its owner gets the reasons by mail',
  access: imposes,
  isIdempotent: true,
  request: {
    params: ofBusiness,
    body: jsonBody(MeasureInputSchema),
  },
  success: { status: 201, description: 'The measure', schema: ReviewedMeasureSchema },
  problems: ['not_found', 'measure_exists'],
});

const reasonBody = text(measureLengths.reason, 1).openapi({ description: 'Sent unchanged to the owner' });

const liftMeasure = defineRoute({
  method: 'post',
  path: '/review/businesses/{id}/measures/{measure}/lift',
  operationId: 'liftMeasure',
  priority: 'always',
  tag: reviewTag,
  summary: 'Lift a measure and restore everything',
  access: imposes,
  request: { params: ofMeasure, body: jsonBody(z.strictObject({ reason: reasonBody })) },
  success: { status: 200, description: 'The measure', schema: ReviewedMeasureSchema },
  problems: ['not_found', 'measure_over'],
});

const changeMeasure = defineRoute({
  method: 'patch',
  path: '/review/businesses/{id}/measures/{measure}',
  operationId: 'changeMeasure',
  priority: 'always',
  tag: reviewTag,
  summary: 'Change the reasons or the last day of a measure that has not ended; its owner gets a mail',
  description: 'Kind and target stay. The six months to complain begin again.',
  access: imposes,
  request: {
    params: ofMeasure,
    body: jsonBody(
      z
        .strictObject({
          ground: z.enum(measureGrounds),
          source: emptyToNull(line(measureLengths.source)),
          facts: text(measureLengths.facts, 1).openapi({ description: 'Findings, sent unchanged to the owner' }),
          until: DaySchema.nullable().openapi({ description: 'Last day, Europe/Berlin' }),
        })
        .partial()
        .extend({ reason: reasonBody }),
    ),
  },
  success: { status: 200, description: 'The measure', schema: ReviewedMeasureSchema },
  problems: ['not_found', 'measure_over', 'complaint_exists'],
});

const listComplaints = defineRoute({
  method: 'get',
  path: '/review/complaints',
  operationId: 'listComplaints',
  priority: 'always',
  tag: reviewTag,
  summary: 'Undecided complaints about measures, by due date',
  access: decidesComplaints,
  success: {
    status: 200,
    description: 'The first hundred',
    schema: z.object({
      data: z.array(
        z
          .object({
            business_id: IdSchema,
            company_name: z.string(),
            is_own: z
              .boolean()
              .openapi({ description: 'The caller imposed or changed the measure, so another reviewer decides' }),
            measure: ReviewedMeasureSchema,
          })
          .openapi('WaitingComplaint'),
      ),
    }),
  },
});

const decideComplaint = defineRoute({
  method: 'post',
  path: '/review/businesses/{id}/measures/{measure}/complaint/decision',
  operationId: 'decideComplaint',
  priority: 'always',
  tag: reviewTag,
  summary: 'Decide a complaint about a measure that others imposed and changed',
  description:
    'Upheld: the measure ends with everything restored. Refused: it stays. The owner gets the reasons by mail.',
  access: decidesComplaints,
  request: {
    params: ofMeasure,
    body: jsonBody(z.strictObject({ outcome: z.enum(complaintOutcomes), reason: reasonBody })),
  },
  success: { status: 200, description: 'The measure', schema: ReviewedMeasureSchema },
  problems: ['not_found', 'own_measure', 'already_decided'],
});

export const measuresRoutes = {
  listMeasures,
  complainAboutMeasure,
  listCaseMeasures,
  imposeMeasure,
  changeMeasure,
  liftMeasure,
  listComplaints,
  decideComplaint,
};
