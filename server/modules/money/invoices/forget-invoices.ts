import { eq, inArray, lt } from 'drizzle-orm';
import { inPieces } from '#database/delete-in-pieces.ts';
import { invoiceCounters, invoiceFiles, invoices } from '#database/schema/invoices.ts';
import { keptSinceYear } from '#domain/retention/retention.ts';
import type { Context } from '#server/context/context.ts';

const PIECE = 500;

/**
 * Deletes invoices past their legal retention (a trigger refuses others), with files and year counters. The file goes
 * first, so that none is orphaned.
 */
export async function forgetInvoices({ db, deps, now }: Context): Promise<void> {
  const year = keptSinceYear('invoices', now).getUTCFullYear();
  const isOver = lt(invoices.number, String(year));
  await inPieces(async () => {
    const old = await db
      .select({ id: invoices.id, key: invoiceFiles.key })
      .from(invoices)
      .leftJoin(invoiceFiles, eq(invoiceFiles.invoiceId, invoices.id))
      .where(isOver)
      .limit(PIECE);
    for (const { key } of old) if (key !== null) await deps.files.remove(key);
    const ids = old.map(({ id }) => id);
    await db.delete(invoiceFiles).where(inArray(invoiceFiles.invoiceId, ids));
    await db.delete(invoices).where(inArray(invoices.id, ids));
    return old.length;
  }, PIECE);
  await db.delete(invoiceCounters).where(lt(invoiceCounters.year, year));
}
