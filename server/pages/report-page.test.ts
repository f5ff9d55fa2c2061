import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ReportPageData } from '#contract/report-page.ts';
import { demoMails } from '#database/schema/demo-mails.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { reports } from '#database/schema/reports.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createTestSite } from '#tests/support/pages.ts';

let app: TestApp;
let site: ReturnType<typeof createTestSite>;

beforeAll(async () => {
  app = await createTestApp();
  site = createTestSite(app.deps, [
    { id: 'report', parentId: 'root', path: '/melden' },
    { id: 'alias', path: '/report', aliasOf: '/melden' },
  ]);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [rateLimits, reports, demoMails]) await app.db.delete(table);
});

const get = async (path: string, headers = {}) => {
  const response = await site.request(path, { headers });
  const body = (await response.json()) as { language: string; data?: ReportPageData };
  return { status: response.status, headers: response.headers, ...body };
};
const typed = (overrides: Record<string, string> = {}): Record<string, string> => ({
  target: 'https://dabei.example/e/0123456789ab',
  kind: 'wrong_details',
  explanation: 'Hier wohne ich.\r\nEinen Laden gibt es hier nicht.',
  name: 'Gerda Gast',
  email: 'gerda@gast.example',
  good_faith: 'on',
  ...overrides,
});
async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await site.request('/melden', { method: 'POST', body: new URLSearchParams(fields), headers });
  const text = await response.text();
  const data = text.startsWith('{') ? (JSON.parse(text) as { language: string; data?: ReportPageData }) : undefined;
  return { status: response.status, headers: response.headers, ...data };
}

it('is the same for everybody, at both addresses, and has the target of a link filled in', async () => {
  for (const path of ['/melden', '/report', '/melden?event=nonsense', '/melden?received=<b>']) {
    const { status, data } = await get(path);
    expect([status, data]).toEqual([200, undefined]);
  }
  const { publicUrl } = app.deps.config;
  expect((await get('/melden?event=0123456789ab')).data?.values.target).toBe(`${publicUrl}/e/0123456789ab`);
  expect((await get('/report?business=zum-anker')).data?.values.target).toBe(`${publicUrl}/b/zum-anker`);
});

it('takes a report and leads to a page with its reference; sent twice, it is one', async () => {
  const [first, second] = [await post(typed()), await post(typed())];
  expect(first.status).toBe(303);
  const address = first.headers.get('location') ?? '';
  expect(address).toMatch(/^\/melden\?received=[0-9A-F]{4}-[0-9A-F]{4}$/);
  expect(second.headers.get('location')).toBe(address);
  const stored = await app.db.select().from(reports);
  expect(stored.map(({ explanation }) => explanation)).toEqual(['Hier wohne ich.\nEinen Laden gibt es hier nicht.']);
  expect((await get(address)).data?.reference).toBe(address.slice(-9));
});

it('says at each field what is wrong, in the language of the page, and keeps what was typed', async () => {
  const wrong = typed({ kind: '', explanation: 'Kurz', name: ' ', email: 'gerda', good_faith: '' });
  const { status, language, data, headers } = await post(wrong, { Cookie: 'language=en' });
  expect([status, language]).toEqual([422, 'en']);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(data?.failure).toEqual({ kind: 'check' });
  expect(data?.faults).toEqual({
    kind: 'choose',
    explanation: 'too_short',
    name: 'required',
    email: 'email',
    good_faith: 'tick',
  });
  expect(data?.values).toEqual(wrong);
  const missing = await post({ kind: 'fraud' });
  expect(missing.data?.faults).toEqual({
    target: 'required',
    explanation: 'required',
    name: 'required',
    email: 'required',
    good_faith: 'tick',
  });
  expect(await app.db.$count(reports)).toBe(0);
});

it('loses nothing of the sixth report in an hour', async () => {
  for (let i = 0; i < 5; i++) expect((await post(typed({ target: `Laden ${i}` }))).status).toBe(303);
  const sixth = typed({ target: 'Laden 6' });
  const { status, data, headers } = await post(sixth);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(data).toMatchObject({ failure: { kind: 'limited', minutes: 60 }, faults: {} });
  expect(data?.values).toMatchObject({ target: 'Laden 6', name: 'Gerda Gast', good_faith: 'on' });
});

it('takes no report from the form of another site, and no other body', async () => {
  const foreign = await post(typed(), { 'Sec-Fetch-Site': 'cross-site' });
  expect([foreign.status, foreign.headers.get('location')]).toEqual([303, '/melden']);
  const json = await site.request('/melden', { method: 'POST', body: '{}', headers: { 'Content-Type': 'text/plain' } });
  expect(json.status).toBe(415);
  expect((await post(typed({ explanation: 'x'.repeat(70_000) }))).status).toBe(413);
  expect(await app.db.$count(reports)).toBe(0);
});

it('is rendered for one caller so often and no more', async () => {
  const statuses = [];
  for (let i = 0; i < 121; i++) statuses.push((await post({ target: 'x' })).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await get('/melden?event=0123456789ab')).data).toBeUndefined();
});
