import { eq } from 'drizzle-orm';
import { creditAccounts } from '#database/schema/credits.ts';
import { hasPlanLapsed, spendableCredits } from '#domain/credits/buckets.ts';
import type { TransactionContext } from '#server/context/context.ts';

/** Holds the credits of a business until the caller's transaction ends. */
export async function lockAccount({ db }: Pick<TransactionContext, 'db'>, businessId: string): Promise<void> {
  await db
    .select({ businessId: creditAccounts.businessId })
    .from(creditAccounts)
    .where(eq(creditAccounts.businessId, businessId))
    .for('no key update');
}

/** Holds the credits of a business until the caller's transaction ends, and returns how many of them can be spent. */
export async function lockBalance(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  businessId: string,
): Promise<number> {
  const [account] = await db
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.businessId, businessId))
    .for('no key update');
  if (!account) throw new Error(`business ${businessId} has no credit account`);
  const plan = hasPlanLapsed(account, now) ? 0 : account.planBalance;
  return spendableCredits({ plan, purchased: account.purchasedBalance });
}
