import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { connectDatabase } from '#database/connect.ts';
import type { Chart } from '#domain/invoices/posting-batch.ts';
import { charts, encodeWindows1252, writePostingBatch } from '#domain/invoices/posting-batch.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { findInvoicesIssued } from '#server/modules/money/invoices/queries.ts';
import type { Command } from './command.ts';
import { CommandError, UsageError } from './command.ts';

const help = `Export for the tax adviser
  npm run operator -- export <yyyy-mm> <adviser> <client> [skr03|skr04]
                                              write EXTF_Rechnungen_<yyyy-mm>.csv here: invoices and credit notes
                                              of a month in DATEV's format; the numbers are the tax adviser's.
                                              With --print it goes to the standard output, for a container
`;

const isChart = (word: string): word is Chart => Object.hasOwn(charts, word);

function readNumber(word: string | undefined, what: string, [least, most]: [number, number]): number {
  const number = /^\d{1,7}$/.test(word ?? '') ? Number(word) : 0;
  if (number < least || number > most) throw new UsageError(`${what} is a number from ${least} to ${most}.`);
  return number;
}

async function write(
  url: string,
  batch: { month: string; adviser: number; client: number; chart: Chart },
  { isJson, isPrinted }: { isJson: boolean; isPrinted?: boolean },
) {
  const firstDay = `${batch.month}-01`;
  const nextMonth = `${addDays(firstDay, 31).slice(0, 7)}-01`;
  const { db, close } = connectDatabase(url, { maxConnections: 1 });
  try {
    const rows = await findInvoicesIssued(db, berlinInstant(firstDay, '00:00'), berlinInstant(nextMonth, '00:00'));
    if (rows.length === 0) throw new CommandError(`Nothing was issued in ${batch.month}.`);
    const documents = rows.map((row) => ({ ...row, company: row.buyer.company }));
    const text = writePostingBatch(documents, { ...batch, lastDay: addDays(nextMonth, -1), madeAt: new Date() });
    const content = encodeWindows1252(text);
    if (isPrinted) return content;
    const file = resolve(`EXTF_Rechnungen_${batch.month}.csv`);
    await writeFile(file, content);
    const cents = rows.reduce((sum, { kind, grossCents }) => sum + (kind === 'invoice' ? grossCents : -grossCents), 0);
    if (isJson) return JSON.stringify({ file, documents: rows.length, gross_cents: cents });
    return `${rows.length} documents, ${(cents / 100).toFixed(2)} EUR in all: ${file}`;
  } finally {
    await close();
  }
}

/** Exports a month's invoices for the tax adviser. */
export const exportInvoices: Command = {
  help,
  read([month = '', adviser, client, chart = 'skr04', ...rest], { isAll, ...how }) {
    if (isAll || rest.length > 0) throw new UsageError('One month at a time.');
    if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) throw new UsageError('Name the month, for example 2026-11.');
    if (!isChart(chart)) throw new UsageError(`${chart} is no chart of accounts that this knows: skr03 or skr04.`);
    const numbers = {
      adviser: readNumber(adviser, "The tax adviser's own number", [1001, 9_999_999]),
      client: readNumber(client, "The tax adviser's number for you", [1, 99_999]),
    };
    return (url) => write(url, { month, chart, ...numbers }, how);
  },
};
