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
  /** Credits whose payment went back after they were spent; what comes next pays them first. */
  owed: number;
  /** Credits that cannot be spent while their payment is disputed; not in the other figures. */
  frozen: number;
}

/** A test pays nothing, so it has nothing either. */
const ofTest: Balance = { plan: 0, planTotal: 0, planEndsAt: null, isTrial: false, purchased: 0, owed: 0, frozen: 0 };

const accountOfBusiness = prepared('credit_account', (db) =>
  db
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.businessId, sql.placeholder('businessId'))),
);

/** Credits that can be spent now. Plan credits whose period is over count as gone before their entry is written. */
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

/** The business's payments for credits, without money that went back or is disputed; null before the first. */
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

/** The price of the next credit: what the business has paid so far, else the offer of its plan or the smallest pack. */
export async function findCreditPrice(db: Connection, businessId: BusinessScope): Promise<Offer | PaidCredits> {
  const paid = await findPaidCredits(db, businessId);
  if (paid) return paid;
  const [row] = await db
    .select({ status: subscriptions.status, planType: subscriptions.planType })
    .from(subscriptions)
    .where(eq(subscriptions.businessId, businessId));
  return creditOffer(row && !maySubscribe(row.status) ? readPlan(row.planType) : null);
}
