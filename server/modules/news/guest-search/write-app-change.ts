import { notifyOnCommit } from '#database/connect.ts';
import { appChanges } from '#database/schema/app-changes.ts';
import { isTestBusiness } from '#domain/test-data/test-business.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { CHANGE_CHANNEL } from '#server/modules/news/stream/announce-change.ts';

type AppChange = Omit<typeof appChanges.$inferInsert, 'id' | 'position' | 'createdAt'>;

/**
 * Notifies the app and invalidates all caches, in the caller's transaction. Requires the lock of the business's
 * changes, which keeps the order. Ignores tests.
 */
export async function writeAppChange(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  ...changes: AppChange[]
): Promise<void> {
  const real = changes.filter(({ businessId }) => !isTestBusiness(businessId));
  if (real.length === 0) return;
  await db.insert(appChanges).values(real.map((change) => ({ ...change, createdAt: now })));
  for (const { businessId } of real) notifyOnCommit(db, CHANGE_CHANNEL, businessId);
}
