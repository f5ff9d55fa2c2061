import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from '@hono/zod-openapi';
import { ParticipantSchema } from '#contract/participants.ts';
import { EventSchema } from '#contract/shared/event-fields.ts';
import { InstantSchema } from '#contract/shared/fields.ts';
import type { WebhookEventType } from '#domain/webhooks/event-types.ts';
import { webhookEventTypes } from '#domain/webhooks/event-types.ts';

export type WebhookMessageType = WebhookEventType | 'test';

/** When each type is sent. */
const summaries: Record<WebhookMessageType, string> = {
  'event.created': 'Guests see a new event; for webhooks with drafts, it was made',
  'event.updated': 'An event has changed',
  'event.cancelled': 'An event was cancelled',
  'event.deleted': 'An event was deleted',
  'participant.joined': 'Someone wants to come: `status` says whether they have a place, wait or applied',
  'participant.offered': 'Someone on the waiting list was offered a place',
  'participant.left': 'Someone has left',
  'participant.approved': 'Someone was approved',
  'participant.rejected': 'Someone was rejected',
  test: 'A test delivery was requested',
};

export const webhookMessageTypes = [...webhookEventTypes, 'test'] as const satisfies readonly WebhookMessageType[];

const { user_id, status, party_size, channel } = ParticipantSchema.shape;

function dataOf(type: WebhookMessageType): z.ZodObject {
  if (type === 'test') return z.object({ message: z.string().openapi({ example: 'This is a test delivery.' }) });
  if (!type.startsWith('participant.')) return z.object({ event: EventSchema });
  return z.object({ event: EventSchema, participant: z.object({ user_id, status, party_size, channel }) });
}

/** `participant.joined` -> `WebhookParticipantJoined` */
function webhookSchemaName(type: WebhookMessageType): string {
  const words = type.split('.').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `Webhook${words.join('')}`;
}

/** Body of a delivery, newest version. */
export function webhookBodySchema(type: WebhookMessageType) {
  return z
    .object({
      type: z.literal(type).openapi({ description: 'Missing in bodies of version 1' }),
      timestamp: InstantSchema.openapi({ description: 'When it happened. Missing in bodies of version 1' }),
      event_type: z.literal(type).openapi({ description: 'Equals `type`' }),
      data: dataOf(type),
    })
    .openapi(webhookSchemaName(type));
}

const headers = z.object({
  'webhook-id': z.string().openapi({ description: 'Id of the delivery, the same for every attempt' }),
  'webhook-timestamp': z.string().openapi({ description: 'Time of the attempt, in seconds since 1970' }),
  'webhook-signature': z.string().openapi({ description: 'Signatures of Standard Webhooks, separated by spaces' }),
});

/** Describes every type in the document's `webhooks`. */
export function registerWebhooks(registry: OpenAPIHono['openAPIRegistry']): void {
  for (const type of webhookMessageTypes) {
    registry.registerWebhook({
      method: 'post',
      path: type,
      operationId: `receive${webhookSchemaName(type)}`,
      tags: ['Webhooks'],
      summary: summaries[type],
      description: 'Sent by us to the URL of a webhook, signed as Standard Webhooks. Delivery is at least once.',
      security: [],
      request: {
        headers,
        body: { required: true, content: { 'application/json': { schema: webhookBodySchema(type) } } },
      },
      responses: {
        '2XX': { description: 'Received' },
        410: { description: 'Switches the webhook off' },
      },
    });
  }
}
