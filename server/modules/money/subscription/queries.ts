import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { businesses } from '#database/schema/businesses.ts';
import { payments, subscriptions } from '#database/schema/subscriptions.ts';
import type { PlanState } from '#domain/plans/plan-features.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

const subscriptionOfBusiness = prepared('subscription', (db) =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.businessId, sql.placeholder('businessId'))),
);

export async function findSubscription(db: Connection, businessId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await subscriptionOfBusiness(db).execute({ businessId });
  return row;
}

/** The plan; null without a subscription. A test side has its business's. */
export async function findPlanState(db: Connection, businessId: string): Promise<PlanState> {
  const [row] = await db
    .select({ status: subscriptions.status, planType: subscriptions.planType })
    .from(subscriptions)
    .innerJoin(businesses, eq(businesses.id, businessId))
    .where(eq(subscriptions.businessId, sql`coalesce(${businesses.testOf}, ${businesses.id})`));
  return row ?? { status: null, planType: null };
}

/** Serializes changes from the provider. */
export async function lockSubscription(db: Transaction, businessId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.businessId, businessId))
    .for('no key update');
  return row;
}

export async function findPayments(db: Connection, references: string[]) {
  if (references.length === 0) return [];
  return db.select().from(payments).where(inArray(payments.reference, references));
}

/** Businesses with an ended period. */
export async function findDueBusinesses(db: Connection, now: Date): Promise<string[]> {
  const rows = await db
    .select({ businessId: subscriptions.businessId })
    .from(subscriptions)
    .where(
      and(
        isNotNull(subscriptions.stripeCustomerId),
        lte(subscriptions.currentPeriodEnd, now),
        sql`${subscriptions.status} <> 'inactive'`,
      ),
    );
  return rows.map(({ businessId }) => businessId);
}

export async function findCustomers(db: Connection): Promise<string[]> {
  const rows = await db
    .select({ businessId: subscriptions.businessId })
    .from(subscriptions)
    .where(isNotNull(subscriptions.stripeCustomerId));
  return rows.map(({ businessId }) => businessId);
}
