import { eq, lte } from 'drizzle-orm';
import { accountExports } from '#database/schema/account-exports.ts';
import type { Context } from '#server/context/context.ts';
import { exportKey } from '#server/modules/account/to-export.ts';

/** Deletes exports whose time is over, the file first: a row without one is found again. */
export async function sweepExports({ db, now, deps }: Context): Promise<void> {
  for (const row of await db.select().from(accountExports).where(lte(accountExports.expiresAt, now))) {
    await deps.files.remove(exportKey(row));
    await db.delete(accountExports).where(eq(accountExports.id, row.id));
  }
}
