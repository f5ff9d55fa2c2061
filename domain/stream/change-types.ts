import { webhookEventTypes } from '#domain/webhooks/event-types.ts';

/** What the stream announces to a signed-in business. */
export const changeTypes = [
  ...webhookEventTypes,
  'credits.changed',
  'push.changed',
  'notices.changed',
  'verification.changed',
  'measures.changed',
  'subscription.changed',
] as const;
export type ChangeType = (typeof changeTypes)[number];
