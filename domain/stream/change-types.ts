import { webhookEventTypes } from '#domain/webhooks/event-types.ts';

export const changeTypes = [
  ...webhookEventTypes,
  'credits.changed',
  'push.changed',
  'notices.changed',
  'agent_requests.changed',
  'verification.changed',
  'measures.changed',
  'subscription.changed',
] as const;
export type ChangeType = (typeof changeTypes)[number];
