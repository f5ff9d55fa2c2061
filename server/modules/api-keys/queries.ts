import { desc, eq } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { apiKeys } from '#database/schema/api-keys.ts';
import { subscriptions } from '#database/schema/subscriptions.ts';
import type { BusinessScope } from '#server/context/actor.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

export async function findApiKeys(db: Connection, businessId: BusinessScope): Promise<ApiKeyRow[]> {
  return db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.businessId, businessId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

/** Status and plan of the subscription that determines how many requests a minute the keys may send. */
export async function findKeyPlan(db: Connection, businessId: BusinessScope) {
  const [row] = await db
    .select({ status: subscriptions.status, planType: subscriptions.planType })
    .from(subscriptions)
    .where(eq(subscriptions.businessId, businessId));
  return row ?? { status: null, planType: null };
}
