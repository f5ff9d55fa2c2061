import { expect, it } from 'vitest';
import { encodeWindows1252, writePostingBatch } from '#domain/invoices/posting-batch.ts';

const batch = {
  month: '2026-11',
  lastDay: '2026-11-30',
  adviser: 29098,
  client: 55003,
  chart: 'skr04',
  madeAt: new Date('2026-12-01T08:09:10.123Z'),
} as const;
const invoice = {
  number: '2026-000042',
  kind: 'invoice',
  grossCents: 1505,
  vatPercent: 19,
  issuedAt: new Date('2026-11-08T23:30:00Z'),
  company: 'Zum "Anker"\nGmbH; Bar',
} as const;

it('has DATEV’s header of 31 fields, its column names, and a line for each document', () => {
  const lines = writePostingBatch([invoice, { ...invoice, kind: 'correction', number: '2026-000043' }], batch).split(
    '\r\n',
  );
  expect(lines[0]).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20261201080910123;;"DB";"";"";29098;55003;20260101;4;20261101;20261130;"Rechnungen 2026-11";"";1;0;0;"EUR";;"";;;"04";;;"";""',
  );
  expect(lines[0]?.split(';')).toHaveLength(31);
  expect(lines[1]?.split(';')).toHaveLength(125);
  expect(lines[1]).toMatch(/;Buchungstext;Postensperre;.*;Abw\. Skontokonto$/);
  // Issued at 00:30, Europe/Berlin.
  const posting = '15,05;"S";"EUR";;;"";1460;4400;"";0911;"2026-000042";"";;"Zum ""Anker"" GmbH; Bar"';
  expect(lines[2]?.slice(0, posting.length)).toBe(posting);
  // Includes empty fields; the name contains one semicolon more.
  expect(lines[2]?.slice(posting.length)).toMatch(/^;;"";;;;"".*;"";;$/);
  expect(lines[2]?.split(';')).toHaveLength(126);
  expect(lines[3]).toMatch(/^15,05;"H";.*"2026-000043"/);
  expect(lines).toHaveLength(5);
});

it('follows the chart of accounts, and refuses a rate that has no account', () => {
  expect(writePostingBatch([invoice], { ...batch, chart: 'skr03' })).toContain(';1360;8400;');
  expect(() => writePostingBatch([{ ...invoice, vatPercent: 16 }], batch)).toThrow('16 %');
});

it('is written in Windows-1252, and a letter that is not there keeps its base', () => {
  expect([...encodeWindows1252('Öl €5 – Şen 北')]).toEqual([
    0xd6, 0x6c, 0x20, 0x80, 0x35, 0x20, 0x96, 0x20, 0x53, 0x65, 0x6e, 0x20, 0x3f,
  ]);
});
