import type { Mapping } from './columns.ts';
import { guessMapping } from './columns.ts';
import { readRows } from './read-rows.ts';
import type { Entry, Found, ReadTable } from './result.ts';

const SAMPLE_LENGTH = 40;

function toEntry(cells: readonly string[], mapping: Mapping): Entry {
  const values: Entry['values'] = {};
  for (const [at, column] of mapping.entries()) {
    const cell = cells[at]?.trim();
    if (column !== '' && cell) values[column] ??= cell;
  }
  return { values, notes: [] };
}

/** Parses CSV with any delimiter; the first non-empty row has the headings. */
export function readTable(text: string, chosen?: Mapping): Found & { table: ReadTable } {
  const [first = [], ...rows] = readRows(text);
  const headings = first.map((heading) => heading.trim());
  const mapping = chosen ?? guessMapping(headings, rows);
  const sampleOf = (at: number) =>
    rows
      .find((row) => row[at]?.trim())
      ?.[at]?.trim()
      .slice(0, SAMPLE_LENGTH) ?? '';
  return {
    table: { headings, samples: headings.map((_, at) => sampleOf(at)), mapping },
    entries: rows.map((cells) => toEntry(cells, mapping)),
    leftOut: [],
    notes: [],
  };
}
