import { decodeText } from '#web/tables/decode-text.ts';
import type { Table } from './table.ts';
import { fileLimits, UnreadableFile } from './table.ts';

/** Throws `UnreadableFile` for a binary. */
export function decode(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  if (text === null) throw new UnreadableFile('not_text');
  return text;
}

/** Reads CSV or iCalendar, loading only the parser needed. Throws `UnreadableFile`. */
export async function readTable(text: string, today: string): Promise<Table> {
  if (text.length > fileLimits.bytes) throw new UnreadableFile('too_large');
  if (text.trim() === '') throw new UnreadableFile('empty');
  const isCalendar = /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text);
  const table = isCalendar
    ? (await import('./read-calendar.ts')).readCalendar(text, today)
    : (await import('./read-csv.ts')).readCsv(text);
  if (table.rows.length === 0) throw new UnreadableFile('no_rows');
  const leftOut = table.leftOut + Math.max(0, table.rows.length - fileLimits.rows);
  return { ...table, rows: table.rows.slice(0, fileLimits.rows), leftOut };
}

/** Decodes and reads a file. Throws `UnreadableFile`. */
export async function readFile(file: Blob, today: string): Promise<Table> {
  if (file.size > fileLimits.bytes) throw new UnreadableFile('too_large');
  return readTable(decode(new Uint8Array(await file.arrayBuffer())), today);
}
