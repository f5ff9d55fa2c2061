import Parser from 'rss-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { incidents, incidentUpdates, statusSamples } from '#database/schema/status.ts';
import { components } from '#domain/status-page/status.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createReviewer } from '#tests/support/reviewers.ts';
import { throwSwitch } from '#tests/support/switches.ts';

interface Incident {
  id: string;
  state: string;
  resolved_at: string | null;
  updates: { id: number; text_de: string; corrected_at: string | null }[];
}

let app: TestApp;
let support = '';
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  // Each test reads a page of its own.
  app.clock.advance({ minutes: 1 });
  for (const table of [incidentUpdates, incidents, statusSamples]) await app.db.delete(table);
  support = (await createReviewer(app, undefined, 'support')).token;
});

const sample = () => app.handlers['sample-status']({});
const get = async (path: string) => {
  const answer = await app.app.request(path, { headers: { 'Accept-Language': 'de' } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const opened = {
  ...{ title_de: 'Mails kommen spät', title_en: 'Mails are late', components: ['mails'] },
  ...{ state: 'investigating', text_de: 'Wir sehen <b>nach</b>.', text_en: 'We are looking.' },
};
const write = (method: string, path: string, json: unknown, token = support) =>
  app.call<Incident>(method, `/desk/incidents${path}`, { token, json });
async function open() {
  const { status, body } = await write('POST', '', opened);
  expect(status).toBe(201);
  return body;
}

describe('a sample', () => {
  it('is taken of each part, once a minute however often the job runs', async () => {
    await sample();
    app.clock.advance({ seconds: 10 });
    await sample();
    app.clock.advance({ minutes: 1 });
    await sample();
    const rows = await app.db.select().from(statusSamples);
    expect(rows.map(({ component }) => component).toSorted()).toEqual([...components].toSorted());
    expect(new Set(rows.map(({ up, slow, down }) => up + slow + down))).toEqual(new Set([2]));
  });

  it('says that payments are down and webhooks wait while they are switched off', async () => {
    const lead = (await createReviewer(app, undefined, 'lead')).token;
    for (const name of ['payments', 'webhooks'] as const) await throwSwitch(app, lead, name, true);
    await sample();
    const states = Object.fromEntries(
      (await app.db.select().from(statusSamples)).map(({ component, lastState }) => [component, lastState]),
    );
    expect(states).toMatchObject({ payments: 'down', webhooks: 'slow', jobs: 'up', mails: 'up' });
    for (const name of ['payments', 'webhooks'] as const) await throwSwitch(app, lead, name, false);
  });

  it('is kept as long as the page shows its day', async () => {
    await sample();
    const [row] = await app.db.select().from(statusSamples);
    if (!row) throw new Error('no sample');
    await app.db.insert(statusSamples).values({ ...row, day: '2026-01-01' });
    app.clock.advance({ minutes: 1 });
    await sample();
    expect(await app.db.$count(statusSamples)).toBe(components.length);
  });
});

describe('the status page', () => {
  it('says that nothing is measured, then what is', async () => {
    const before = await get('/status');
    expect([before.status, before.text.includes('Gerade wird nicht alles gemessen')]).toEqual([200, true]);
    app.clock.advance({ minutes: 1 });
    await sample();
    const after = await get('/status');
    expect(after.text).toContain('Alles läuft.');
    expect(after.text.match(/<svg class="strip"/g)).toHaveLength(components.length);
    expect(after.text).not.toContain('<script');
    app.clock.advance({ minutes: 10 });
    expect((await get('/status')).text).toContain('nicht gemessen');
  });

  it('speaks both languages and stays small', async () => {
    await sample();
    await open();
    app.clock.advance({ minutes: 1 });
    const [german, english] = [await get('/status'), await get('/status?lang=en')];
    expect(german.text).toContain('Mails kommen spät');
    expect(english.text).toContain('Mails are late');
    expect(english.text).toContain('<html lang="en">');
    for (const { text } of [german, english]) expect(Buffer.byteLength(text)).toBeLessThan(14_000);
  });

  it('shows an incident with its updates, escaped, without who wrote them', async () => {
    const { id } = await open();
    await write('POST', `/${id}/updates`, { state: 'resolved', text_de: 'Vorbei.', text_en: 'Over.' });
    app.clock.advance({ minutes: 1 });
    const { text } = await get('/status');
    expect(text).toContain('Wir sehen &lt;b&gt;nach&lt;/b&gt;.');
    expect(text.indexOf('Vorbei.')).toBeLessThan(text.indexOf('Wir sehen'));
    expect(text).not.toMatch(/rita-/);
  });
});

describe('an incident', () => {
  it('goes from state to state and may begin again', async () => {
    const { id } = await open();
    const next = (state: string) =>
      write('POST', `/${id}/updates`, { state, text_de: `Stand ${state}`, text_en: state });
    for (const state of ['identified', 'monitoring']) expect((await next(state)).body.resolved_at).toBeNull();
    expect((await next('resolved')).body).toMatchObject({ state: 'resolved', resolved_at: expect.any(String) });
    const again = (await next('investigating')).body;
    expect([again.resolved_at, again.updates.length]).toEqual([null, 5]);
  });

  it('is corrected with a mark, and leaves entries in the log', async () => {
    const before = await app.db.$count(auditEntries);
    const { id, updates } = await open();
    const words = { text_de: 'Wir haben nachgesehen.', text_en: 'We looked.' };
    const corrected = await write('PATCH', `/${id}/updates/${updates[0]?.id}`, words);
    expect(corrected.body.updates).toMatchObject([{ text_de: words.text_de, corrected_at: expect.any(String) }]);
    await write('PATCH', `/${id}`, { title_de: 'Mails kamen spät' });
    expect(await app.db.$count(auditEntries)).toBe(before + 3);
    app.clock.advance({ minutes: 1 });
    const { text } = await get('/status');
    expect([text.includes('Mails kamen spät'), text.includes('Berichtigt am')]).toEqual([true, true]);
  });

  it('needs both languages and a part, and is written by support and leads alone', async () => {
    for (const wrong of [{ text_en: '' }, { title_de: ' ' }, { components: [] }, { components: ['coffee'] }])
      expect((await write('POST', '', { ...opened, ...wrong })).status).toBe(422);
    const { token } = await createReviewer(app, undefined, 'finance');
    expect((await write('POST', '', opened, token)).status).toBe(403);
    const unknown = '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11';
    const update = { state: 'resolved', text_de: 'x', text_en: 'x' };
    expect((await write('POST', `/${unknown}/updates`, update)).status).toBe(404);
    const { id } = await open();
    expect((await write('PATCH', `/${id}/updates/999999`, { text_de: 'x', text_en: 'x' })).status).toBe(404);
  });
});

describe('the feed', () => {
  it.each(['de', 'en'])('is Atom in %s', async (language) => {
    const { id } = await open();
    app.clock.advance({ minutes: 1 });
    const { headers, text } = await get(`/status.atom?lang=${language}`);
    expect(headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
    const feed = await new Parser().parseString(text);
    expect(feed.items).toMatchObject([{ title: language === 'de' ? opened.title_de : opened.title_en }]);
    expect(feed.items[0]?.link).toContain(`/status#${id}`);
  });
});
