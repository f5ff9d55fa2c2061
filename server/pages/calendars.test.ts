import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import Parser from 'rss-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businesses } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { businessCalendarPath, eventCalendarPath } from '#domain/events/calendar-paths.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(events);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 50);
});

const call = <T = Record<string, unknown>>(method: string, path: string, json?: unknown) =>
  app.call<T>(method, path, { token: owner.token, json });
async function publish(overrides: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await call<{ id: string }>(
    'POST',
    '/events',
    eventInput({ ...overrides, status: 'published' }),
  );
  expect([status, body]).toEqual([201, expect.anything()]);
  return body.id;
}
const get = (path: string, headers: Record<string, string> = {}) => app.app.request(path, { headers });

/** Parsed by another library than the one that writes. */
async function entriesAt(path: string) {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  const entries = calendar.getAllSubcomponents('vevent').map((component) => {
    const entry = new ICAL.Event(component);
    const value = (name: string) => component.getFirstPropertyValue(name)?.toString() ?? null;
    return { entry, value, start: entry.startDate.toString(), uid: entry.uid };
  });
  return { calendar, entries };
}
async function entryOf(id: string) {
  const { entries } = await entriesAt(eventCalendarPath(id));
  const [first] = entries;
  if (!first || entries.length > 1) throw new Error('not one entry');
  return first;
}

describe('the calendar of an event', () => {
  it('has what guests see, with instants as they are', async () => {
    const id = await publish({ title: 'Ünser; „Quiz“, laut', description: 'Zeile eins.\nZeile zwei, mit\\Strich.' });
    const { entry, value } = await entryOf(id);
    expect(entry.summary).toBe('Ünser; „Quiz“, laut');
    expect(entry.description).toBe('Zeile eins.\nZeile zwei, mit\\Strich.');
    expect(entry.location).toContain('Gastraum');
    expect(entry.startDate.toJSDate().toISOString()).toBe('2026-12-09T19:00:00.000Z');
    expect(entry.endDate.toJSDate().toISOString()).toBe('2026-12-09T22:00:00.000Z');
    expect(value('status')).toBe('CONFIRMED');
    expect(value('url')).toMatch(/\/e\/[0-9a-f]{12}-uenser-quiz-laut\?p=3$/);
    expect(entry.uid.startsWith(id)).toBe(true);
  });

  it('keeps its id and counts up when the event moves, and marks it when it is cancelled', async () => {
    const id = await publish();
    const first = await entryOf(id);
    app.clock.advance({ minutes: 5 });
    await call('PATCH', `/events/${id}`, { start_time: '20:30' });
    const moved = await entryOf(id);
    expect(moved.uid).toBe(first.uid);
    expect(moved.entry.sequence).toBeGreaterThan(first.entry.sequence);
    expect(moved.entry.startDate.toJSDate().toISOString()).toBe('2026-12-09T19:30:00.000Z');
    app.clock.advance({ minutes: 5 });
    await call('POST', `/events/${id}/cancel`, { reason: 'Wasserrohrbruch.' });
    const cancelled = await entryOf(id);
    expect([cancelled.uid, cancelled.value('status')]).toEqual([first.uid, 'CANCELLED']);
    expect(cancelled.entry.sequence).toBeGreaterThan(moved.entry.sequence);
    expect(cancelled.entry.description).toContain('Wasserrohrbruch.');
  });

  it('has a night as long as it is', async () => {
    const { entry } = await entryOf(await publish({ start_time: '22:00', end_time: '04:00' }));
    const instants = [entry.startDate, entry.endDate].map((time) => time.toJSDate().toISOString());
    expect(instants).toEqual(['2026-12-09T21:00:00.000Z', '2026-12-10T03:00:00.000Z']);
  });

  it('has a whole day as a day, and an open end without one', async () => {
    const day = await entryOf(await publish({ start_time: null, end_time: null }));
    expect([day.entry.startDate.isDate, day.start]).toEqual([true, '2026-12-09']);
    const open = await entryOf(await publish({ end_time: null }));
    expect(open.value('dtend')).toBeNull();
    expect(open.entry.startDate.toJSDate().toISOString()).toBe('2026-12-09T19:00:00.000Z');
  });

  it('stays one entry whatever its texts contain', async () => {
    const text = 'Ende\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:fremd\r\nX:'.padEnd(300, 'ü');
    const { entry, value } = await entryOf(await publish({ description: text }));
    expect(entry.summary).toBe('Kneipenquiz');
    expect(value('description')).toContain('BEGIN:VEVENT');
  });

  it('is 404 for what guests do not see', async () => {
    const draft = (await call<{ id: string }>('POST', '/events', eventInput())).body.id;
    const gone = await publish();
    await call('DELETE', `/events/${gone}`);
    const shown = await publish();
    expect((await get(eventCalendarPath(shown))).status).toBe(200);
    await app.db.update(businesses).set({ verificationStatus: 'pending' }).where(eq(businesses.id, owner.businessId));
    for (const id of [draft, gone, shown, '00000000-0000-7000-8000-000000000000']) {
      expect((await get(eventCalendarPath(id))).status, id).toBe(404);
    }
    expect((await get(businessCalendarPath(owner.businessId))).status).toBe(404);
    for (const path of ['/e/1.ics', '/e/.ics', `/e/${shown}.ics.ics`, "/b/' or 1=1.ics"]) {
      expect((await get(encodeURI(path))).status, path).toBe(404);
    }
  });
});

