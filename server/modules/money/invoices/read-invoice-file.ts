import { createHash } from 'node:crypto';
import type { Context } from '#server/context/context.ts';
import type { InvoiceFile } from '#server/modules/money/invoices/queries.ts';

/** Throws if the stored bytes differ from the issued ones. */
export async function readInvoiceFile({ deps }: Context, { key, sha256 }: InvoiceFile): Promise<Uint8Array> {
  const content = await deps.files.get(key);
  if (createHash('sha256').update(content).digest('hex') !== sha256) throw new Error(`${key} was changed`);
  return content;
}
