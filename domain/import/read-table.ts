import type { DayOrder } from './choices.ts';
import type { Column, Mapping } from './columns.ts';
import { findDayOrder } from './day-order.ts';
import { findHeadings } from './find-headings.ts';
import { guessMapping } from './guess-mapping.ts';
import { readRows } from './read-rows.ts';
import { readWhen } from './read-when.ts';
import type { Entry, Found, Noted, ReadTable } from './result.ts';

const SAMPLE_LENGTH = 40;
/** Rows to choose the headings from. */
const FIRST_ROWS = 8;
const dayColumns: readonly (Column | '')[] = ['event_date', 'end_date', 'start_time', 'end_time'];

export type TableChoices = {
  today: string;
  mapping?: Mapping | undefined;
  dayOrder?: DayOrder | undefined;
  /** -1 for a table without headings. */
  headingsAt?: number | undefined;
};

function toEntry(cells: readonly string[], mapping: Mapping, reading: { today: string; order: DayOrder }): Entry {
  const values: Entry['values'] = {};
  for (const [at, column] of mapping.entries()) {
    const cell = cells[at]?.trim();
    if (column !== '' && cell) values[column] ??= cell;
  }
  const { event_date, start_time, end_date, end_time, whole_day, ...others } = values;
  const { when, notes } = readWhen(values, reading);
  const beyond = cells.slice(mapping.length).filter((cell) => cell.trim() !== '');
  const more: Noted[] =
    beyond.length > 0 ? [{ field: 'title', problem: 'beyond', text: beyond.join(' ').slice(0, SAMPLE_LENGTH) }] : [];
  return { values: { ...others, ...when }, notes: [...notes, ...more] };
}

/** Parses CSV with any delimiter, its headings below other lines, and one order of day and month. */
export function readTable(
  text: string,
  { today, mapping: chosen, dayOrder, headingsAt }: TableChoices,
): Found & { table: ReadTable } {
  const all = readRows(text);
  const at = headingsAt ?? findHeadings(all);
  const rows = all.slice(at + 1);
  const width = Math.max(0, ...rows.slice(0, FIRST_ROWS).map((row) => row.length));
  const headings = (all[at] ?? Array.from({ length: width }, () => '')).map((heading) => heading.trim());
  const guessed = findDayOrder(rows.flat());
  const inOrder = (order: DayOrder) => ({ today, order });
  const mapping = chosen ?? guessMapping(headings, rows, inOrder(dayOrder ?? guessed?.order ?? 'day_first'));
  const isDayAt = headings.map((_, column) => dayColumns.includes(mapping[column] ?? ''));
  const found = findDayOrder(rows.flatMap((row) => row.filter((_, column) => isDayAt[column])));
  const order = dayOrder ?? found?.order ?? 'day_first';
  const sampleOf = (column: number) =>
    rows
      .find((row) => row[column]?.trim())
      ?.[column]?.trim()
      .slice(0, SAMPLE_LENGTH) ?? '';
  const above = all.slice(0, Math.max(0, at)).map((row) => row.filter(Boolean).join(' '));
  return {
    table: {
      headings,
      samples: headings.map((_, column) => sampleOf(column)),
      mapping,
      headingsAt: at,
      firstRows: all.slice(0, FIRST_ROWS).map((row) => row.map((cell) => cell.trim().slice(0, SAMPLE_LENGTH))),
      dayOrder: found && { order, isSure: found.isSure },
    },
    entries: rows.map((cells) => toEntry(cells, mapping, inOrder(order))),
    leftOut: [],
    notes: above.length > 0 ? [{ problem: 'above_headings', text: above.join(' · ').slice(0, 2 * SAMPLE_LENGTH) }] : [],
  };
}
