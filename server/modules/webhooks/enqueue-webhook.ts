import { randomUUIDv7 } from 'node:crypto';
import { and, arrayContains, eq } from 'drizzle-orm';
import { webhookDeliveries, webhooks } from '#database/schema/webhooks.ts';
import type { WebhookEventType } from '#domain/webhooks/event-types.ts';
import type { TransactionContext } from '#server/context/context.ts';

type InTransaction = Pick<TransactionContext, 'db' | 'now' | 'deps'>;

/** Puts one delivery to a webhook into the outbox; returns its id, which is the `webhook-id`. */
export async function enqueueDelivery(
  { db, now, deps }: InTransaction,
  webhookId: string,
  eventType: string,
  data: Record<string, unknown>,
): Promise<string> {
  const id = randomUUIDv7();
  const body = { event_type: eventType, data };
  await db
    .insert(webhookDeliveries)
    .values({ id, webhookId, eventType, body, status: 'pending', nextAttemptAt: now, createdAt: now });
  await deps.jobs.enqueue(db, 'deliver-webhook', { deliveryId: id, attempt: 1 }, { group: webhookId });
  return id;
}

/**
 * Enqueues a delivery for every webhook of the business that listens to this type, in the caller's transaction: it is sent
 * exactly if that commits.
 */
export async function enqueueWebhook(
  ctx: InTransaction,
  businessId: string,
  eventType: WebhookEventType,
  data: Record<string, unknown>,
): Promise<void> {
  const listening = await ctx.db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.businessId, businessId),
        eq(webhooks.status, 'active'),
        arrayContains(webhooks.eventTypes, [eventType]),
      ),
    )
    // One that is being deleted is waited for: a delivery without its webhook would fail the whole transaction.
    .for('key share');
  for (const { id } of listening) await enqueueDelivery(ctx, id, eventType, data);
}
