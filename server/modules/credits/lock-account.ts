import { eq } from 'drizzle-orm';
import { creditAccounts } from '#database/schema/credits.ts';
import type { TransactionContext } from '#server/context/context.ts';

/** Holds the credits of a business until the caller's transaction ends. */
export async function lockAccount({ db }: Pick<TransactionContext, 'db'>, businessId: string): Promise<void> {
  await db
    .select({ businessId: creditAccounts.businessId })
    .from(creditAccounts)
    .where(eq(creditAccounts.businessId, businessId))
    .for('no key update');
}
