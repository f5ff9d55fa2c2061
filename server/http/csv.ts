type Cell = string | number | null;

/**
 * Places where a spreadsheet might read a formula: at the start of a cell, and after any separator, since German
 * programs split at `;`. Includes full-width signs.
 */
const FORMULA = /(^|[;\t\r\n])("*)(?=[=+\-@＝＋－＠])/g;

/** Quotes texts; marks possible formulas as text. */
function quote(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const marked = cell.replace(FORMULA, "$1$2'").replaceAll('"', '""');
  return /^[\t\r\n]/.test(cell) ? `"'${marked}"` : `"${marked}"`;
}

type Rows = readonly (readonly Cell[])[];

/** Further rows of a CSV. */
export function csvLines(rows: Rows): string {
  return rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}

/** CSV (RFC 4180) with a byte order mark, for umlauts in spreadsheets. */
export function toCsv(header: readonly string[], rows: Rows): string {
  return `\uFEFF${csvLines([header, ...rows])}`;
}
