import { and, eq, gte } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import { recoveryCodes, secondFactors } from '#database/schema/second-factors.ts';
import { findFactors } from '#server/modules/people/second-factors/queries.ts';

/** The recovery codes go with the last one. */
export async function removeFactorsSince(db: Transaction, userId: string, since: Date): Promise<void> {
  const owner = { userId, reviewerId: null };
  await db.delete(secondFactors).where(and(eq(secondFactors.userId, userId), gte(secondFactors.confirmedAt, since)));
  if ((await findFactors(db, owner)).length === 0)
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
