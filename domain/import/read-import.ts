import { importLimits } from './limits.ts';
import type { Encoding } from './read-bytes.ts';
import { readBytes } from './read-bytes.ts';
import { readCalendar } from './read-calendar.ts';
import type { TableChoices } from './read-table.ts';
import { readTable } from './read-table.ts';
import type { ImportResult, ImportRow, LeftOut } from './result.ts';
import { UnreadableFile } from './result.ts';
import { toDrafts } from './to-drafts.ts';

export type ImportChoices = TableChoices & { encoding?: Encoding | undefined };

const SAMPLE_LENGTH = 80;

/** Throws `UnreadableFile` for a binary. */
function decode(source: Uint8Array | string, chosen?: Encoding) {
  if (typeof source === 'string') return { text: source, encoding: null, broken: 0 };
  const read = readBytes(source, chosen);
  if (read === null) throw new UnreadableFile('not_text');
  const { text, encoding, isSure, broken } = read;
  const sample = /^.*[^\0-\x7f].*$/m.exec(text)?.[0].trim().slice(0, SAMPLE_LENGTH).toWellFormed() ?? '';
  return { text, encoding: { encoding, isSure, sample }, broken };
}

/** Keeps the coming rows first, in the order of the file. */
function withinLimit(rows: ImportRow[]): { rows: ImportRow[]; leftOut: LeftOut[] } {
  const byChance = [...rows.filter(({ isPast }) => !isPast), ...rows.filter(({ isPast }) => isPast)];
  const kept = new Set(byChance.slice(0, importLimits.entries));
  const beyond = rows.filter((row) => !kept.has(row));
  return {
    rows: rows.filter((row) => kept.has(row)),
    leftOut: beyond.map(({ event }) => ({ title: event.title, reason: 'too_many', text: event.event_date ?? '' })),
  };
}

/** Reads a CSV table or an iCalendar file. Throws `UnreadableFile`. */
export function readImport(source: Uint8Array | string, choices: ImportChoices): ImportResult {
  const { today } = choices;
  if (source.length > importLimits.bytes) throw new UnreadableFile('too_large');
  const { text, encoding, broken } = decode(source, choices.encoding);
  if (text.trim() === '') throw new UnreadableFile('empty');
  const isCalendar = /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text);
  const found = isCalendar ? { ...readCalendar(text, today), table: null } : readTable(text, choices);
  if (found.entries.length + found.leftOut.length === 0) throw new UnreadableFile('no_rows');
  const { rows, leftOut } = withinLimit(toDrafts(found.entries, today));
  return {
    table: found.table,
    rows,
    leftOut: [...found.leftOut, ...leftOut],
    notes: [...found.notes, ...(broken > 0 ? [{ problem: 'broken_letters' as const, text: String(broken) }] : [])],
    past: rows.filter(({ isPast }) => isPast).length,
    encoding,
  };
}
