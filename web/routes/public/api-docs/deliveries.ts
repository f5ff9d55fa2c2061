import type { WebhookEventType } from '#domain/webhooks/event-types.ts';
import { toJson } from './calls.ts';
import { readEndpoints } from './endpoints.ts';

const exampleOf = (operationId: string) =>
  readEndpoints().find((endpoint) => endpoint.operationId === operationId)?.success.example as Record<string, unknown>;

/** Example payload of a webhook: the event, and the person if included. */
export function deliveryOf(type: WebhookEventType): string {
  const participant = exampleOf('approveParticipant');
  const { user_id, party_size, channel } = participant;
  const data = {
    event: exampleOf('createEvent'),
    ...(type.startsWith('participant')
      ? { participant: { user_id, status: type.split('.')[1], party_size, channel } }
      : {}),
  };
  return `POST /hooks HTTP/1.1
content-type: application/json
webhook-id: 019a3f55-0b8c-7e21-8f43-6a1d9c7e5b02
webhook-timestamp: 1796248800
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

${toJson({ event_type: type, data })}`;
}
