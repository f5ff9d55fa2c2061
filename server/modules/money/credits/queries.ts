import { eq, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { creditAccounts } from '#database/schema/credits.ts';
import { payments, subscriptions } from '#database/schema/subscriptions.ts';
import { hasPlanLapsed, isTrial } from '#domain/credits/buckets.ts';
import type { PaidCredits } from '#domain/plans/credit-price.ts';
import { creditOffer } from '#domain/plans/credit-price.ts';
import type { Offer } from '#domain/plans/offers.ts';
import { readPlan } from '#domain/plans/offers.ts';
import { maySubscribe } from '#domain/plans/subscription-status.ts';
import { isTestBusiness } from '#domain/test-data/test-business.ts';
import type { BusinessScope } from '#server/context/actor.ts';

export interface Balance {
  plan: number;
  planTotal: number;
  planEndsAt: Date | null;
  isTrial: boolean;
  purchased: number;
  /** Spent credits of returned payments; repaid by the next ones. */
  owed: number;
  /** Credits of disputed payments: not spendable, not in other figures. */
  frozen: number;
}

const ofTest: Balance = { plan: 0, planTotal: 0, planEndsAt: null, isTrial: false, purchased: 0, owed: 0, frozen: 0 };

const accountOfBusiness = prepared('credit_account', (db) =>
  db
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.businessId, sql.placeholder('businessId'))),
);

/** Spendable credits, without expired plan credits, booked or not. */
export async function findBalance(db: Connection, businessId: BusinessScope, now: Date): Promise<Balance> {
  if (isTestBusiness(businessId)) return ofTest;
  const [row] = await accountOfBusiness(db).execute({ businessId });
  if (!row) throw new Error(`business ${businessId} has no credit account`);
  const lapsed = hasPlanLapsed(row, now);
  return {
    plan: lapsed ? 0 : row.planBalance,
    planTotal: lapsed ? 0 : row.planTotal,
    planEndsAt: lapsed ? null : row.planEndsAt,
    isTrial: !lapsed && isTrial(row),
    purchased: row.purchasedBalance,
    owed: row.owedCredits,
    frozen: row.frozenCredits,
  };
}

/** Payments without returned or disputed money; null without any. */
export async function findPaidCredits(db: Connection, businessId: BusinessScope): Promise<PaidCredits | null> {
  const [row] = await db
    .select({
      priceCents: sql<number>`coalesce(sum(${payments.amountCents} - ${payments.refundedCents} - ${payments.disputedCents}), 0)::int`,
      credits: sql<number>`coalesce(sum(${payments.credits} - ${payments.claimedCredits}), 0)::int`,
    })
    .from(payments)
    .where(eq(payments.businessId, businessId));
  return row && row.credits > 0 ? { key: 'paid', ...row } : null;
}

/** Average paid, else the offer of the plan or the smallest pack. */
export async function findCreditPrice(db: Connection, businessId: BusinessScope): Promise<Offer | PaidCredits> {
  const paid = await findPaidCredits(db, businessId);
  if (paid) return paid;
  const [row] = await db
    .select({ status: subscriptions.status, planType: subscriptions.planType })
    .from(subscriptions)
    .where(eq(subscriptions.businessId, businessId));
  return creditOffer(row && !maySubscribe(row.status) ? readPlan(row.planType) : null);
}
