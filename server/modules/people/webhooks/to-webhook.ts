import { attemptErrors } from '#domain/webhooks/attempt-errors.ts';
import type { AttemptRow, DeliveryRow, RecentDelivery, WebhookRow } from '#server/modules/people/webhooks/queries.ts';

/** Body of a message, in the version of its webhook. */
export function toBody(
  { bodyVersion }: Pick<WebhookRow, 'bodyVersion'>,
  type: string,
  data: Record<string, unknown>,
  now: Date,
): Record<string, unknown> {
  const body = { event_type: type, data };
  return bodyVersion === 1 ? body : { type, timestamp: now.toISOString(), ...body };
}

export function toWebhook(row: WebhookRow) {
  return {
    id: row.id,
    url: row.url,
    event_types: row.eventTypes,
    includes_drafts: row.includesDrafts,
    body_version: row.bodyVersion,
    test: row.isTest,
    status: row.status,
    failing_since: row.failingSince?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}

/** The webhook with its share of the recent deliveries. */
export function toWebhookAtAGlance(row: WebhookRow, recent: readonly RecentDelivery[]) {
  const mine = recent.filter(({ webhookId }) => webhookId === row.id);
  return {
    ...toWebhook(row),
    recent_deliveries: mine.map(({ id, status, nextAttemptAt, createdAt }) => ({
      id,
      status,
      next_attempt_at: nextAttemptAt?.toISOString() ?? null,
      created_at: createdAt.toISOString(),
    })),
  };
}

/** Older attempts recorded more detail than is shown. */
function toError(error: string | null) {
  return error === null ? null : (attemptErrors.find((known) => known === error) ?? 'no_answer');
}

function toState(row: DeliveryRow) {
  return {
    id: row.id,
    event_type: row.eventType,
    status: row.status,
    body: row.body as Record<string, unknown>,
    next_attempt_at: row.nextAttemptAt?.toISOString() ?? null,
    delivered_at: row.deliveredAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}

export function toMessage(row: DeliveryRow) {
  return { position: String(row.position), ...toState(row) };
}

export function toDelivery(row: DeliveryRow & { log: AttemptRow[] }) {
  return {
    ...toState(row),
    attempts: row.log.map((attempt) => ({
      response_status: attempt.responseStatus,
      error: toError(attempt.error),
      duration_ms: attempt.durationMs,
      attempted_at: attempt.attemptedAt.toISOString(),
    })),
  };
}
