import type { AttemptRow, DeliveryRow, WebhookRow } from '#server/modules/webhooks/queries.ts';

export function toWebhook(row: WebhookRow) {
  return {
    id: row.id,
    url: row.url,
    event_types: row.eventTypes,
    status: row.status,
    failing_since: row.failingSince?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}

export function toDelivery(row: DeliveryRow & { log: AttemptRow[] }) {
  return {
    id: row.id,
    event_type: row.eventType,
    status: row.status,
    body: row.body as Record<string, unknown>,
    next_attempt_at: row.nextAttemptAt?.toISOString() ?? null,
    delivered_at: row.deliveredAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    attempts: row.log.map((attempt) => ({
      response_status: attempt.responseStatus,
      error: attempt.error,
      duration_ms: attempt.durationMs,
      attempted_at: attempt.attemptedAt.toISOString(),
    })),
  };
}
