import { columnOf } from './headings.ts';

/** Rows above the headings of a table that programs write: titles, filters, dates of export. */
const MOST_ABOVE = 20;

/** The row of the headings, at most the twentieth; -1 in a table without headings. */
export function findHeadings(rows: readonly (readonly string[])[]): number {
  const known = rows
    .slice(0, MOST_ABOVE)
    .map((row) => new Set(row.flatMap((cell) => columnOf(cell)?.column ?? [])).size);
  const most = Math.max(0, ...known);
  if (most > 1 || (most === 1 && isLabels(rows[known.indexOf(1)]))) return known.indexOf(most);
  const width = Math.max(0, ...rows.slice(0, MOST_ABOVE).map(filled));
  const full = rows.findIndex((row) => filled(row) === width);
  return full >= 0 && isLabels(rows[full]) ? full : -1;
}

const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length;

/** Headings have no digits as days, times and prices do. */
function isLabels(row: readonly string[] = []): boolean {
  return row.every((cell) => !/\d[.:/-]\d|^\s*\d+\s*$/.test(cell));
}