describe('the feed of a business', () => {
  const feedPath = async () => {
    const { body } = await callAsApp<{ page_url: string }>(app, 'GET', `/businesses/${owner.businessId}`);
    return `${new URL(body.page_url).pathname}.atom`;
  };
  const parse = async (path: string, headers = {}) => new Parser().parseString(await (await get(path, headers)).text());

  it('has what comes, with ids that stay, and says what was cancelled', async () => {
    const id = await publish({ title: 'Ünser <Quiz> & mehr', description: ']]> <b>Sechs</b> Runden' });
    const off = await publish({ title: 'Aus', event_date: '2026-12-12' });
    await call('POST', `/events/${off}/cancel`, { reason: 'Wasserrohrbruch.' });
    const answer = await get(await feedPath());
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    const feed = await parse(await feedPath());
    expect(feed.items.map(({ id, title }) => [id, title])).toEqual([
      [`urn:uuid:${id}`, 'Ünser <Quiz> & mehr'],
      [`urn:uuid:${off}`, 'Abgesagt: Aus'],
    ]);
    expect(feed.items[0]?.summary).toContain(']]> <b>Sechs</b> Runden');
    expect(feed.items[0]?.link).toMatch(/\/e\/[0-9a-f]{12}-uenser-quiz-und-mehr\?p=3$/);
    expect(feed.items[1]?.summary).toContain('Wasserrohrbruch.');
    expect((await parse(await feedPath(), { 'Accept-Language': 'en' })).items[1]?.title).toBe('Cancelled: Aus');
  });

  it('is sent again only when something changed, and is 404 where nobody is', async () => {
    await publish();
    const path = await feedPath();
    const etag = (await get(path)).headers.get('ETag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", W/${etag}`, '*'])
      expect((await get(path, { 'If-None-Match': known })).status, known).toBe(304);
    expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
    expect((await get('/b/niemand.atom')).status).toBe(404);
    await app.db.update(businesses).set({ verificationStatus: 'pending' }).where(eq(businesses.id, owner.businessId));
    expect((await get(path)).status).toBe(404);
  });
});

describe('the calendar of a business', () => {
  it('has its coming events, soonest first, the last weeks, and what was cancelled', async () => {
    const later = await publish({ title: 'Später', event_date: '2026-12-20' });
    const soon = await publish({ title: 'Bald' });
    const off = await publish({ title: 'Aus', event_date: '2026-12-12' });
    await call('POST', `/events/${off}/cancel`, {});
    await publish({ title: 'Nur für Freunde', share_public: false, share_friends: true });
    const { calendar, entries } = await entriesAt(businessCalendarPath(owner.businessId));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBeTruthy();
    expect(entries.map(({ uid, value }) => [uid.split('@')[0], value('status')])).toEqual([
      [soon, 'CONFIRMED'],
      [off, 'CANCELLED'],
      [later, 'CONFIRMED'],
    ]);
  });

  it('is sent again only when something changed', async () => {
    const id = await publish();
    const path = businessCalendarPath(owner.businessId);
    const etag = (await get(path)).headers.get('ETag') ?? '';
    app.clock.advance({ minutes: 1 });
    const same = await get(path, { 'If-None-Match': etag });
    expect([same.status, await same.text()]).toEqual([304, '']);
    await callAsApp(app, 'POST', `/events/${id}/participants`, { user_id: 'u', display_name: 'U' });
    for (const known of [etag, `W/${etag}`, `"other", W/${etag}`, '*'])
      expect((await get(path, { 'If-None-Match': known })).status, known).toBe(304);
    await call('PATCH', `/events/${id}`, { title: 'Anders' });
    expect((await get(path, { 'If-None-Match': etag })).status).toBe(200);
  });
});
