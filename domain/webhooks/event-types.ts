/** What a webhook can be told. */
export const webhookEventTypes = [
  'event.created',
  'event.updated',
  'event.deleted',
  'participant.joined',
  'participant.left',
  'participant.approved',
  'participant.rejected',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** Endpoints that one business may have. */
export const maxWebhooks = 10;
