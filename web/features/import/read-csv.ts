import Papa from 'papaparse';
import type { Table } from './table.ts';

/** Parses CSV with any delimiter; the first non-empty row has the headings. */
export function readCsv(text: string): Table {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', ',', '\t', '|'],
  });
  const [headings = [], ...rows] = data;
  return { headings: headings.map((heading) => heading.trim()), rows, columns: null, leftOut: 0 };
}
