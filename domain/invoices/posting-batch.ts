import type { DocumentKind } from '#domain/invoices/documents.ts';
import { emptyColumns, filledColumns } from '#domain/invoices/posting-columns.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';

/** Charts of accounts: transit account, and revenue accounts with automatic tax by rate. */
export const charts = {
  skr03: { transit: 1360, revenue: { 19: 8400 } },
  skr04: { transit: 1460, revenue: { 19: 4400 } },
} as const satisfies Record<string, { transit: number; revenue: Record<number, number> }>;
export type Chart = keyof typeof charts;

export interface PostedDocument {
  number: string;
  kind: DocumentKind;
  grossCents: number;
  vatPercent: number;
  issuedAt: Date;
  company: string;
}

interface Batch {
  /** yyyy-MM */
  month: string;
  /** yyyy-MM-dd. */
  lastDay: string;
  /** DATEV's adviser and client numbers. */
  adviser: number;
  client: number;
  chart: Chart;
  madeAt: Date;
}

const MOST_LETTERS = 60;

const digits = (text: string) => text.replaceAll(/\D/g, '');
const quote = (text: string) => `"${text.replaceAll(/\p{Cc}/gu, ' ').replaceAll('"', '""')}"`;
const amount = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;

/** Revenue account of a tax rate; throws without one. */
function revenueOf(chart: Chart, percent: number): number {
  const revenue: Record<number, number> = charts[chart].revenue;
  const account = revenue[percent];
  if (account === undefined) throw new Error(`${chart} has no account here for ${percent} % VAT`);
  return account;
}

/**
 * A month's documents as DATEV posting batch (EXTF 700, category 21, version 13): transit account against revenue
 * including tax, reversed for corrections. Encode the text with `encodeWindows1252`.
 */
export function writePostingBatch(documents: readonly PostedDocument[], batch: Batch): string {
  const { month, lastDay, adviser, client, chart, madeAt } = batch;
  const created = digits(madeAt.toISOString()).slice(0, 17);
  const firstDay = `${digits(month)}01`;
  const name = quote(`Rechnungen ${month}`);
  const header = [
    ['"EXTF"', 700, 21, '"Buchungsstapel"', 13, created, '', '"DB"', '""', '""', adviser, client],
    [`${month.slice(0, 4)}0101`, 4, firstDay, digits(lastDay), name, '""', 1, 0, 0, '"EUR"', '', '""'],
    ['', '', `"${chart.slice(-2)}"`, '', '', '""', '""'],
  ];
  const heads = [...filledColumns, ...emptyColumns.map(({ name }) => name)];
  const empty = emptyColumns.map((column) => column.empty);
  const lines = documents.map(({ number, kind, grossCents, vatPercent, issuedAt, company }) => {
    const [, monthOf, day] = berlinDay(issuedAt).split('-');
    const side = kind === 'invoice' ? '"S"' : '"H"';
    const accounts = [charts[chart].transit, revenueOf(chart, vatPercent)];
    const text = quote([...company].slice(0, MOST_LETTERS).join(''));
    return [
      amount(grossCents),
      side,
      '"EUR"',
      '',
      '',
      '""',
      ...accounts,
      '""',
      `${day}${monthOf}`,
      quote(number),
      '""',
      '',
      text,
      ...empty,
    ];
  });
  return [header.flat(), heads, ...lines].map((cells) => `${cells.join(';')}\r\n`).join('');
}

/** Windows-1252's characters 80 to 9F, unprintable in Latin-1. */
const special = new Map(
  Array.from(
    new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, index) => 0x80 + index)),
    (letter, index) => [letter, 0x80 + index],
  ),
);

/** Missing letters lose their accent or become a question mark. */
function encodeLetter(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  const plain = letter.normalize('NFD').codePointAt(0) ?? 0;
  return special.get(letter) ?? (plain < 0x80 ? plain : 0x3f);
}

export function encodeWindows1252(text: string): Uint8Array {
  return Uint8Array.from(text.normalize('NFC'), encodeLetter);
}
