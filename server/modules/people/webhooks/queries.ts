import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#database/connect.ts';
import { businesses } from '#database/schema/businesses.ts';
import { webhookAttempts, webhookDeliveries, webhooks } from '#database/schema/webhooks.ts';
import { isTestBusiness } from '#domain/test-data/test-business.ts';
import { recentDeliveries } from '#domain/webhooks/event-types.ts';
import type { BusinessScope } from '#server/context/actor.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type AttemptRow = typeof webhookAttempts.$inferSelect;

export async function findWebhooks(db: Connection, businessId: BusinessScope): Promise<WebhookRow[]> {
  return db
    .select()
    .from(webhooks)
    .where(eq(webhooks.businessId, businessId))
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id));
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

/** A test key reads the business's test webhooks. */
export async function findReadWebhook(
  db: Connection,
  businessId: BusinessScope,
  id: string,
): Promise<WebhookRow | undefined> {
  if (!isTestBusiness(businessId)) return findWebhook(db, businessId, id);
  const [found] = await db
    .select({ webhook: webhooks })
    .from(webhooks)
    .innerJoin(businesses, eq(businesses.testOf, webhooks.businessId))
    .where(and(eq(webhooks.id, id), eq(webhooks.isTest, true), eq(businesses.id, businessId)));
  return found?.webhook;
}

export async function lockWebhook(
  db: Transaction,
  businessId: BusinessScope,
  id: string,
): Promise<WebhookRow | undefined> {
  const mine = and(eq(webhooks.id, id), eq(webhooks.businessId, businessId));
  const [row] = await db.select().from(webhooks).where(mine).for('no key update');
  return row;
}

export type RecentDelivery = Pick<DeliveryRow, 'id' | 'webhookId' | 'status' | 'nextAttemptAt' | 'createdAt'>;

/** Deliveries per webhook, newest first. */
export async function findRecentDeliveries(db: Connection, webhookIds: readonly string[]): Promise<RecentDelivery[]> {
  if (webhookIds.length === 0) return [];
  const { id, webhookId, status, nextAttemptAt, createdAt } = webhookDeliveries;
  const last = db
    .select({ id, webhookId, status, nextAttemptAt, createdAt })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.businessId, webhooks.businessId), eq(webhookId, webhooks.id)))
    .orderBy(desc(id))
    .limit(recentDeliveries)
    .as('last');
  return db
    .select({
      id: last.id,
      webhookId: last.webhookId,
      status: last.status,
      nextAttemptAt: last.nextAttemptAt,
      createdAt: last.createdAt,
    })
    .from(webhooks)
    .innerJoinLateral(last, sql`true`)
    .where(inArray(webhooks.id, [...webhookIds]))
    .orderBy(desc(last.id));
}

type WebhookKey = Pick<WebhookRow, 'id' | 'businessId'>;
const isOfWebhook = ({ id, businessId }: WebhookKey) =>
  and(eq(webhookDeliveries.businessId, businessId), eq(webhookDeliveries.webhookId, id));

export function countDeliveries(db: Connection, webhook: WebhookKey): Promise<number> {
  return db.$count(webhookDeliveries, isOfWebhook(webhook));
}

/** One page, with all attempts. */
export async function findDeliveries(
  db: Connection,
  webhook: WebhookKey,
  limit: number,
  { after, offset = 0 }: { after?: string; offset?: number },
) {
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(and(isOfWebhook(webhook), after ? lt(webhookDeliveries.id, after) : undefined))
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit)
    .offset(offset);
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
