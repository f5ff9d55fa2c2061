import { readRows } from '#web/tables/read-rows.ts';
import type { Table } from './table.ts';

/** Parses CSV with any delimiter; the first non-empty row has the headings. */
export function readCsv(text: string): Table {
  const [headings = [], ...rows] = readRows(text);
  return { headings: headings.map((heading) => heading.trim()), rows, columns: null, leftOut: 0 };
}
