export const webhookEventTypes = [
  'event.created',
  'event.updated',
  'event.cancelled',
  'event.deleted',
  'participant.joined',
  'participant.offered',
  'participant.left',
  'participant.approved',
  'participant.rejected',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** Per business. */
export const maxWebhooks = 10;

/** Deliveries shown per webhook in lists. */
export const recentDeliveries = 12;
