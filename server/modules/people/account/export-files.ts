import { Readable } from 'node:stream';
import type { Language } from '#domain/shared/language.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import type { ZipEntry } from '#server/adapters/storage/zip-stream.ts';
import type { Context } from '#server/context/context.ts';
import { csvLines, toCsv } from '#server/http/csv.ts';
import type { ExportTable } from '#server/modules/people/account/export-tables.ts';
import { exportTables } from '#server/modules/people/account/export-tables.ts';
import type { StoredFile } from '#server/modules/people/account/find-stored-files.ts';
import { findStoredFiles } from '#server/modules/people/account/find-stored-files.ts';
import type { ExportOfAccount } from '#server/modules/people/account/to-export.ts';

/** Called with the rows written; a file counts as several. */
type OnWritten = (rows: number) => Promise<void>;

const ROWS_OF_A_FILE = 100;

function toCell(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}

async function* writeCsv({ columns, batches }: ExportTable, onWritten: OnWritten): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of batches()) {
    const cells = rows.map((row) => columns.map((name) => toCell(row[name])));
    yield isFirst ? toCsv(columns, cells) : csvLines(cells);
    isFirst = false;
    await onWritten(rows.length);
  }
}

async function* writeJson(tables: ExportTable[], onWritten: OnWritten): AsyncGenerator<string> {
  let before = '{\n';
  for (const { name, batches } of tables) {
    yield `${before}${JSON.stringify(name)}: [`;
    let between = '\n';
    for await (const rows of batches()) {
      yield between + rows.map((row) => JSON.stringify(row)).join(',\n');
      between = ',\n';
      await onWritten(rows.length);
    }
    yield '\n]';
    before = ',\n';
  }
  yield '\n}\n';
}

const textEntry = (name: string, content: () => Iterable<string> | AsyncIterable<string>): ZipEntry => ({
  name,
  open: async () => Readable.from(content(), { objectMode: false }),
});

interface Introduced {
  language: Language;
  /** Null for an export of a person. */
  companyName: string | null;
  brand: string;
}

/** The text file that explains the zip. */
function introduction(
  tables: ExportTable[],
  files: StoredFile[],
  { language, companyName, brand }: Introduced,
  now: Date,
) {
  const t = createTranslator(language, 'export', brand);
  const width = Math.max(...tables.map(({ name }) => name.length)) + 4;
  const folders = new Set(files.map(({ kind }) => kind));
  return [
    companyName === null ? t('titleOfPerson') : t('title', { companyName }),
    '',
    t('madeAt', { when: `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC` }),
    '',
    t('formats'),
    t('empty'),
    '',
    ...tables.map(({ name, count }) => `${name.padEnd(width)}${String(count).padStart(7)}  ${t(`tables.${name}`)}`),
    '',
    ...[...folders].map((kind) => t(`files.${kind}`)),
    ...(folders.size > 0 ? [''] : []),
    t('leftOut'),
    t('care'),
    '',
  ].join('\r\n');
}

/** A text file, `account.json`, one CSV per non-empty table, and stored files. `onProgress` gets percent. */
export async function exportFiles(
  { db, deps, now }: Context,
  row: ExportOfAccount,
  introduced: Introduced,
  onProgress: (percent: number) => Promise<void>,
): Promise<ZipEntry[]> {
  const tables = await exportTables(db, row);
  const files = row.businessId === null ? [] : await findStoredFiles(db, deps.files, row.businessId);
  const rows = tables.reduce((sum, { count }) => sum + count, 0);
  const total = Math.max(1, 2 * rows + ROWS_OF_A_FILE * files.length);
  let written = 0;
  const onWritten = async (more: number) => {
    written += more;
    await onProgress(Math.min(99, Math.floor((100 * written) / total)));
  };
  const words = introduction(tables, files, introduced, now);
  const { language, brand } = introduced;
  return [
    textEntry(createTranslator(language, 'export', brand)('fileName'), () => ['\uFEFF', words]),
    textEntry('account.json', () => writeJson(tables, onWritten)),
    ...tables
      .filter(({ count }) => count > 0)
      .map((table) => textEntry(`${table.name}.csv`, () => writeCsv(table, onWritten))),
    ...files.map(({ name, key }) => ({
      name,
      isPacked: true,
      async open() {
        const { content } = await deps.files.open(key);
        await onWritten(ROWS_OF_A_FILE);
        return Readable.fromWeb(content as Parameters<typeof Readable.fromWeb>[0]);
      },
    })),
  ];
}
