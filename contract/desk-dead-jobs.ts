import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema } from '#contract/shared/fields.ts';
import { ReasonSchema } from '#contract/shared/reason.ts';
import { defineRoute } from '#contract/shared/route.ts';

const tag = 'Desk';
const access = { as: 'reviewer', may: 'run_jobs' } as const;
const act = { method: 'post', tag, priority: 'always', access, isIdempotent: true } as const;
const params = z.object({ id: IdSchema });

const listDeadJobs = defineRoute({
  method: 'get',
  path: '/desk/jobs',
  operationId: 'listDeadJobs',
  priority: 'always',
  tag,
  summary: 'Jobs that were given up, without their data',
  access,
  request: { query: z.strictObject({ business_id: IdSchema.optional() }) },
  success: {
    status: 200,
    description: 'Newest first, at most 200',
    schema: z.object({
      data: z.array(
        z
          .object({
            id: IdSchema,
            queue: z.string(),
            tries: z.int(),
            reason: z.string().openapi({ description: 'Why the last try failed' }),
            enqueued_at: InstantSchema,
            failed_at: InstantSchema,
          })
          .openapi('DeadJob'),
      ),
    }),
  },
});

const runDeadJob = defineRoute({
  ...act,
  path: '/desk/jobs/{id}/run',
  operationId: 'runDeadJob',
  summary: 'Do a job again that was given up',
  request: { params, body: jsonBody(z.strictObject({ reason: ReasonSchema })) },
  success: { status: 200, description: 'In its queue again', schema: z.object({ queue: z.string() }) },
});

const resumeWebhook = defineRoute({
  ...act,
  path: '/desk/customers/{id}/webhooks/resume',
  operationId: 'resumeWebhook',
  summary: 'Switch a webhook on again and deliver what it missed',
  description: 'The messages keep their ids. At most 500 that were given up in the last 30 days, oldest first.',
  request: { params, body: jsonBody(z.strictObject({ webhook_id: IdSchema, reason: ReasonSchema })) },
  success: {
    status: 200,
    description: 'Switched on',
    schema: z.object({ url: z.string(), redelivered: z.int().nonnegative() }),
  },
});

export const deskDeadJobsRoutes = { listDeadJobs, runDeadJob, resumeWebhook };
