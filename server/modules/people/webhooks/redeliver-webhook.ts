import { and, eq } from 'drizzle-orm';
import { webhookDeliveries } from '#database/schema/webhooks.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { lockChanges } from '#server/modules/news/stream/announce-change.ts';
import { deliverWebhook } from '#server/modules/people/webhooks/deliver-webhook.ts';
import { enqueueDelivery } from '#server/modules/people/webhooks/enqueue-webhook.ts';
import { findWebhook } from '#server/modules/people/webhooks/queries.ts';

async function findActiveWebhook(ctx: AnyContext<Member>, id: string) {
  const webhook = await findWebhook(ctx.db, ctx.actor, id);
  if (!webhook) throw new Problem('not_found');
  if (webhook.status === 'disabled') throw new Problem('webhook_disabled');
  return webhook;
}

/** Repeats a delivery with its id and a new series of attempts; a pending one is attempted immediately. */
export async function redeliverWebhook(ctx: AnyContext<Member>, id: string, deliveryId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await findActiveWebhook(tx, id);
    const [delivery] = await tx.db
      .update(webhookDeliveries)
      .set({ status: 'pending', attempts: 0, nextAttemptAt: tx.now, deliveredAt: null })
      .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, id)))
      .returning({ id: webhookDeliveries.id });
    if (!delivery) throw new Problem('not_found');
    await enqueue(tx, deliverWebhook, { deliveryId, attempt: 1 }, { group: id });
  });
}

/** Sends a test regardless of subscribed types; returns its id. */
export async function testWebhook(ctx: AnyContext<Member>, id: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    // Positions of a business's messages must commit in order.
    await lockChanges(tx, tx.actor.businessId);
    const webhook = await findActiveWebhook(tx, id);
    return enqueueDelivery(tx, webhook, 'test', { message: 'This is a test delivery.' });
  });
}
