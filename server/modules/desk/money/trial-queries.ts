import { and, eq, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { creditAccounts, creditEntries } from '#database/schema/credits.ts';
import { hasPlanLapsed, isTrial } from '#domain/credits/buckets.ts';

export interface TrialState {
  state: 'running' | 'over' | 'none';
  endsAt: Date | null;
  /** Left, or for an ended trial what lapsed with it. */
  credits: number;
}

/** The trial's period with its lapsed credits; undefined once a plan's period has begun. */
export async function findTrialPeriod(db: Connection, businessId: string) {
  const { reason, reference, amount, bucket } = creditEntries;
  const [row] = await db
    .select({
      periodId: sql<string | null>`max(${reference}) filter (where ${reason} = 'trial')`,
      planPeriods: sql<number>`count(*) filter (where ${reason} = 'plan_period')::int`,
    })
    .from(creditEntries)
    .where(eq(creditEntries.businessId, businessId));
  if (!row?.periodId || row.planPeriods > 0) return undefined;
  const { periodId } = row;
  const [sum] = await db
    .select({ gone: sql<number>`coalesce(-sum(${amount}), 0)::int` })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.businessId, businessId),
        eq(reference, periodId),
        eq(bucket, 'plan'),
        sql`${reason} in ('plan_lapsed', 'trial_extended')`,
      ),
    );
  return { periodId, lapsed: sum?.gone ?? 0 };
}

export async function findTrial(db: Connection, businessId: string, now: Date): Promise<TrialState> {
  const period = await findTrialPeriod(db, businessId);
  const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.businessId, businessId));
  if (!period || !account) return { state: 'none', endsAt: null, credits: 0 };
  const { planEndsAt: endsAt, planBalance } = account;
  if (isTrial(account) && !hasPlanLapsed(account, now)) return { state: 'running', endsAt, credits: planBalance };
  return { state: 'over', endsAt, credits: planBalance + period.lapsed };
}
