import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceFiles, invoices } from '#database/schema/invoices.ts';
import { payments } from '#database/schema/subscriptions.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { findInvoiceDifferences } from '#server/modules/money/invoices/find-invoice-differences.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { buyersOf } from '#tests/support/buyers.ts';
import { takeExport } from '#tests/support/exports.ts';
import { createOwner, eventInput } from '#tests/support/factories.ts';
import type { FakeStripe } from '#tests/support/fake-stripe.ts';
import { startFakeStripe } from '#tests/support/fake-stripe.ts';
import { operate } from '#tests/support/operate.ts';

let stripe: FakeStripe;
let app: TestApp;
beforeAll(async () => {
  stripe = await startFakeStripe();
  app = await createTestApp({ stripe: stripe.settings });
});
afterAll(async () => {
  expect(await findInvoiceDifferences(app.db)).toEqual([]);
  await app.close();
  await stripe.close();
});

interface Shown {
  id: string;
  number: string;
  kind: string;
  corrects: string | null;
  gross_cents: number;
  net_cents: number;
  vat_cents: number;
}

const { buy, check, createBuyer } = buyersOf(() => ({ app, stripe }));

const listed = async (token: string, query = '') =>
  (await app.call<{ data: Shown[]; next_cursor: string | null }>('GET', `/invoices${query}`, { token })).body;

async function download(token: string, id: string) {
  const headers = { 'X-API-Key': app.deps.config.publicApiKey, Authorization: `Bearer ${token}` };
  const answer = await app.app.request(`/api/v1/invoices/${id}/pdf`, { headers });
  return { answer, content: Buffer.from(await answer.arrayBuffer()) };
}

/** Inflates a PDF's streams, to find the e-invoice. */
function unpack(pdf: Buffer): string {
  const parts: string[] = [];
  for (let from = pdf.indexOf('stream\n'); from >= 0; from = pdf.indexOf('stream\n', from + 1)) {
    try {
      parts.push(inflateSync(pdf.subarray(from + 'stream\n'.length)).toString());
    } catch {
      // Uncompressed streams are skipped.
    }
  }
  return parts.join('\n');
}

