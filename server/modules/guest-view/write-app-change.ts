import { appChanges } from '#database/schema/app-changes.ts';
import type { TransactionContext } from '#server/context/context.ts';

type AppChange = Omit<typeof appChanges.$inferInsert, 'id' | 'position' | 'createdAt'>;

/**
 * Tells the consumer app of something that the caller's transaction makes true. To be called under the lock of the
 * business's changes, so that what happens to one event or person keeps its order.
 */
export async function writeAppChange(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  ...changes: AppChange[]
): Promise<void> {
  if (changes.length === 0) return;
  await db.insert(appChanges).values(changes.map((change) => ({ ...change, createdAt: now })));
}
