import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { IdSchema, InstantSchema } from '#contract/shared/fields.ts';
import { PagingQuery, pageOf } from '#contract/shared/paging.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { attemptErrors } from '#domain/webhooks/attempt-errors.ts';
import { newestBodyVersion } from '#domain/webhooks/body-versions.ts';
import { recentDeliveries, webhookEventTypes } from '#domain/webhooks/event-types.ts';

const tag = 'Webhooks';
/** Keys reach webhooks of their mode, people all. */
const access = { as: 'member', requires: 'owner', scope: 'webhooks:write' } as const;
const readAccess = { ...access, scope: 'webhooks:read' } as const;
/** Requires a recent proof of identity from people. */
const atStake = { ...access, stake: 'who_may_act' } as const;
const params = z.object({ id: IdSchema });

const UrlSchema = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .refine(
    (url) => !URL.canParse(url) || (new URL(url).username === '' && new URL(url).password === ''),
    'Carries a password',
  )
  .openapi({ example: 'https://shop.example/hooks/dabei' });
const EventTypesSchema = z
  .array(z.enum(webhookEventTypes))
  .min(1)
  .max(webhookEventTypes.length)
  .refine((types) => new Set(types).size === types.length, 'Names a type twice');
const IncludesDraftsSchema = z.boolean().openapi({
  description:
    'Whether invisible events such as drafts are sent; changes of a draft at most once a minute. Without it an event starts with `event.created` when guests see it',
});
const BodyVersionSchema = z.int().min(1).max(newestBodyVersion).openapi({
  description:
    'Form of the bodies: 1 has `event_type` and `data`, 2 also `type` and `timestamp`. A webhook keeps the version it was made with until it is changed',
});
const TestSchema = z.boolean().openapi({
  description: 'True: it receives what test keys do, and nothing else. Fixed at creation',
});
const SecretSchema = z.string().openapi({ example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' });

const WebhookSchema = z
  .object({
    id: z.string(),
    url: z.string(),
    event_types: z.array(z.enum(webhookEventTypes)),
    includes_drafts: IncludesDraftsSchema,
    body_version: BodyVersionSchema,
    test: TestSchema,
    status: z.enum(['active', 'disabled']),
    failing_since: InstantSchema.nullable(),
    created_at: InstantSchema,
  })
  .openapi('Webhook');

const deliveryStatuses = ['pending', 'delivered', 'failed'] as const;

const RecentDeliverySchema = z
  .object({
    id: z.string(),
    status: z.enum(deliveryStatuses),
    next_attempt_at: InstantSchema.nullable(),
    created_at: InstantSchema,
  })
  .openapi('RecentDelivery');

const DeliverySchema = z
  .object({
    id: z.string().openapi({ description: 'The `webhook-id` of every attempt' }),
    event_type: z.string(),
    status: z.enum(deliveryStatuses),
    body: z.record(z.string(), z.unknown()).openapi({ description: 'As under `webhooks` of this document' }),
    next_attempt_at: InstantSchema.nullable(),
    delivered_at: InstantSchema.nullable(),
    created_at: InstantSchema,
    attempts: z.array(
      z.object({
        response_status: z.int().nullable(),
        error: z.enum(attemptErrors).nullable().openapi({ description: 'Why there was no response' }),
        duration_ms: z.int().openapi({ description: 'Rounded up to 100 ms' }),
        attempted_at: InstantSchema,
      }),
    ),
  })
  .openapi('WebhookDelivery');

export const WebhookAtAGlanceSchema = WebhookSchema.extend({
  recent_deliveries: z
    .array(RecentDeliverySchema)
    .openapi({ description: `The last ${recentDeliveries}, newest first` }),
}).openapi('WebhookAtAGlance');

const listWebhooks = defineRoute({
  method: 'get',
  path: '/webhooks',
  operationId: 'listWebhooks',
  priority: 'member_reads',
  tag,
  summary: 'Webhooks of the business',
  access,
  request: { query: z.strictObject(PagingQuery) },
  success: {
    status: 200,
    description: 'Webhooks, newest first',
    schema: pageOf(WebhookAtAGlanceSchema),
  },
});

const getWebhook = defineRoute({
  method: 'get',
  path: '/webhooks/{id}',
  operationId: 'getWebhook',
  priority: 'member_reads',
  tag,
  summary: 'One webhook',
  access,
  hasEtag: true,
  request: { params },
  success: { status: 200, description: 'The webhook', schema: WebhookSchema },
  problems: ['not_found'],
});

const createWebhook = defineRoute({
  method: 'post',
  path: '/webhooks',
  operationId: 'createWebhook',
  priority: 'writes',
  tag,
  summary: 'Add a webhook; only this response contains its secret',
  description:
    'A test key makes test webhooks, a live key others. Receivers that cannot be called read `GET /webhooks/{id}/messages`.',
  access: atStake,
  isIdempotent: true,
  request: {
    body: jsonBody(
      z.strictObject({
        url: UrlSchema,
        event_types: EventTypesSchema.default([...webhookEventTypes]),
        includes_drafts: IncludesDraftsSchema.default(false),
        test: TestSchema.default(false),
      }),
    ),
  },
  success: {
    status: 201,
    description: 'The new webhook',
    schema: WebhookSchema.extend({ secret: SecretSchema }).openapi('NewWebhook'),
  },
  problems: ['webhook_target', 'limit_reached'],
});

const updateWebhook = defineRoute({
  method: 'patch',
  path: '/webhooks/{id}',
  operationId: 'updateWebhook',
  priority: 'writes',
  tag,
  summary: 'Change URL or types, disable or enable',
  access: atStake,
  hasEtag: true,
  request: {
    params,
    body: jsonBody(
      z.strictObject({
        url: UrlSchema.optional(),
        event_types: EventTypesSchema.optional(),
        includes_drafts: IncludesDraftsSchema.optional(),
        body_version: BodyVersionSchema.optional(),
        status: z.enum(['active', 'disabled']).optional(),
      }),
    ),
  },
  success: { status: 200, description: 'The changed webhook', schema: WebhookSchema },
  problems: ['not_found', 'webhook_target'],
});

const deleteWebhook = defineRoute({
  method: 'delete',
  path: '/webhooks/{id}',
  operationId: 'deleteWebhook',
  priority: 'writes',
  tag,
  summary: 'Remove a webhook with its delivery log',
  access: { ...access, stake: 'who_may_act', openBecause: 'only_ends' },
  request: { params },
  success: { status: 204, description: 'Removed' },
  problems: ['not_found'],
});

const rotateWebhookSecret = defineRoute({
  method: 'post',
  path: '/webhooks/{id}/rotate-secret',
  operationId: 'rotateWebhookSecret',
  priority: 'writes',
  tag,
  summary: 'Create a new secret; the old one also signs for 24 hours',
  access: atStake,
  isIdempotent: true,
  request: { params },
  success: { status: 200, description: 'The new secret, shown once', schema: z.object({ secret: SecretSchema }) },
  problems: ['not_found'],
});

const testWebhook = defineRoute({
  method: 'post',
  path: '/webhooks/{id}/test',
  operationId: 'testWebhook',
  priority: 'writes',
  tag,
  summary: 'Send a test delivery',
  access,
  isIdempotent: true,
  request: { params },
  success: { status: 202, description: 'Being sent', schema: z.object({ delivery_id: z.string() }) },
  problems: ['not_found', 'webhook_disabled'],
});

const listWebhookDeliveries = defineRoute({
  method: 'get',
  path: '/webhooks/{id}/deliveries',
  operationId: 'listWebhookDeliveries',
  priority: 'member_reads',
  tag,
  summary: 'Delivery log, newest first, with every attempt',
  access: readAccess,
  request: { params, query: z.strictObject(PagingQuery) },
  success: { status: 200, description: 'Deliveries', schema: pageOf(DeliverySchema) },
  problems: ['not_found'],
});

const MessageSchema = DeliverySchema.omit({ attempts: true })
  .extend({ position: z.string().openapi({ description: 'Position of the message' }) })
  .openapi('WebhookMessage');

const readWebhookMessages = defineRoute({
  method: 'get',
  path: '/webhooks/{id}/messages',
  operationId: 'readWebhookMessages',
  priority: 'member_reads',
  tag,
  summary: 'Messages of a webhook in order, to catch up or to poll instead of receiving',
  description:
    'The same messages with the same ids, as they are delivered, and how far their delivery is. Nothing is missed or moved: read on after `next`. A webhook that is switched off gets messages to be read, too, so a receiver that cannot be called makes one and switches it off. Changes of drafts are there once their minute is over, and what follows them with them. Messages are kept for 30 days: an older or unknown position gets 410 `resync`; then read the events again, and start without `after`.',
  access: readAccess,
  request: {
    params,
    query: z.strictObject({
      after: z
        .string()
        .regex(/^\d{1,15}$/, 'Not a position')
        .optional()
        .openapi({ description: 'Last received position; without it starts with the oldest' }),
      limit: z.coerce.number().int().min(1).max(200).default(100),
    }),
  },
  success: {
    status: 200,
    description: 'Messages after the position',
    schema: z.object({
      data: z.array(MessageSchema),
      next: z.string().openapi({ description: 'Position to continue after' }),
    }),
  },
  problems: ['not_found', 'resync'],
});

const redeliverWebhook = defineRoute({
  method: 'post',
  path: '/webhooks/{id}/deliveries/{delivery_id}/redeliver',
  operationId: 'redeliverWebhook',
  priority: 'writes',
  tag,
  summary: 'Send a delivery again under the same id',
  access,
  isIdempotent: true,
  request: { params: params.extend({ delivery_id: IdSchema }) },
  success: { status: 202, description: 'Being sent', schema: z.object({ delivery_id: z.string() }) },
  problems: ['not_found', 'webhook_disabled'],
});

export const webhooksRoutes = {
  listWebhooks,
  getWebhook,
  createWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
  listWebhookDeliveries,
  readWebhookMessages,
  redeliverWebhook,
};