describe('an invoice', () => {
  it('has a file that keeps what PDF/A-3b asks of its parts', async () => {
    const buyer = await createBuyer();
    const [{ id }] = (await listed(buyer.token)).data as [Shown];
    const pdf = (await download(buyer.token, id)).content.toString('latin1');
    const count = (part: RegExp) => [...pdf.matchAll(part)].length;
    // PDF/A: binary marker, id, embedded colour profile, no external resources.
    expect(pdf).toMatch(/^%PDF-1\.7\s+%[\x80-\xff]{4}/);
    expect(pdf).toMatch(/\/ID \[<[0-9a-f]+> <[0-9a-f]+>\]/i);
    expect(pdf).toMatch(/\/S \/GTS_PDFA1/);
    expect(pdf).toMatch(/\/DestOutputProfile \d+ 0 R/);
    expect(pdf).not.toMatch(/\/Encrypt|\/JavaScript|\/LZWDecode|\/Launch/);
    expect(count(/\/Type \/FontDescriptor/g)).toBeGreaterThan(0);
    expect(count(/\/FontFile[23]? \d+ 0 R/g)).toBe(count(/\/Type \/FontDescriptor/g));
    expect(count(/\/ToUnicode \d+ 0 R/g)).toBe(count(/\/Subtype \/Type0/g));
    expect(pdf).toMatch(/\/AFRelationship \/(Alternative|Data)/);
    expect(pdf).toMatch(/\/AF \[/);
    expect(pdf).toMatch(/\/Subtype \/(text|application)#2Fxml/);
    for (const said of [
      'pdfaid:part>3<',
      'pdfaid:conformance>B<',
      'DocumentFileName>factur-x.xml<',
      'ConformanceLevel>EN 16931<',
    ]) {
      expect(pdf).toContain(said);
    }
  });

  it('follows each payment, with a file that has the e-invoice in it and comes by mail', async () => {
    const buyer = await createBuyer();
    const { data } = await listed(buyer.token);
    expect(data).toEqual([
      expect.objectContaining({
        number: expect.stringMatching(/^2026-\d{6}$/),
        kind: 'invoice',
        corrects: null,
        type: 'one-time',
        item: 'credits_25',
        credits: 25,
        gross_cents: 1500,
        net_cents: 1261,
        vat_cents: 239,
        vat_percent: 19,
      }),
    ]);
    const [{ id, number }] = data as [Shown];
    const { answer, content } = await download(buyer.token, id);
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Content-Disposition')).toContain(`${number}.pdf`);
    expect(content.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(content.toString('latin1')).toMatch(/pdfaid:part>3</);
    const xml = unpack(content);
    for (const fact of [
      `<ram:ID>${number}</ram:ID><ram:TypeCode>380</ram:TypeCode>`,
      '<ram:Name>Zum Anker</ram:Name>',
      '<ram:PostcodeCode>20359</ram:PostcodeCode><ram:LineOne>Hafenstraße 7</ram:LineOne><ram:CityName>Hamburg</ram:CityName>',
      '<ram:TaxTotalAmount currencyID="EUR">2.39</ram:TaxTotalAmount><ram:GrandTotalAmount>15.00</ram:GrandTotalAmount>',
    ]) {
      expect(xml).toContain(fact);
    }
    const [file] = await app.db.select().from(invoiceFiles).where(eq(invoiceFiles.invoiceId, id));
    expect(file).toMatchObject({
      sha256: createHash('sha256').update(content).digest('hex'),
      sizeBytes: content.byteLength,
    });
    const mail = (await app.mails()).find(({ to, subject }) => to === buyer.email && subject.includes(number));
    expect(mail?.subject).toBe(`Deine Rechnung ${number} über 15,00\u00a0€`);
    expect(mail?.attachments).toEqual([
      { filename: `${number}.pdf`, contentType: 'application/pdf', content: content.toString('base64') },
    ]);
  });

  it('is made when it is asked for before its job came to it, and mailed once', async () => {
    const owner = await createOwner(app);
    const json = { planType: 'one-time', priceAmount: 2500 };
    const { body } = await app.call<{ url: string }>('POST', '/subscription/checkout', { token: owner.token, json });
    stripe.paySession(body.url.split('/').at(-1) ?? '');
    await app.call('POST', '/subscription/check', { token: owner.token });
    const [{ id, number }] = (await listed(owner.token)).data as [Shown];
    const [one, other] = await Promise.all([download(owner.token, id), download(owner.token, id)]);
    expect(one.content.equals(other.content)).toBe(true);
    await app.runJobs();
    expect((await app.mails()).filter(({ subject }) => subject.includes(number))).toHaveLength(1);
    expect((await download(owner.token, id)).content.equals(one.content)).toBe(true);
  });

  it('names what the credits before it bought', async () => {
    const buyer = await createBuyer();
    app.clock.advance({ minutes: 1 });
    const draft = { token: buyer.token, json: eventInput({ title: 'Skatrunde <am> Tresen' }) };
    const { body } = await app.call<{ id: string }>('POST', '/events', draft);
    await app.call('POST', `/events/${body.id}/publish`, { token: buyer.token });
    const pages = async (id: string) =>
      (await download(buyer.token, id)).content.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    await buy(buyer.token);
    const [second, first] = (await listed(buyer.token)).data as [Shown, Shown];
    expect(await pages(first.id)).toBe(1);
    expect(await pages(second.id)).toBe(2);
  });

  it('is never changed and never removed', async () => {
    const { businessId, token } = await createBuyer();
    const refusal = { cause: expect.objectContaining({ message: 'invoices is append-only' }) };
    const mine = eq(invoices.businessId, businessId);
    await expect(app.db.update(invoices).set({ grossCents: 1 }).where(mine)).rejects.toMatchObject(refusal);
    await expect(app.db.delete(invoices).where(mine)).rejects.toMatchObject(refusal);
    await expect(app.db.execute(sql`truncate invoices`)).rejects.toMatchObject(refusal);

    const ofFile = { cause: expect.objectContaining({ message: 'invoice_files is append-only' }) };
    const itsFile = eq(invoiceFiles.businessId, businessId);
    await expect(app.db.update(invoiceFiles).set({ sha256: '' }).where(itsFile)).rejects.toMatchObject(ofFile);
    await expect(app.db.delete(invoiceFiles).where(itsFile)).rejects.toMatchObject(ofFile);
    const [file] = await app.db.select().from(invoiceFiles).where(itsFile);
    await app.deps.files.put(file?.key ?? '', Buffer.from('another'), { mimeType: 'application/pdf' });
    expect((await download(token, file?.invoiceId ?? '')).answer.status).toBe(500);
  });

  it('belongs to its business, and keys read it with their scope', async () => {
    const [buyer, other] = [await createBuyer(), await createOwner(app)];
    const [{ id }] = (await listed(buyer.token)).data as [Shown];
    expect((await download(other.token, id)).answer.status).toBe(404);
    expect((await listed(other.token)).data).toEqual([]);
    const keyOf = async (scopes: string[]) =>
      (await app.call<{ key: string }>('POST', '/api-keys', { token: buyer.token, json: { name: 'Buch', scopes } }))
        .body.key;
    const readWith = async (key: string) =>
      (await app.app.request('/api/v1/invoices', { headers: { 'X-API-Key': key } })).status;
    expect(await readWith(await keyOf(['invoices:read']))).toBe(200);
    expect(await readWith(await keyOf(['credits:read']))).toBe(403);
  });

  it('is listed page by page, newest first', async () => {
    const buyer = await createBuyer();
    for (const price of [2500, 4500]) await buy(buyer.token, price);
    const first = await listed(buyer.token, '?limit=2');
    const second = await listed(buyer.token, `?limit=2&cursor=${first.next_cursor}`);
    expect([...first.data, ...second.data].map(({ gross_cents }) => gross_cents)).toEqual([4500, 2500, 1500]);
    expect(second.next_cursor).toBeNull();
    expect((await app.call('GET', '/invoices?cursor=x', { token: buyer.token })).status).toBe(422);
  });
});

describe('money that goes back', () => {
  it('is corrected on paper, step by step, and never twice', async () => {
    const buyer = await createBuyer();
    for (const cents of [500, 500, 1500]) {
      stripe.refund(buyer.session, cents);
      await check(buyer.token);
    }
    const { data } = await listed(buyer.token);
    const [{ number }] = data.toReversed() as [Shown];
    expect(data.map(({ kind, corrects, gross_cents }) => [kind, corrects, gross_cents])).toEqual([
      ['correction', number, 1000],
      ['correction', number, 500],
      ['invoice', null, 1500],
    ]);
    const sum = (name: 'net_cents' | 'vat_cents') =>
      data.reduce((total, each) => total + (each.kind === 'invoice' ? each[name] : -each[name]), 0);
    expect([sum('net_cents'), sum('vat_cents')]).toEqual([0, 0]);
    const subjects = (await app.mails()).filter(({ to }) => to === buyer.email).map(({ subject }) => subject);
    expect(subjects).toContain(`Korrektur ${data[0]?.number} über 10,00\u00a0€`);
    const { content } = await download(buyer.token, data[0]?.id ?? '');
    expect(unpack(content)).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(unpack(content)).toContain(
      `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${number}</ram:IssuerAssignedID>`,
    );
  });

  it('and comes again is invoiced again; a dispute changes no paper', async () => {
    const buyer = await createBuyer();
    stripe.refund(buyer.session, 1500);
    await check(buyer.token);
    stripe.refund(buyer.session, 0);
    stripe.dispute(buyer.session, 1500);
    await check(buyer.token);
    expect((await listed(buyer.token)).data.map(({ kind }) => kind)).toEqual(['invoice', 'correction', 'invoice']);
  });
});

describe('numbers', () => {
  it('begin anew with the year in Berlin', async () => {
    const buyer = await createBuyer();
    const before = app.clock.now();
    app.clock.set('2026-12-31T23:30:00Z');
    const { body } = await app.call<{ access_token: string }>('POST', '/auth/login', {
      json: { email: buyer.email, password: buyer.password },
    });
    await buy(body.access_token);
    const [{ number }] = (await listed(body.access_token)).data as [Shown];
    app.clock.set(before.toISOString());
    expect(number).toBe('2027-000001');
  });
});

describe('an account that is deleted', () => {
  it('leaves its invoices with their files, and a refund after it is still corrected', async () => {
    const buyer = await createBuyer();
    const [before] = (await listed(buyer.token)).data as [Shown];
    const taken = unzipSync(new Uint8Array(await (await takeExport(app, buyer.token)).arrayBuffer()));
    expect(strFromU8(taken[`invoices/${before.number}.pdf`] ?? new Uint8Array()).slice(0, 5)).toBe('%PDF-');
    expect(strFromU8(taken['invoices.csv'] ?? new Uint8Array())).toContain(before.number);
    const answer = await app.call('DELETE', '/account', { token: buyer.token, json: { password: buyer.password } });
    expect(answer.status).toBe(204);
    await app.runJobs();
    const mine = eq(invoices.businessId, buyer.businessId);
    expect(await app.db.select().from(invoices).where(mine)).toMatchObject([{ number: before.number }]);
    const [file] = await app.db.select().from(invoiceFiles).where(eq(invoiceFiles.invoiceId, before.id));
    expect(await app.deps.files.exists(file?.key ?? '')).toBe(true);
    stripe.refund(buyer.session, 1500);
    await stripe.deliver(app, { type: 'charge.refunded', charge: stripe.chargeOf(buyer.session).id });
    await app.runJobs();
    const rows = await app.db.select().from(invoices).where(mine).orderBy(invoices.number);
    expect(rows[1]).toMatchObject({ kind: 'correction', corrects: before.number, buyer: { company: 'Zum Anker' } });
    expect(
      (await app.mails()).some(({ to, subject }) => to === buyer.email && subject.includes(rows[1]?.number ?? '-')),
    ).toBe(true);
  });

  it('keeps its papers even when nothing else is left of the business', async () => {
    const { businessId } = await createBuyer();
    await app.runJobs();
    await app.db.execute(sql`delete from businesses where id = ${businessId}`);
    const { rows } = await app.db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'business_id' order by table_name collate "C"`);
    const left: string[] = [];
    for (const { name } of rows) {
      const found = await app.db.execute(
        sql`select from ${sql.identifier(name)} where business_id = ${businessId} limit 1`,
      );
      if (found.rowCount) left.push(name);
    }
    expect(left).toEqual(expect.arrayContaining(['invoice_files', 'invoices', 'payments']));
    expect(left).not.toContain('credit_entries');
  });
});

it('a payment that is not on paper, or a number that is missing, is found by the nightly proof', async () => {
  const buyer = await createBuyer();
  let found: { what: string }[] = [];
  const undo = app.db.transaction(async (tx) => {
    await tx.update(payments).set({ refundedCents: 100 }).where(eq(payments.businessId, buyer.businessId));
    await tx.execute(sql`update invoice_counters set last = last + 1 where year = 2026`);
    found = await findInvoiceDifferences(tx);
    throw new Error('undone');
  });
  await expect(undo).rejects.toThrow('undone');
  expect(found.map(({ what }) => what)).toEqual([
    expect.stringMatching(/^payment \w+ has 1400 cents, its invoices 1500$/),
    expect.stringMatching(/^numbers of 2026: \d+ drawn/),
  ]);
});

it('the operator writes a month for the tax adviser, to the cent', async () => {
  const { token } = await createBuyer({ companyName: 'Käthes Bar' });
  const [{ number = '' } = {}] = (await listed(token)).data;
  const folder = await mkdtemp(join(tmpdir(), 'dabei-export-'));
  const write = (...words: string[]) => operate(['export', ...words], app.databaseUrl, folder);
  const rows = (await app.db.select().from(invoices)).filter(({ issuedAt }) =>
    berlinDay(issuedAt).startsWith('2026-11'),
  );
  const kept = rows.reduce((sum, row) => sum + (row.kind === 'invoice' ? row.grossCents : -row.grossCents), 0);
  const { code, text } = await write('2026-11', '29098', '55003', 'skr03');
  expect({ code, text }).toEqual({ code: 0, text: expect.stringContaining(`${(kept / 100).toFixed(2)} EUR`) });
  const lines = (await readFile(join(folder, 'EXTF_Rechnungen_2026-11.csv'), 'latin1')).split('\r\n');
  const mine = lines.filter((line) => line.includes(`"${number}"`));
  expect(mine).toHaveLength(1);
  expect(mine[0]).toContain(`15,00;"S";"EUR";;;"";1360;8400;"";2111;"${number}";"";;"Käthes Bar";`);
  expect(lines).toHaveLength(rows.length + 3);
  const printed = await write('2026-11', '29098', '55003', 'skr03', '--print');
  expect(printed).toMatchObject({ code: 0, text: expect.stringMatching(/^"EXTF";700;/) });
  expect(printed.text.split('\r\n').slice(1)).toHaveLength(rows.length + 2);
  expect(await write('2026-10', '29098', '55003')).toMatchObject({ code: 1 });
  expect(await write('2026-13', '29098', '55003')).toMatchObject({ code: 2 });
  expect(await write('2026-11', '29', '55003')).toMatchObject({ code: 2 });
  await rm(folder, { recursive: true });
});
