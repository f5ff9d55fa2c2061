import { eq, sql } from 'drizzle-orm';
import type { Connection, Database } from '#database/connect.ts';
import { businesses } from '#database/schema/businesses.ts';
import { creditAccounts } from '#database/schema/credits.ts';
import { subscriptions } from '#database/schema/subscriptions.ts';
import { users } from '#database/schema/users.ts';
import { hasPlanLapsed, isTrial } from '#domain/credits/buckets.ts';
import { creditOffer } from '#domain/plans/credit-price.ts';
import type { Offer } from '#domain/plans/offers.ts';
import { readPlan } from '#domain/plans/offers.ts';
import { maySubscribe } from '#domain/plans/subscription-status.ts';
import type { BusinessScope } from '#server/context/actor.ts';

export interface Balance {
  plan: number;
  planTotal: number;
  planEndsAt: Date | null;
  isTrial: boolean;
  purchased: number;
  /** Credits whose payment went back after they were spent; what comes next pays them first. */
  owed: number;
}

/** Credits that can be spent now. Plan credits whose period is over count as gone before their entry is written. */
export function prepareCreditQueries(db: Database) {
  const account = db
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.businessId, sql.placeholder('businessId')))
    .prepare('credit_account');
  return {
    async findBalance(businessId: BusinessScope, now: Date): Promise<Balance> {
      const [row] = await account.execute({ businessId });
      if (!row) throw new Error(`business ${businessId} has no credit account`);
      const lapsed = hasPlanLapsed(row, now);
      return {
        plan: lapsed ? 0 : row.planBalance,
        planTotal: lapsed ? 0 : row.planTotal,
        planEndsAt: lapsed ? null : row.planEndsAt,
        isTrial: !lapsed && isTrial(row),
        purchased: row.purchasedBalance,
        owed: row.owedCredits,
      };
    },
  };
}

/** The offer whose price a credit of this business is worth: that of the plan it has, else of the smallest pack. */
export async function findCreditOffer(db: Connection, businessId: BusinessScope): Promise<Offer> {
  const [row] = await db
    .select({ status: subscriptions.status, planType: subscriptions.planType })
    .from(subscriptions)
    .where(eq(subscriptions.businessId, businessId));
  return creditOffer(row && !maySubscribe(row.status) ? readPlan(row.planType) : null);
}

/** Figures and owner of an account that was noticed as running low; undefined when its period is over by now. */
export async function findLowAccount(db: Connection, businessId: string, now: Date) {
  const [row] = await db
    .select({
      to: users.email,
      name: users.name,
      language: users.language,
      remaining: creditAccounts.planBalance,
      total: creditAccounts.planTotal,
      planEndsAt: creditAccounts.planEndsAt,
      planLapsesAt: creditAccounts.planLapsesAt,
      isLowNoticed: creditAccounts.isLowNoticed,
      purchased: creditAccounts.purchasedBalance,
    })
    .from(creditAccounts)
    .innerJoin(businesses, eq(businesses.id, creditAccounts.businessId))
    .innerJoin(users, eq(users.id, businesses.userId))
    .where(eq(creditAccounts.businessId, businessId));
  return row?.isLowNoticed && !hasPlanLapsed(row, now) ? row : undefined;
}

/** Figures and owner of an account whose trial runs and has credits left; undefined otherwise. */
export async function findTrial(db: Connection, businessId: string, now: Date) {
  const [row] = await db
    .select({
      to: users.email,
      name: users.name,
      language: users.language,
      remaining: creditAccounts.planBalance,
      planEndsAt: creditAccounts.planEndsAt,
      planLapsesAt: creditAccounts.planLapsesAt,
    })
    .from(creditAccounts)
    .innerJoin(businesses, eq(businesses.id, creditAccounts.businessId))
    .innerJoin(users, eq(users.id, businesses.userId))
    .where(eq(creditAccounts.businessId, businessId));
  if (!row?.planEndsAt || !isTrial(row) || hasPlanLapsed(row, now) || row.remaining === 0) return;
  const { to, name, language, remaining, planEndsAt: endsAt } = row;
  return { to, name, language, remaining, endsAt };
}
