/** What a webhook can be notified of. */
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

/** Maximum number of endpoints of one business. */
export const maxWebhooks = 10;

/** How many of its last deliveries a list of webhooks shows of each. */
export const recentDeliveries = 12;
