import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { webhookAttempts, webhookDeliveries, webhooks } from '#database/schema/webhooks.ts';
import type { BusinessScope } from '#server/http/actor.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type AttemptRow = typeof webhookAttempts.$inferSelect;

export async function findWebhooks(db: Connection, businessId: BusinessScope): Promise<WebhookRow[]> {
  return db.select().from(webhooks).where(eq(webhooks.businessId, businessId)).orderBy(desc(webhooks.id));
}

export async function findWebhook(
  db: Connection,
  businessId: BusinessScope,
  id: string,
): Promise<WebhookRow | undefined> {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.businessId, businessId)));
  return row;
}

/** One page of the delivery log of a webhook that was found before, with all attempts. */
export async function findDeliveries(db: Connection, webhookId: string, limit: number, cursor: string | undefined) {
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), cursor ? lt(webhookDeliveries.id, cursor) : undefined))
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const attempts = ids.length
    ? await db
        .select()
        .from(webhookAttempts)
        .where(inArray(webhookAttempts.deliveryId, ids))
        .orderBy(webhookAttempts.id)
    : [];
  return rows.map((row) => ({ ...row, log: attempts.filter(({ deliveryId }) => deliveryId === row.id) }));
}
