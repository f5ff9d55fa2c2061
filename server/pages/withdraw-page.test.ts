import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WithdrawPageData } from '#contract/withdraw-page.ts';
import { demoMails } from '#database/schema/demo-mails.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { withdrawals } from '#database/schema/withdrawals.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createTestSite } from '#tests/support/pages.ts';

let app: TestApp;
let site: ReturnType<typeof createTestSite>;

beforeAll(async () => {
  app = await createTestApp();
  site = createTestSite(app.deps, [
    { id: 'withdraw', parentId: 'root', path: '/vertrag-widerrufen' },
    { id: 'alias', path: '/withdraw-contract', aliasOf: '/vertrag-widerrufen' },
  ]);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [rateLimits, withdrawals, demoMails]) await app.db.delete(table);
});

const typed = (overrides: Record<string, string> = {}): Record<string, string> => ({
  name: 'Vera Vogel',
  email: 'vera@vogel.example',
  contract: 'Premium-Abo,\r\nKonto vera@vogel.example',
  ordered: '20. November',
  ...overrides,
});

async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields);
  const response = await site.request('/vertrag-widerrufen', { method: 'POST', body, headers });
  const text = await response.text();
  const { data } = text.startsWith('{') ? (JSON.parse(text) as { data?: WithdrawPageData }) : {};
  return { status: response.status, headers: response.headers, data };
}
const stored = () => app.db.select().from(withdrawals);

it('shows what was typed to be confirmed, and has sent nothing yet', async () => {
  const { status, headers, data } = await post(typed({ step: 'check' }));
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(data).toMatchObject({ step: 'confirm', values: { contract: 'Premium-Abo,\nKonto vera@vogel.example' } });
  expect(await stored()).toEqual([]);
  expect((await post(typed({ step: 'change' }))).data).toMatchObject({ step: 'form', values: { name: 'Vera Vogel' } });
});

it('stores what was confirmed, once, and mails it to whoever withdrew and to the operator', async () => {
  const { status, headers } = await post(typed({ step: 'confirm' }), { 'Accept-Language': 'de' });
  expect(status).toBe(303);
  const [, reference = ''] = headers.get('Location')?.match(/received=([0-9A-F-]{9})$/) ?? [];
  await post(typed({ step: 'confirm' }));
  expect(await stored()).toMatchObject([{ name: 'Vera Vogel', ordered: '20. November', language: 'de' }]);
  const mails = await app.mails();
  expect(mails).toHaveLength(2);
  const receipt = mails.find(({ to }) => to === 'vera@vogel.example');
  expect(receipt?.subject).toContain(reference);
  for (const words of ['Vera Vogel', 'Premium-Abo', '20. November', '21. November 2026']) {
    expect(receipt?.text).toContain(words);
  }
  const forwarded = mails.find(({ to }) => to === app.deps.config.operator.supportEmail);
  expect(forwarded).toMatchObject({ replyTo: 'vera@vogel.example', html: null });
  expect(forwarded?.text).toContain('Konto vera@vogel.example');
  const page = await site.request(`/withdraw-contract?received=${reference}`);
  expect(((await page.json()) as { data: WithdrawPageData }).data).toMatchObject({ reference });
});

it.each([
  ['name', '', 'required'],
  ['name', 'Vera\nBcc: all@vogel.example', 'other'],
  ['name', 'x'.repeat(121), 'too_long'],
  ['email', 'vera', 'email'],
  ['email', 'vera@vogel.example, all@vogel.example', 'email'],
  ['contract', ' ', 'required'],
  ['contract', 'x'.repeat(501), 'too_long'],
  ['ordered', 'x'.repeat(81), 'too_long'],
] as const)('keeps what was typed and says what is wrong when %s is %j, in both steps', async (field, value, fault) => {
  for (const step of ['check', 'confirm']) {
    const { status, data } = await post(typed({ [field]: value, step }));
    expect(status).toBe(422);
    expect(data).toMatchObject({ step: 'form', faults: { [field]: fault }, values: { [field]: value } });
  }
  expect(await stored()).toEqual([]);
});

it('takes no form of another site', async () => {
  const { status, headers } = await post(typed({ step: 'confirm' }), { 'Sec-Fetch-Site': 'cross-site' });
  expect([status, headers.get('Location')]).toEqual([303, '/vertrag-widerrufen']);
  expect(await stored()).toEqual([]);
});

it('is never lost: beyond five under one address only the receipt is left out', async () => {
  for (let i = 0; i < 6; i += 1) {
    expect((await post(typed({ step: 'confirm', contract: `Kauf ${i}` }))).status).toBe(303);
  }
  expect(await stored()).toHaveLength(6);
  const to = (await app.mails()).map((mail) => mail.to);
  expect(to.filter((each) => each === 'vera@vogel.example')).toHaveLength(5);
  expect(to.filter((each) => each === app.deps.config.operator.supportEmail)).toHaveLength(6);
});

// ASVS 1.3.3.
it('mails no link that a stranger typed', async () => {
  const named = { name: 'https://evil.example/login jetzt' };
  expect(await post(typed({ ...named, step: 'confirm' }))).toMatchObject({
    status: 422,
    data: { faults: { name: 'other' } },
  });
  const words = { contract: 'Bitte öffnen: https://evil.example/login', ordered: 'www.evil.example' };
  expect((await post(typed({ ...words, step: 'confirm' }))).status).toBe(303);
  const receipt = (await app.mails()).find(({ to }) => to === 'vera@vogel.example');
  for (const form of [receipt?.text, receipt?.html]) {
    expect(form).toContain('Bitte öffnen: https[:]//evil[.]example/login');
    expect(form).not.toMatch(/evil\.example/);
  }
});

it('is never lost: beyond twenty of one caller mails are left out, and the operator gets one list', async () => {
  const operator = app.deps.config.operator.supportEmail;
  for (let i = 0; i < 24; i += 1) {
    const fields = typed({ step: 'confirm', email: `vera${i}@vogel.example`, contract: `Kauf ${i}` });
    expect((await post(fields)).status).toBe(303);
  }
  expect(await stored()).toHaveLength(24);
  const mails = await app.mails();
  expect(mails.filter(({ to }) => to === operator)).toHaveLength(20);
  expect(mails.filter(({ to }) => to !== operator)).toHaveLength(20);
  app.clock.advance({ minutes: 60 });
  await app.handlers['list-withdrawals']({});
  const lists = (await app.mails()).filter(({ subject }) => subject === '24 Widerrufe in zwei Stunden');
  expect(lists).toMatchObject([{ to: operator, html: null }]);
  for (const words of ['Kauf 0\n', 'Kauf 23\n', 'vera23@vogel.example']) expect(lists[0]?.text).toContain(words);
});

it('refuses to render very many pages for one caller, and still takes what is confirmed', async () => {
  for (let i = 0; i < 120; i += 1) await post(typed({ step: 'change' }));
  expect((await post(typed({ step: 'check' }))).status).toBe(429);
  expect((await post(typed({ step: 'confirm', contract: 'Kauf nach vielen Seiten' }))).status).toBe(303);
  expect(await stored()).toHaveLength(1);
});

it('keeps a withdrawal until the end of the third year after it', async () => {
  await post(typed({ step: 'confirm', contract: 'Kauf von damals' }));
  app.clock.advance({ days: 1130 });
  await app.handlers['sweep-expired']({});
  expect(await stored()).toHaveLength(1);
  app.clock.advance({ days: 20 });
  await app.handlers['sweep-expired']({});
  expect(await stored()).toEqual([]);
});
