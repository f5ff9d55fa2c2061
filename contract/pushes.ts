import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { pushReturns, pushStatuses, resultHours, smallestAudience } from '#domain/pushes/push-rules.ts';

const people = z.int().min(0).max(10_000_000);
const path = z.object({ id: IdSchema });

const resultFields = {
  audience: people.openapi({ description: 'People matching the audience', example: 240 }),
  sent: people.openapi({ description: 'Number of people it was sent to', example: 238 }),
  delivered: people.openapi({ description: 'Number of phones it arrived on', example: 221 }),
  opened: people.openapi({ description: 'Number of people who opened it', example: 64 }),
};

export const PushSchema = z
  .object({
    id: z.string(),
    event_id: z.string(),
    status: z.enum(pushStatuses).openapi({
      description:
        '`planned` for `send_at`, `sent` to the app, `done` with its result or without one in time, `dropped` before it was sent',
    }),
    send_at: InstantSchema,
    sent_at: InstantSchema.nullable(),
    low_estimate: z.int().openapi({ description: 'Lower end of the estimate, in people' }),
    result: z.object(resultFields).nullable().openapi({ description: 'As the app reported, in people' }),
    returned_credits: z.int(),
    return_reason: z.enum(pushReturns).nullable(),
  })
  .openapi('Push');

const getPush = defineRoute({
  method: 'get',
  path: '/events/{id}/push',
  operationId: 'getPush',
  priority: 'member_reads',
  tag: 'Events',
  summary: 'The push of an event, with its time, result and returned credits',
  access: { as: 'member', requires: 'active', scope: 'events:read' },
  request: { params: path },
  success: {
    status: 200,
    description: 'Its newest push',
    schema: z.object({ push: PushSchema.nullable().openapi({ description: 'Null while none is planned' }) }),
  },
  problems: ['not_found'],
});

const reportPush = defineRoute({
  method: 'post',
  path: '/app/pushes/{id}/result',
  operationId: 'reportPush',
  priority: 'writes',
  tag: 'Consumer app',
  summary: 'Report the result of a requested push',
  description: `Report once, within ${resultHours} hours: the first report settles the credits, later ones get the same response without effect. Fewer people than ${smallestAudience}: do not send it, and report the audience with zeros. A late report is recorded and costs nothing.`,
  access: { as: 'app' },
  request: {
    params: path,
    body: jsonBody(
      z
        .strictObject(resultFields)
        .refine(({ audience, sent }) => sent <= audience, { path: ['sent'], message: 'More than the audience' })
        .refine(({ sent, delivered }) => delivered <= sent, { path: ['delivered'], message: 'More than were sent' })
        .refine(({ delivered, opened }) => opened <= delivered, { path: ['opened'], message: 'More than arrived' })
        .refine(({ audience, sent }) => audience >= smallestAudience || sent === 0, {
          path: ['sent'],
          message: `An audience under ${smallestAudience} people gets no push`,
        }),
    ),
  },
  success: { status: 200, description: 'The push with its result', schema: PushSchema },
  problems: ['not_found'],
});

export const pushRoutes = { getPush, reportPush };
