import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { webhookDeliveries, webhooks } from '#database/schema/webhooks.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { deliverWebhook } from '#server/modules/people/webhooks/deliver-webhook.ts';

const MOST = 500;
/** How long messages are kept, in milliseconds. */
const KEPT_MS = 30 * 86_400_000;

/** Switches a webhook on and enqueues given-up messages with their ids, oldest first; undefined if it does not exist. */
export async function resumeDeliveries(tx: TransactionContext, businessId: string, id: string) {
  const mine = and(eq(webhooks.id, id), eq(webhooks.businessId, businessId));
  const [webhook] = await tx.db.select().from(webhooks).where(mine).for('no key update');
  if (!webhook) return undefined;
  const active = { status: 'active' as const, failingSince: null, updatedAt: tx.now };
  if (webhook.status === 'disabled') await tx.db.update(webhooks).set(active).where(mine);
  const { status, createdAt, webhookId } = webhookDeliveries;
  const missed = await tx.db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.businessId, businessId),
        eq(webhookId, id),
        eq(status, 'failed'),
        gt(createdAt, new Date(tx.now.getTime() - KEPT_MS)),
      ),
    )
    .orderBy(asc(webhookDeliveries.id))
    .limit(MOST);
  const ids = missed.map((delivery) => delivery.id);
  if (ids.length > 0) {
    const again = { status: 'pending' as const, attempts: 0, nextAttemptAt: tx.now, deliveredAt: null };
    await tx.db.update(webhookDeliveries).set(again).where(inArray(webhookDeliveries.id, ids));
  }
  for (const deliveryId of ids) await enqueue(tx, deliverWebhook, { deliveryId, attempt: 1 }, { group: id });
  return { url: webhook.url, redelivered: ids.length, wasResting: webhook.status === 'disabled' || ids.length > 0 };
}
