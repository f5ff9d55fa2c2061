import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './connect.ts';

/** Rows that are deleted by one statement: some tenths of a second, also where others are deleted with them. */
export const BATCH_ROWS = 5000;

/** Repeats what deletes at most a batch, and returns how many rows that were, until nothing is left. */
export async function inBatches(deleteBatch: () => Promise<number>, batchRows = BATCH_ROWS): Promise<void> {
  while ((await deleteBatch()) >= batchRows);
}

/**
 * Deletes all matching rows of a table in batches, since a statement for all of them would exceed its time limit after
 * a long pause. Skips rows that another process deletes. Not for partitioned tables.
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
