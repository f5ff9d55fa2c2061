import { createHash } from 'node:crypto';
import { z } from 'zod';
import { invoiceFiles } from '#database/schema/invoices.ts';
import { inPictureProcess } from '#server/adapters/pictures/picture-process.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';
import { sendInvoice } from '#server/modules/money/invoices/jobs.ts';
import type { InvoiceFile } from '#server/modules/money/invoices/queries.ts';
import { findInvoice, findSpending } from '#server/modules/money/invoices/queries.ts';
import { toSheet } from '#server/modules/money/invoices/to-sheet.ts';

const INVOICE_FOLDER = 'invoices';

/** Creates a missing file and enqueues its mail. Concurrent runs produce equal bytes; one is recorded and mailed. */
export async function writeInvoice(ctx: Context, businessId: string, invoiceId: string): Promise<InvoiceFile> {
  const { db, deps, now } = ctx;
  const found = await findInvoice(db, businessId, invoiceId);
  if (!found) throw new Error(`invoice ${invoiceId} does not exist`);
  if (found.file) return found.file;
  const { invoice } = found;
  const sheet = toSheet(invoice, await findSpending(db, invoice), deps.config);
  const content = await inPictureProcess('invoice', sheet);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const key = `${INVOICE_FOLDER}/${businessId}/${invoice.number}-${sha256.slice(0, 12)}.pdf`;
  await deps.files.put(key, content, { mimeType: 'application/pdf' });
  const file = { businessId, invoiceId, key, sha256, sizeBytes: content.byteLength, madeAt: now };
  const isFirst = await inTransaction(ctx, async (tx) => {
    const noted = await tx.db.insert(invoiceFiles).values(file).onConflictDoNothing().returning();
    if (noted.length > 0) await enqueue(tx, sendInvoice, { businessId, invoiceId });
    return noted.length > 0;
  });
  return isFirst ? file : ((await findInvoice(db, businessId, invoiceId))?.file ?? file);
}

export const storeInvoice = defineJob(
  'write-invoice',
  { data: { businessId: z.uuid(), invoiceId: z.uuid() }, retry: 'until done' },
  async (ctx, { businessId, invoiceId }): Promise<void> => {
    await writeInvoice(ctx, businessId, invoiceId);
  },
);
