import { eventLimits } from '#domain/events/limits.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { textOf } from './calendar-line.ts';
import type { Window } from './calendar-series.ts';
import type { Encoding } from './choices.ts';
import { importLimits } from './limits.ts';
import { readBytes } from './read-bytes.ts';
import { readCalendar } from './read-calendar.ts';
import { isPage, readPage, titleOfPage } from './read-page.ts';
import type { TableChoices } from './read-table.ts';
import { readTable } from './read-table.ts';
import type { ImportResult, ImportRow, LeftOut, SeveralDays } from './result.ts';
import { UnreadableFile } from './result.ts';
import { isOfSeveralDays, splitDays } from './split-days.ts';
import { toDrafts } from './to-drafts.ts';
import { unfoldBytes } from './unfold.ts';

export type ImportChoices = TableChoices & { encoding?: Encoding | undefined; severalDays?: SeveralDays | undefined };

const SAMPLE_LENGTH = 80;
const CALENDAR = /^\uFEFF?\s*BEGIN:V(CALENDAR|EVENT)\s*$/im;
const CALENDAR_NAME = /^X-WR-CALNAME[^:\r\n]{0,200}:(.*)$/im;
/** Characters in which a calendar begins, and ends. */
const START_LENGTH = 10_000;
const END_LENGTH = 200;
const NAME_LENGTH = 200;
/** Reasons for which an entry's content is unknown. */
const unread: readonly LeftOut['reason'][] = ['broken', 'cut_off', 'too_many'];
const isCalendarStart = (bytes: Uint8Array) =>
  CALENDAR.test(new TextDecoder('windows-1252').decode(bytes.subarray(0, START_LENGTH)).replace('ï»¿', ''));

/** Throws `UnreadableFile` for a binary. */
function decode(source: Uint8Array | string, chosen?: Encoding) {
  if (typeof source === 'string') return { text: source, encoding: null, broken: 0 };
  const read = readBytes(isCalendarStart(source) ? unfoldBytes(source) : source, chosen);
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

function readText(text: string, choices: ImportChoices, window: Window) {
  if (CALENDAR.test(text.slice(0, START_LENGTH))) {
    const name = textOf({ name: '', parameters: {}, value: CALENDAR_NAME.exec(text)?.[1] ?? '' }).trim();
    return {
      kind: 'calendar' as const,
      name: name.slice(0, NAME_LENGTH),
      found: { ...readCalendar(text, window), table: null },
    };
  }
  if (isPage(text))
    return { kind: 'page' as const, name: titleOfPage(text), found: { ...readPage(text), table: null } };
  return { kind: 'table' as const, name: '', found: readTable(text, choices) };
}

/** Reads a CSV table, an iCalendar file or a page with schema.org events. Throws `UnreadableFile`. */
export function readImport(source: Uint8Array | string, choices: ImportChoices): ImportResult {
  const { today, severalDays = 'one' } = choices;
  if (source.length > importLimits.bytes) throw new UnreadableFile('too_large');
  const { text, encoding, broken } = decode(source, choices.encoding);
  if (text.trim() === '') throw new UnreadableFile('empty');
  const window = { today, last: addDays(today, eventLimits.daysAhead - 1) };
  const { kind, name, found } = readText(text, choices, window);
  if (found.entries.length + found.leftOut.length === 0) throw new UnreadableFile('no_rows');
  const { rows, leftOut } = withinLimit(toDrafts(splitDays(found.entries, severalDays, window), today));
  const allLeftOut = [...found.leftOut, ...leftOut];
  const isWhole = kind !== 'calendar' || /^END:VCALENDAR\s*$/im.test(text.slice(-END_LENGTH));
  return {
    kind,
    name,
    isComplete: isWhole && broken === 0 && !allLeftOut.some(({ reason }) => unread.includes(reason)),
    table: found.table,
    rows,
    leftOut: allLeftOut,
    notes: [...found.notes, ...(broken > 0 ? [{ problem: 'broken_letters' as const, text: String(broken) }] : [])],
    past: rows.filter(({ isPast }) => isPast).length,
    severalDays: found.entries.filter(isOfSeveralDays).length,
    encoding,
  };
}
