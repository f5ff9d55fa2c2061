import type { WebhookEventType } from '#domain/webhooks/event-types.ts';
import type { TransactionContext } from '#server/context/context.ts';
import type { EventRow } from '#server/modules/events/queries.ts';
import { toEvent } from '#server/modules/events/to-event.ts';
import { announceChange } from '#server/modules/stream/announce-change.ts';
import { enqueueWebhook } from '#server/modules/webhooks/enqueue-webhook.ts';

/** Announces to webhooks and streams what happened to an event or its participants, in the caller's transaction. */
export async function announceEvent(
  ctx: Pick<TransactionContext, 'db' | 'now' | 'deps'>,
  type: WebhookEventType,
  event: EventRow,
  participant?: { userId: string; status: string },
): Promise<void> {
  const data = {
    event: toEvent(event, ctx.deps.config),
    ...(participant ? { participant: { user_id: participant.userId, status: participant.status } } : {}),
  };
  // In this order: a business that is being deleted takes its place among the changes before it takes its webhooks away.
  await announceChange(ctx, event.businessId, type, event.id);
  await enqueueWebhook(ctx, event.businessId, type, data, event);
}
