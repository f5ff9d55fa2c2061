import Papa from 'papaparse';
import type { Table } from './table.ts';

/** The table of a CSV file, whatever separates its columns; the first row that is not empty has the headings. */
export function readCsv(text: string): Table {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', ',', '\t', '|'],
  });
  const [headings = [], ...rows] = data;
  return { headings: headings.map((heading) => heading.trim()), rows, columns: null, leftOut: 0 };
}
