import type { Table } from './table.ts';
import { fileLimits, UnreadableFile } from './table.ts';

/** The text of a file in UTF-8, in UTF-16 with its mark, or as Windows programs write it. */
export function decode(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  // No text has them; tables of spreadsheet programs and pictures do.
  if (text.includes('\0')) throw new UnreadableFile('not_text');
  return text;
}

/** Reads CSV or a calendar, whichever it is, and fetches only the reader for that. Throws `UnreadableFile`. */
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

/** The same of a file. */
export async function readFile(file: Blob, today: string): Promise<Table> {
  if (file.size > fileLimits.bytes) throw new UnreadableFile('too_large');
  return readTable(decode(new Uint8Array(await file.arrayBuffer())), today);
}
