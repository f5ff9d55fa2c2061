import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { events } from '#database/schema/events.ts';
import { guestEvents, topPlacements } from '#database/schema/guest-search.ts';
import { createApp } from '#server/app.ts';
import { createPlacementStore, createTopPlacements } from '#server/modules/guests/app-gateway/create-top-placements.ts';
import type { TestApp } from '#tests/support/app.ts';
import { callsOf, createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

interface Item {
  id: string;
  title: string;
  placement: string | null;
  label: { de: string; en: string } | null;
}
interface Page {
  data: Item[];
  next_cursor: string | null;
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-21T12:00:00Z');
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.topPlacements.flush();
  await app.db.delete(topPlacements);
  await app.db.delete(events);
  await app.db.delete(guestEvents);
  await setCredits(app, owner.businessId, 500);
});

const near = 'near=52.4861,13.4303';
async function publish(title: string, overrides: Record<string, unknown> = {}): Promise<string> {
  const json = eventInput({ title, latitude: 52.4861, longitude: 13.4303, ...overrides, status: 'published' });
  const { body, status } = await app.call<{ id: string }>('POST', '/events', { token: owner.token, json });
  expect(status).toBe(201);
  return body.id;
}
const featured = (title: string, overrides: Record<string, unknown> = {}) =>
  publish(title, { event_date: '2026-12-20', featured_event: true, ...overrides });
async function publishMany(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const day = String(1 + Math.floor(n / 4)).padStart(2, '0');
    await publish(`Plan ${n}`, { event_date: `2026-12-${day}`, start_time: `${16 + (n % 4)}:00` });
  }
}
const feed = async (query = '') => (await callAsApp<Page>(app, 'GET', `/feed?${query}`)).body;
const topOf = ({ data }: Page) => data.flatMap(({ title, placement }) => (placement === 'paid' ? [title] : []));

async function readAll(query: string): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < 100; page += 1) {
    const found: Page = await feed(`${query}${cursor ? `&cursor=${cursor}` : ''}`);
    items.push(...found.data);
    cursor = found.next_cursor;
    if (cursor === null) return items;
  }
  throw new Error('the list has no end');
}

