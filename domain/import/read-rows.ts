import Papa from 'papaparse';

/** As spreadsheet programs name the separator. */
const SEPARATOR_LINE = /^\uFEFF?\s*"?sep=(.)"?\s*(?:\r\n|\r|\n|$)/i;

/** Rows of a CSV with any delimiter, without empty ones. */
export function readRows(text: string): string[][] {
  const [line = '', separator] = SEPARATOR_LINE.exec(text) ?? [];
  const table = text.slice(line.length).replace(/^\uFEFF/, '');
  const { data, errors } = parse(table, separator);
  // A quote that never closes would swallow every row behind it.
  const isOpen = errors.some(({ code }) => code === 'MissingQuotes');
  return isOpen ? parse(table, separator, '\0').data : data;
}

function parse(text: string, delimiter = '', quoteChar = '"') {
  return Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimiter,
    quoteChar,
    delimitersToGuess: [';', ',', '\t', '|'],
  });
}
