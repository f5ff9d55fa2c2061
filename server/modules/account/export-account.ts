import { strToU8, zipSync } from 'fflate';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { toCsv } from '#server/http/csv.ts';
import type { FileAnswer } from '#server/http/endpoint.ts';
import { findAccountData } from '#server/modules/account/queries.ts';
import { writeAccess } from '#server/modules/audit/write-access.ts';

function toCell(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}

function tableCsv(rows: Record<string, unknown>[]): string {
  const header = Object.keys(rows[0] ?? {});
  return toCsv(
    header,
    rows.map((row) => header.map((name) => toCell(row[name]))),
  );
}

/**
 * The business's data as one zip: `account.json` with everything, and a CSV file for each table that has rows. The audit
 * log records who exported it.
 */
export async function exportAccount(ctx: Context<Member>): Promise<FileAnswer> {
  const { db, actor, now } = ctx;
  await writeAccess(ctx, { action: 'account_exported', subject: `business:${actor.businessId}`, after: null });
  const tables = await findAccountData(db, actor.businessId);
  const csvFiles = Object.entries(tables)
    .filter(([, rows]) => rows.length > 0)
    .map(([name, rows]) => [`${name}.csv`, strToU8(tableCsv(rows))] as const);
  const zip = zipSync({ 'account.json': strToU8(JSON.stringify(tables, null, 2)), ...Object.fromEntries(csvFiles) });
  const content = new Blob([new Uint8Array(zip)]).stream();
  return {
    content,
    size: zip.length,
    mimeType: 'application/zip',
    name: `dabei-export-${now.toISOString().slice(0, 10)}.zip`,
  };
}
