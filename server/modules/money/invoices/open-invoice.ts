import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { FileResponse } from '#server/http/responses.ts';
import { findInvoice } from '#server/modules/money/invoices/queries.ts';
import { readInvoiceFile } from '#server/modules/money/invoices/read-invoice-file.ts';
import { fileNameOf } from '#server/modules/money/invoices/to-invoice.ts';
import { writeInvoice } from '#server/modules/money/invoices/write-invoice.ts';

/** Created if the job has not run. 404 for another business's. */
export async function openInvoice(ctx: Context, businessId: string, id: string): Promise<FileResponse> {
  const found = await findInvoice(ctx.db, businessId, id);
  if (!found) throw new Problem('not_found');
  const file = found.file ?? (await writeInvoice(ctx, businessId, id));
  const content = new Blob([Buffer.from(await readInvoiceFile(ctx, file))]);
  return {
    content: content.stream(),
    size: content.size,
    mimeType: 'application/pdf',
    name: fileNameOf(found.invoice),
  };
}
