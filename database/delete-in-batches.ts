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
 * Deletes all rows of a table that match, a batch at a time: a statement ends after some seconds, so what deleted everything at once would
 * never get done after a long pause. Rows that somebody else is deleting are left to them. Not for a table that stands in parts.
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
