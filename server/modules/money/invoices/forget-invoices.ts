import { eq, inArray, lt } from 'drizzle-orm';
import { inBatches } from '#database/delete-in-batches.ts';
import { invoiceCounters, invoiceFiles, invoices } from '#database/schema/invoices.ts';
import { keptSinceYear } from '#domain/retention/retention.ts';
import type { Context } from '#server/context/context.ts';

const BATCH_ROWS = 500;

/** Deletes invoices past their legal retention; a trigger refuses others. The file goes first, so none is orphaned. */
export async function forgetInvoices({ db, deps, now }: Context): Promise<void> {
  const year = keptSinceYear('invoices', now).getUTCFullYear();
  const isOver = lt(invoices.number, String(year));
  await inBatches(async () => {
    const old = await db
      .select({ id: invoices.id, key: invoiceFiles.key })
      .from(invoices)
      .leftJoin(invoiceFiles, eq(invoiceFiles.invoiceId, invoices.id))
      .where(isOver)
      .limit(BATCH_ROWS);
    for (const { key } of old) if (key !== null) await deps.files.remove(key);
    const ids = old.map(({ id }) => id);
    await db.delete(invoiceFiles).where(inArray(invoiceFiles.invoiceId, ids));
    await db.delete(invoices).where(inArray(invoices.id, ids));
    return old.length;
  }, BATCH_ROWS);
  await db.delete(invoiceCounters).where(lt(invoiceCounters.year, year));
}
