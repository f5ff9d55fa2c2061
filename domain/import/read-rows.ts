import Papa from 'papaparse';

/** Rows of a CSV with any delimiter, without empty ones. */
export function readRows(text: string): string[][] {
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', ',', '\t', '|'],
  }).data;
}
