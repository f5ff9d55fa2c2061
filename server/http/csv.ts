type Cell = string | number | null;

/**
 * Where a spreadsheet might see a formula: at the start of a cell, and after any separator that a program might split at
 * when it reads the file differently, as German ones do at `;`. Full-width signs count as well.
 */
const FORMULA = /(^|[;\t\r\n])("*)(?=[=+\-@＝＋－＠])/g;

/** Texts are quoted, numbers are not; a text that would run as a formula is marked as text. */
function quote(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const marked = cell.replace(FORMULA, "$1$2'").replaceAll('"', '""');
  return /^[\t\r\n]/.test(cell) ? `"'${marked}"` : `"${marked}"`;
}

/** Rows as CSV (RFC 4180), with the byte order mark that makes spreadsheets read umlauts. */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(quote).join(',')).join('\r\n')}\r\n`;
}
