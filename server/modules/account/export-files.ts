import { csvLines, toCsv } from '#server/http/csv.ts';
import type { ExportRow, ExportTable } from '#server/modules/account/export-tables.ts';
import type { ZipEntry } from '#server/storage/zip-stream.ts';

function toCell(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}

const toCells = (columns: string[], rows: ExportRow[]) => rows.map((row) => columns.map((name) => toCell(row[name])));

async function* writeCsv({ columns, batches }: ExportTable): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of batches()) {
    yield isFirst ? toCsv(columns, toCells(columns, rows)) : csvLines(toCells(columns, rows));
    isFirst = false;
  }
}

async function* writeJson(tables: ExportTable[]): AsyncGenerator<string> {
  let before = '{\n';
  for (const { name, batches } of tables) {
    yield `${before}${JSON.stringify(name)}: [`;
    let between = '\n';
    for await (const rows of batches()) {
      yield between + rows.map((row) => JSON.stringify(row)).join(',\n');
      between = ',\n';
    }
    yield '\n]';
    before = ',\n';
  }
  yield '\n}\n';
}

/** `account.json` with everything, and a CSV file for each table that has rows. */
export function exportFiles(tables: ExportTable[]): ZipEntry[] {
  return [
    { name: 'account.json', content: writeJson(tables) },
    ...tables.map((table) => ({ name: `${table.name}.csv`, content: writeCsv(table) })),
  ];
}
