import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeWindows1252, writePostingBatch } from '#domain/invoices/posting-batch.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { buyersOf } from '#tests/support/buyers.ts';
import { checkPostingBatch } from '#tests/support/check-posting-batch.ts';
import type { FakeStripe } from '#tests/support/fake-stripe.ts';
import { startFakeStripe } from '#tests/support/fake-stripe.ts';

/* Judges that are not ours: EN 16931's own Schematron (CEN, version 1.3.16) in Saxon, and veraPDF. */
const run = promisify(execFile);
const schematron = 'tests/support/en16931/EN16931-CII-validation.xslt';
const saxon = process.env.SAXON_JAR ?? '/usr/share/java/Saxon-HE.jar';
const canRun = (program: string, argument: string) =>
  run(program, [argument]).then(
    () => true,
    () => false,
  );
const hasSaxon = existsSync(saxon) && (await canRun('java', '-version'));
const hasVeraPdf = await canRun('verapdf', '--version');

let stripe: FakeStripe;
let app: TestApp;
let folder: string;
/** An invoice and its correction. */
const documents: Buffer[] = [];

/** The e-invoice within a PDF. */
function unpackInvoice(pdf: Buffer): string {
  for (let from = pdf.indexOf('stream\n'); from >= 0; from = pdf.indexOf('stream\n', from + 1)) {
    try {
      const text = inflateSync(pdf.subarray(from + 'stream\n'.length)).toString();
      if (text.includes('CrossIndustryInvoice')) return text;
    } catch {
      // Uncompressed streams are skipped.
    }
  }
  throw new Error('there is no e-invoice in the PDF');
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dabei-validators-'));
  stripe = await startFakeStripe();
  app = await createTestApp({ stripe: stripe.settings });
  const { check, createBuyer } = buyersOf(() => ({ app, stripe }));
  const { token, session } = await createBuyer();
  stripe.refund(session, 500);
  await check(token);
  const { body } = await app.call<{ data: { id: string }[] }>('GET', '/invoices', { token });
  for (const { id } of body.data) {
    const headers = { 'X-API-Key': app.deps.config.publicApiKey, Authorization: `Bearer ${token}` };
    const answer = await app.app.request(`/api/v1/invoices/${id}/pdf`, { headers });
    documents.push(Buffer.from(await answer.arrayBuffer()));
  }
});
afterAll(async () => {
  await app.close();
  await stripe.close();
  await rm(folder, { recursive: true, force: true });
});

describe('an invoice and its correction', () => {
  async function judge(xml: string): Promise<string[]> {
    const source = join(folder, 'invoice.xml');
    await writeFile(source, xml);
    const args = ['-cp', saxon, 'net.sf.saxon.Transform', `-s:${source}`, `-xsl:${schematron}`];
    const { stdout } = await run('java', args, { maxBuffer: 16 * 1024 * 1024 });
    expect(stdout).toContain('svrl:fired-rule');
    return [...stdout.matchAll(/<svrl:failed-assert[^>]*\bid="([^"]+)"/g)].map(([, rule = '']) => rule);
  }

  it.skipIf(!hasSaxon)(
    'keep the rules of EN 16931 (skipped without Java and Saxon)',
    { timeout: 120_000 },
    async () => {
      expect(documents).toHaveLength(2);
      for (const pdf of documents) expect(await judge(unpackInvoice(pdf))).toEqual([]);
      const [first] = documents as [Buffer];
      const wrong = unpackInvoice(first).replace(/<ram:GrandTotalAmount>[\d.]+/, '<ram:GrandTotalAmount>99.99');
      expect(await judge(wrong)).toContain('BR-CO-15');
    },
  );

  it.skipIf(!hasVeraPdf)('are PDF/A-3b (skipped without veraPDF)', { timeout: 120_000 }, async () => {
    for (const [at, pdf] of documents.entries()) {
      const path = join(folder, `${at}.pdf`);
      await writeFile(path, pdf);
      const { stdout } = await run('verapdf', ['--flavour', '3b', '--format', 'text', path]);
      expect(stdout).toMatch(/^PASS /);
    }
  });
});

describe('a posting batch for DATEV', () => {
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
    company: 'Zum "Anker"\nGmbH; Bar & Café für Größenwahn und sehr lange Namen, die nicht ins Feld passen',
  } as const;
  const written = writePostingBatch([invoice, { ...invoice, kind: 'correction', number: '2026-000043' }], batch);

  it('keeps the rules of the format', () => {
    expect(checkPostingBatch(Uint8Array.from(encodeWindows1252(written)))).toEqual([]);
  });

  it.each([
    [/15,05/, '15.05', 'line 3: Umsatz'],
    [/;"S";/, ';"X";', 'line 3: Soll/Haben'],
    [/;0911;/, ';3211;', 'line 3: Belegdatum'],
    [/;0911;/, ';0910;', 'line 3: Belegdatum is out of the month'],
    [/;1460;/, ';14600;', 'line 3: an account has another length'],
    [/;29098;/, ';1;', 'header: Beraternummer'],
    [/"EXTF";/, '', 'header: 30 fields'],
    [/\r\n/, '\n', 'a control character, or a line that does not end in CRLF'],
  ])('with %s as %j is refused', (right, wrong, sentence) => {
    const changed = written.replace(right, wrong);
    expect(checkPostingBatch(Uint8Array.from(encodeWindows1252(changed)))).toContain(sentence);
  });
});

it('the rules of EN 16931 are those of CEN, unchanged', async () => {
  expect(await readFile(schematron, 'utf8')).toContain('Schematron version 1.3.16');
});
