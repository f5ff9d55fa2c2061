import { z } from '@hono/zod-openapi';
import { UserIdSchema } from '#contract/participants.ts';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, text } from '#contract/shared/fields.ts';
import { ReportReceivedSchema, reportExample, reportFields, withSender } from '#contract/shared/report-fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { reportLengths } from '#domain/reports/limits.ts';

const description =
  'The response does not reveal whether the target was found. Confirmation and decision are mailed. Five an hour per caller.';
const success = { status: 202, description: 'Received for review', schema: ReportReceivedSchema } as const;

const ReportSchema = withSender(
  z.strictObject({
    target: text(reportLengths.target, 1).openapi({
      description: "URL of an event's or business's page, or a description",
    }),
    ...reportFields,
  }),
).openapi('Report', {
  example: { target: 'https://dabei.example/e/0123456789ab-kneipenquiz', ...reportExample },
});

const sendReport = defineRoute({
  method: 'post',
  path: '/reports',
  operationId: 'sendReport',
  priority: 'writes',
  tag: 'Contact',
  summary: 'Report an event or a business that is illegal or false',
  description,
  access: { as: 'visitor' },
  isIdempotent: true,
  request: { body: jsonBody(ReportSchema) },
  success,
});

const oneTarget = {
  path: ['event_id'],
  message: 'Either `event_id` or `business_id`',
  params: { code: 'one_target' },
};

const sendAppReport = defineRoute({
  method: 'post',
  path: '/app/reports',
  operationId: 'sendAppReport',
  priority: 'writes',
  tag: 'Consumer app',
  summary: 'Report an event or a business as a person of the app',
  description,
  access: { as: 'app' },
  isIdempotent: true,
  request: {
    body: jsonBody(
      withSender(
        z.strictObject({
          event_id: IdSchema.nullable().default(null).openapi({ description: 'This or `business_id`' }),
          business_id: IdSchema.nullable().default(null).openapi({ description: 'This or `event_id`' }),
          user_id: UserIdSchema,
          ...reportFields,
        }),
      )
        .refine((report) => (report.event_id === null) !== (report.business_id === null), oneTarget)
        .openapi({
          example: { event_id: '019a3f52-7c1e-7b40-9d0a-5f1c2e8b6a31', user_id: 'u_4711', ...reportExample },
        }),
    ),
  },
  success,
});

export const reportRoutes = { sendReport, sendAppReport };
