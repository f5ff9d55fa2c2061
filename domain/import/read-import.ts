import type { Mapping } from './columns.ts';
import { decodeText } from './decode-text.ts';
import { importLimits } from './limits.ts';
import { readCalendar } from './read-calendar.ts';
import { readTable } from './read-table.ts';
import type { DayOrder, ImportResult, ImportRow, LeftOut } from './result.ts';
import { UnreadableFile } from './result.ts';
import { toDrafts } from './to-drafts.ts';

type Options = { today: string; mapping?: Mapping; dayOrder?: DayOrder };

/** Throws `UnreadableFile` for a binary. */
function decode(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  if (text === null) throw new UnreadableFile('not_text');
  return text;
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
export function readImport(source: Uint8Array | string, { today, mapping }: Options): ImportResult {
  if (source.length > importLimits.bytes) throw new UnreadableFile('too_large');
  const text = typeof source === 'string' ? source : decode(source);
  if (text.trim() === '') throw new UnreadableFile('empty');
  const isCalendar = /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text);
  const found = isCalendar ? { ...readCalendar(text, today), table: null } : readTable(text, mapping);
  if (found.entries.length + found.leftOut.length === 0) throw new UnreadableFile('no_rows');
  const { rows, leftOut } = withinLimit(toDrafts(found.entries, today));
  return {
    table: found.table,
    rows,
    leftOut: [...found.leftOut, ...leftOut],
    notes: found.notes,
    past: rows.filter(({ isPast }) => isPast).length,
  };
}
