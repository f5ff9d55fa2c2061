import { sql } from 'drizzle-orm';
import { appChanges } from '#database/schema/app-changes.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { CHANGE_CHANNEL } from '#server/modules/stream/announce-change.ts';

type AppChange = Omit<typeof appChanges.$inferInsert, 'id' | 'position' | 'createdAt'>;

/**
 * Tells the consumer app of something that the caller's transaction makes true, and every process, so that none goes on
 * showing what was before. To be called under the lock of the
 * business's changes, so that what happens to one event or person keeps its order.
 */
export async function writeAppChange(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  ...changes: AppChange[]
): Promise<void> {
  if (changes.length === 0) return;
  await db.insert(appChanges).values(changes.map((change) => ({ ...change, createdAt: now })));
  for (const businessId of new Set(changes.map((change) => change.businessId))) {
    await db.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${businessId})`);
  }
}
