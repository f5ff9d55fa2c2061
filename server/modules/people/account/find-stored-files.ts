import { and, eq } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { businesses } from '#database/schema/businesses.ts';
import { invoiceFiles, invoices } from '#database/schema/invoices.ts';
import type { texts } from '#i18n/de/export.ts';
import { IMAGE_FOLDER } from '#server/adapters/storage/store-image.ts';
import { VIDEO_FOLDER } from '#server/adapters/videos/store-video.ts';
import type { FileStore } from '#server/context/adapters.ts';
import { fileNameOf } from '#server/modules/money/invoices/to-invoice.ts';

export interface StoredFile {
  kind: keyof (typeof texts)['files'];
  key: string;
  /** Path in the export. */
  name: string;
}

/** Folders with a subfolder per business, and their names in an export. */
const folders = [
  { kind: 'pictures', folder: IMAGE_FOLDER },
  { kind: 'videos', folder: VIDEO_FOLDER },
] as const;

/** Small copies of pictures are left out. */
const isSmallCopy = (key: string) => key.endsWith('-card.webp');
const nameOf = (key: string) => key.split('/').at(-1) ?? key;

/** Only referenced files: those were issued. */
async function findInvoiceFiles(db: Connection, businessId: string): Promise<StoredFile[]> {
  const rows = await db
    .select({ number: invoices.number, key: invoiceFiles.key })
    .from(invoiceFiles)
    .innerJoin(invoices, and(eq(invoices.businessId, invoiceFiles.businessId), eq(invoices.id, invoiceFiles.invoiceId)))
    .where(eq(invoiceFiles.businessId, businessId))
    .orderBy(invoices.number);
  return rows.map((row) => ({ kind: 'invoices', key: row.key, name: `invoices/${fileNameOf(row)}` }));
}

export async function findStoredFiles(db: Connection, store: FileStore, businessId: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const { kind, folder } of folders) {
    for await (const keys of store.list(`${folder}/${businessId}`)) {
      for (const key of keys) if (!isSmallCopy(key)) files.push({ kind, key, name: `${kind}/${nameOf(key)}` });
    }
  }
  files.push(...(await findInvoiceFiles(db, businessId)));
  const { proofKey } = businesses;
  const [business] = await db.select({ proofKey }).from(businesses).where(eq(businesses.id, businessId));
  const key = business?.proofKey;
  if (key && (await store.exists(key))) files.push({ kind: 'proof', key, name: `proof/${nameOf(key)}` });
  return files;
}
