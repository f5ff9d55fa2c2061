import { eq, sql } from 'drizzle-orm';
import { prepared } from '#database/prepared.ts';
import { creditAccounts } from '#database/schema/credits.ts';
import { hasPlanLapsed, spendableCredits } from '#domain/credits/buckets.ts';
import { isTestBusiness } from '#domain/test-data/test-business.ts';
import type { TransactionContext } from '#server/context/context.ts';

export const lockAccountRow = prepared('lock_credit_account', (db) =>
  db
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.businessId, sql.placeholder('businessId')))
    .for('no key update'),
);

export async function lockAccount({ db }: Pick<TransactionContext, 'db'>, businessId: string): Promise<void> {
  await lockAccountRow(db).execute({ businessId });
}

/** Returns the spendable credits; a test pays nothing. */
export async function lockBalance(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  businessId: string,
): Promise<number> {
  if (isTestBusiness(businessId)) return Number.POSITIVE_INFINITY;
  const [account] = await lockAccountRow(db).execute({ businessId });
  if (!account) throw new Error(`business ${businessId} has no credit account`);
  const plan = hasPlanLapsed(account, now) ? 0 : account.planBalance;
  return spendableCredits({ plan, purchased: account.purchasedBalance });
}
