import type { DayOrder } from './choices.ts';
import type { Column, Mapping } from './columns.ts';
import { columnOf } from './headings.ts';
import { readHours } from './read-hours.ts';
import { readMoment } from './read-moment.ts';

type Rows = readonly (readonly string[])[];
type Reading = { today: string; order: DayOrder };

/** Rows that decide; a column has one kind of values. */
const SAMPLE_ROWS = 50;

/** Maps by headings, the likeliest of several winning, then unmatched ones by values. Free text is never guessed. */
export function guessMapping(headings: readonly string[], rows: Rows, reading: Reading): Mapping {
  const mapping = byHeadings(headings);
  const cellsOf = (at: number) => rows.slice(0, SAMPLE_ROWS).flatMap((row) => row[at]?.trim() || []);
  const isEach = (at: number, test: (cell: string) => boolean) => cellsOf(at).length > 0 && cellsOf(at).every(test);
  const isDay = (cell: string) => /\D/.test(cell) && readMoment(cell, reading)?.rest === '';
  const isTime = (cell: string) => /[:.h]|uhr|m\b/i.test(cell) && readHours(cell)?.rest === '';
  const move = (from: Column, to: Column) => {
    const at = mapping.indexOf(from);
    if (at >= 0 && !mapping.includes(to) && isEach(at, (cell) => !isTime(cell) && isDay(cell))) mapping[at] = to;
  };
  move('start_time', 'event_date');
  move('end_time', 'end_date');
  const find = (column: Column, test: (cell: string) => boolean) => {
    if (mapping.includes(column)) return;
    const at = mapping.findIndex((known, index) => known === '' && isEach(index, test));
    if (at >= 0) mapping[at] = column;
  };
  find('event_date', isDay);
  const hasTimes =
    mapping.includes('event_date') &&
    isEach(mapping.indexOf('event_date'), (cell) => Boolean(readMoment(cell, reading)?.hours));
  if (!hasTimes) find('start_time', isTime);
  return mapping;
}

function byHeadings(headings: readonly string[]): (Column | '')[] {
  const found = headings.map(columnOf);
  return found.map((each, at) => {
    if (!each) return '';
    const isBest = found.every(
      (other, index) =>
        other?.column !== each.column ||
        index === at ||
        other.rank > each.rank ||
        (other.rank === each.rank && index > at),
    );
    return isBest ? each.column : '';
  });
}
