import type { WebhookEventType } from '#domain/webhooks/event-types.ts';
import { toJson } from './calls.ts';
import { readContract } from './contract.ts';
import type { Field } from './schema.ts';
import { fieldsOf } from './schema.ts';

type Body = { data: { event?: Record<string, unknown> } & Record<string, unknown> } & Record<string, unknown>;

function bodyOf(type: WebhookEventType): Body {
  return readContract().webhooks[type]?.post.requestBody.content['application/json']?.example as Body;
}

/** Example delivery of a webhook. */
export function deliveryOf(type: WebhookEventType): string {
  return `POST /hooks HTTP/1.1
content-type: application/json
webhook-id: 019a3f55-0b8c-7e21-8f43-6a1d9c7e5b02
webhook-timestamp: 1796248800
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

${toJson(bodyOf(type))}`;
}

/** Fields of the event that tell the types apart; all of them are those of `Event`. */
const shown = ['id', 'external_id', 'title', 'status', 'starts_at', 'cancelled_at', 'updated_at'];

/** Body of a type, with a part of the event. */
export function shortBodyOf(type: WebhookEventType): string {
  const { data, ...rest } = bodyOf(type);
  const event = Object.fromEntries(shown.map((name) => [name, data.event?.[name]]));
  return toJson({ ...rest, data: { ...data, event } });
}

/** The guest of a body has the sentences of a participant; the event is described as `Event`. */
function toBodyField(field: Field): Field {
  if (field.name === 'event') return { ...field, children: [] };
  if (field.name === 'data') return { ...field, children: field.children.map(toBodyField) };
  return { ...field, children: field.children.map((each) => ({ ...each, owners: [...each.owners, 'Participant'] })) };
}

/** Fields of a type's body, as those of a call. */
export function bodyFieldsOf(type: WebhookEventType): Field[] {
  const schema = readContract().webhooks[type]?.post.requestBody.content['application/json']?.schema;
  return fieldsOf(schema, 'WebhookMessage').map(toBodyField);
}
