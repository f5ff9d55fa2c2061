import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './connect.ts';

/** Deleted within tenths of a second, cascades included. */
export const BATCH_ROWS = 5000;

/** Repeats until fewer rows than a batch were deleted. */
export async function inBatches(deleteBatch: () => Promise<number>, batchRows = BATCH_ROWS): Promise<void> {
  while ((await deleteBatch()) >= batchRows);
}

/**
 * Deletes matching rows in batches: one statement could exceed its timeout. Skips rows another process deletes. Not for
 * partitioned tables.
 */
export async function deleteInBatches(
  db: Database,
  table: PgTable,
  matches: SQL,
  batchRows = BATCH_ROWS,
): Promise<void> {
  await inBatches(async () => {
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ${matches} and ctid = any(array(
        select ctid from ${table} where ${matches} limit ${batchRows} for update skip locked
      ))`);
    return rowCount ?? 0;
  }, batchRows);
}