describe('featured events', () => {
  it('stand on top with words that say so, at most two of them, and nothing else does', async () => {
    await publishMany(4);
    for (const name of ['A', 'B', 'C']) await featured(name);
    const { data } = await feed();
    expect(data.map(({ title }) => title)).toEqual(['A', 'B', 'Plan 0', 'Plan 1', 'Plan 2', 'Plan 3', 'C']);
    expect(data.map(({ placement }) => placement)).toEqual(['paid', 'paid', null, null, null, null, null]);
    expect(data.map(({ label }) => label)).toEqual([
      { de: 'Anzeige', en: 'Ad' },
      { de: 'Anzeige', en: 'Ad' },
      ...Array(5).fill(null),
    ]);
  });

  it('stand on top only where they match: tags, characteristics, words and time', async () => {
    await featured('Salsa', { category: { tags: ['dance'], userCharacteristics: [] } });
    await featured('Schach', { category: { tags: ['quiz'], userCharacteristics: [] }, event_date: '2027-01-04' });
    expect(topOf(await feed('tags=dance'))).toEqual(['Salsa']);
    expect(topOf(await feed('q=schach'))).toEqual(['Schach']);
    expect(topOf(await feed('to=2026-12-31T00:00:00Z'))).toEqual(['Salsa']);
    expect(topOf(await feed('from=2026-12-31T00:00:00Z'))).toEqual(['Schach']);
    expect((await feed('q=tango')).data).toEqual([]);
  });

  it('stand on top within 25 km of the point and within its radius; farther they keep their ordinary place', async () => {
    await featured('Hier');
    await featured('In 10 km', { latitude: 52.576 });
    await featured('In 30 km', { latitude: 52.756 });
    expect(topOf(await feed(near)).sort()).toEqual(['Hier', 'In 10 km']);
    expect((await feed(near)).data.map(({ title }) => title).sort()).toEqual(['Hier', 'In 10 km', 'In 30 km']);
    expect(topOf(await feed(`${near}&radius_m=5000`))).toEqual(['Hier']);
    // Without a point, paid events match anywhere.
    expect(topOf(await feed())).toHaveLength(2);
    expect((await readAll('limit=1')).map(({ title }) => title).sort()).toEqual(['Hier', 'In 10 km', 'In 30 km']);
  });

  it('are what is bought now: no longer when the option is taken off or the event is gone', async () => {
    const id = await featured('Erst bezahlt');
    expect(topOf(await feed())).toEqual(['Erst bezahlt']);
    await app.call('PATCH', `/events/${id}`, { token: owner.token, json: { featured_event: false } });
    expect(topOf(await feed())).toEqual([]);
    await app.call('PATCH', `/events/${id}`, { token: owner.token, json: { featured_event: true } });
    expect(topOf(await feed())).toEqual(['Erst bezahlt']);
    await app.call('POST', `/events/${id}/archive`, { token: owner.token });
    expect((await feed()).data).toEqual([]);
  });

  it.each(['limit=7', 'limit=1', 'limit=20', 'limit=100', `limit=9&${near}`])(
    'are moved up, so that a list read with %s has every event once and the others in their order',
    async (query) => {
      await publishMany(26);
      for (let n = 0; n < 6; n += 1) await featured(`Anzeige ${n}`, { event_date: `2026-12-${n < 3 ? '02' : '20'}` });
      const items = await readAll(query);
      expect(new Set(items.map(({ id }) => id)).size).toBe(32);
      expect(items).toHaveLength(32);
      items.forEach(({ placement }, place) => {
        if (placement === 'paid') expect(place % 20).toBeLessThan(2);
      });
      expect(items.slice(0, 2).map(({ placement }) => placement)).toEqual(['paid', 'paid']);
      const plans = items.flatMap(({ title }) => (title.startsWith('Plan') ? [Number(title.slice(5))] : []));
      expect(plans).toEqual([...plans].sort((a, b) => a - b));
    },
  );

  it('take turns across two processes: after 300 pages every share is within a tenth of even', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.push(await featured(`Laden ${n}`));
    const own = createTopPlacements(createPlacementStore(app.pool), (error) => {
      throw error;
    });
    const second = callsOf(createApp({ ...app.deps, topPlacements: own }), app.deps.config);
    const headers = { 'X-API-Key': app.deps.config.appServiceKey ?? '' };
    for (let page = 0; page < 300; page += 1) {
      const call = page % 3 === 0 ? second : app.call;
      const { body } = await call<Page>('GET', `/app/feed?${near}&limit=20`, { headers });
      expect(topOf(body)).toHaveLength(2);
      if (page % 10 === 9) await Promise.all([own.flush(), app.deps.topPlacements.flush()]);
    }
    await own.stop();
    await app.deps.topPlacements.flush();
    for (const id of ids) {
      const [row] = await app.db.select().from(topPlacements).where(eq(topPlacements.eventId, id));
      expect(row?.shown).toBeGreaterThanOrEqual(108);
      expect(row?.shown).toBeLessThanOrEqual(132);
    }
  });

  it('refuse a cursor that nobody gave', async () => {
    await featured('A');
    const { next_cursor } = await feed('limit=1');
    const [mark] = String(next_cursor).split('.');
    for (const state of [[-1, null, 0, []], [null, null, 20, []], [null, null, 0, ['x']], [1]]) {
      const cursor = `${mark}.${Buffer.from(JSON.stringify(state)).toString('base64url')}`;
      const { status, body } = await callAsApp(app, 'GET', `/feed?limit=1&cursor=${cursor}`);
      expect([status, body.code]).toEqual([422, 'invalid_input']);
    }
  });
});
