import type { SQL } from 'drizzle-orm';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#database/connect.ts';
import { businesses } from '#database/schema/businesses.ts';
import { webhookAttempts, webhookDeliveries, webhooks } from '#database/schema/webhooks.ts';
import { isTestBusiness } from '#domain/test-data/test-business.ts';
import { recentDeliveries } from '#domain/webhooks/event-types.ts';
import type { Member } from '#server/context/actor.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type AttemptRow = typeof webhookAttempts.$inferSelect;

/** The business that a test side belongs to. */
export function realBusinessOf(testId: string): SQL {
  return sql`(select test.test_of from ${businesses} test where test.id = ${testId}::uuid)`;
}

/** The caller's webhooks: a key's are those of its mode, a person's are all of the business. */
export function isOfCaller({ businessId, sessionId }: Member): SQL | undefined {
  if (isTestBusiness(businessId)) {
    return and(eq(webhooks.businessId, realBusinessOf(businessId)), eq(webhooks.isTest, true));
  }
  return and(eq(webhooks.businessId, businessId), sessionId === null ? eq(webhooks.isTest, false) : undefined);
}

export async function findWebhooks(db: Connection, caller: Member): Promise<WebhookRow[]> {
  return db.select().from(webhooks).where(isOfCaller(caller)).orderBy(desc(webhooks.createdAt), desc(webhooks.id));
}

export async function findWebhook(db: Connection, caller: Member, id: string): Promise<WebhookRow | undefined> {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), isOfCaller(caller)));
  return row;
}

export async function lockWebhook(db: Transaction, caller: Member, id: string): Promise<WebhookRow | undefined> {
  const isMine = and(eq(webhooks.id, id), isOfCaller(caller));
  const [row] = await db.select().from(webhooks).where(isMine).for('no key update');
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
