import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchWords } from '#database/schema/guest-search.ts';
import { distanceM } from '#domain/geography/coordinates.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

interface Card {
  id: string;
  display_name: string;
  distance_m: number | null;
  open_state: { is_open: boolean; closes_at: string | null; opens_at: string | null };
  next_event: { title: string } | null;
  place: { source: string; accuracy_m: number; latitude: number; longitude: number } | null;
}
interface Page<T> {
  data: T[];
  next_cursor: string | null;
}
interface Found {
  id: string;
  title: string;
  distance_m: number | null;
  place: { source: string } | null;
}

/** Postcodes of distant towns. */
const towns = [
  ['12045 Berlin', 'Zum Anker'],
  ['12047 Berlin', 'Milchbar'],
  ['10115 Berlin', 'Nordstern'],
  ['14467 Potsdam', 'Havelblick'],
  ['80331 München', 'Hirschgarten'],
  ['20095 Hamburg', 'Elbspeicher'],
] as const;
const neukoelln = { latitude: 52.4861, longitude: 13.4303 };

let app: TestApp;
const owners = new Map<string, Awaited<ReturnType<typeof createOwner>>>();
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-21T12:00:00Z');
  for (const [town, name] of towns) {
    const owner = await createOwner(app);
    owners.set(name, owner);
    await app.call('PATCH', '/business', {
      token: owner.token,
      json: { company_name: `${name} GmbH`, address: `Weserstr. 1, ${town}` },
    });
    const profile = await app.call<Record<string, unknown>>('GET', '/profile', { token: owner.token });
    await app.call('PUT', '/profile', {
      token: owner.token,
      json: {
        ...profile.body,
        display_name: name,
        is_visible: true,
        categories: name === 'Milchbar' ? ['Kultur'] : [],
      },
    });
    await verifyBusiness(app, owner.businessId);
    await setCredits(app, owner.businessId, 50);
  }
  for (const [, name] of towns)
    await publish(name, { title: `Kneipenquiz bei ${name}`, location: 'Neukölln, Gastraum' });
});
afterAll(() => app.close());

async function publish(name: string, overrides: Record<string, unknown>): Promise<string> {
  const json = eventInput({ ...overrides, status: 'published' });
  const { body } = await app.call<{ id: string }>('POST', '/events', { token: owners.get(name)?.token ?? '', json });
  return body.id;
}
const businessesAt = async (query: string) => (await callAsApp<Page<Card>>(app, 'GET', `/businesses?${query}`)).body;
const feed = async (query: string) => (await callAsApp<Page<Found>>(app, 'GET', `/feed?${query}`)).body;
const names = async (query: string) => (await businessesAt(query)).data.map(({ display_name }) => display_name);
const at = `near=${neukoelln.latitude},${neukoelln.longitude}`;

describe('businesses near a point', () => {
  it('come nearest first, with the distances of the sphere and their next event', async () => {
    const { data } = await businessesAt(at);
    expect(data.map(({ display_name }) => display_name)).toHaveLength(4);
    for (const card of data) {
      expect(card.place).toMatchObject({ source: 'postcode', accuracy_m: 3000 });
      expect(card.distance_m).toBe(Math.round(distanceM(neukoelln, card.place ?? { latitude: 0, longitude: 0 })));
      expect(card.next_event?.title).toContain(card.display_name);
    }
    const distances = data.map(({ distance_m }) => distance_m ?? -1);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(await names(`${at}&radius_m=3000`)).toHaveLength(2);
  });

  it('can be walked by cursor, each once', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Page<Card> = await businessesAt(`${at}&limit=1${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.data.map(({ display_name }) => display_name));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(await names(at));
  });

  it('are found in a box, of a kind, by words with typing errors, and open at a time', async () => {
    expect((await names('bbox=48.0,11.4,48.3,11.8')).sort()).toEqual(['Hirschgarten']);
    expect(await names(`${at}&category=Kultur`)).toEqual(['Milchbar']);
    expect(await names('q=elbspeicher')).toEqual(['Elbspeicher']);
    expect(await names('q=elbspeichr')).toEqual(['Elbspeicher']);
    expect(await names('q=munchen')).toEqual(['Hirschgarten']);
    expect(await names('q=havel')).toEqual(['Havelblick']);
    expect(await names('q=%21%3F')).toEqual([]);
    expect(await names(`${at}&open_at=2026-11-23T09:00:00Z`)).toHaveLength(4);
    expect(await names(`${at}&open_at=2026-11-22T09:00:00Z`)).toEqual([]);
  });
});

describe('the feed', () => {
  it('shows what is within the radius, with its distance', async () => {
    const { data } = await feed(`${at}&radius_m=3000`);
    expect(data.map(({ title }) => title).sort()).toEqual(['Kneipenquiz bei Milchbar', 'Kneipenquiz bei Zum Anker']);
    expect(data.every(({ distance_m }) => distance_m !== null && distance_m <= 3000)).toBe(true);
    expect((await feed(at)).data).toHaveLength(4);
    const walked: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Page<Found> = await feed(`${at}&limit=2${cursor && `&cursor=${cursor}`}`);
      walked.push(...page.data.map(({ title }) => title));
      cursor = page.next_cursor;
    }
    expect(new Set(walked).size).toBe(4);
  });

  it('finds all words of a query, by stem, without accents and with typing errors', async () => {
    const titles = async (q: string) => (await feed(`q=${encodeURIComponent(q)}`)).data.map(({ title }) => title);
    for (const q of [
      'Kneipenquiz Neukölln Milchbar',
      'kneipenqiz neuköln milchbr',
      'NEUKOLLN milchbar',
      'kneipenquiz milch',
    ]) {
      expect(await titles(q)).toEqual(['Kneipenquiz bei Milchbar']);
    }
    expect(await titles('Kneipenquiz Wien')).toEqual([]);
    expect(await titles("'); drop table events; --")).toEqual([]);
  });

  it('finds an unfinished word, however many known words begin like it', async () => {
    const titles = async (q: string) => (await feed(`q=${q}`)).data.map(({ title }) => title);
    expect(await titles('nordst')).toEqual(['Kneipenquiz bei Nordstern']);
    await app.db.insert(searchWords).values(Array.from({ length: 150 }, (_, n) => ({ word: `nordst${n}` })));
    expect(await titles('nordst')).toEqual(['Kneipenquiz bei Nordstern']);
  });

  it('keeps to a window of time', async () => {
    expect((await feed('from=2026-12-10T00:00:00Z')).data).toEqual([]);
    expect((await feed('from=2026-12-09T00:00:00Z&to=2026-12-10T00:00:00Z')).data).toHaveLength(6);
    expect((await feed('to=2026-12-01T00:00:00Z')).data).toEqual([]);
  });

  it('goes on where a page ended, also around a point and by tags', async () => {
    for (const n of [1, 2, 3, 4, 5]) {
      await publish('Elbspeicher', { title: `Tanz ${n}`, category: { tags: ['swing'] }, event_date: `2026-12-1${n}` });
    }
    const elbe = 'near=53.55,10';
    for (const query of [elbe, 'tags=swing', `${elbe}&tags=swing`, `${elbe}&q=tanz`]) {
      const all = (await feed(query)).data.map(({ id }) => id);
      const walked: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: Page<Found> = await feed(`${query}&limit=3${cursor && `&cursor=${cursor}`}`);
        walked.push(...page.data.map(({ id }) => id));
        cursor = page.next_cursor;
      }
      expect(walked, query).toEqual(all);
      expect(all.length, query).toBeGreaterThan(3);
    }
  });

  it('places an event elsewhere by its coordinates, or by the postcode that its location names', async () => {
    const own = await publish('Hirschgarten', { title: 'Auswärts', latitude: 53.55, longitude: 9.99 });
    const named = await publish('Hirschgarten', { title: 'Gastspiel', location: 'Alter Markt 1, 14467 Potsdam' });
    const place = async (id: string) => (await callAsApp<Found>(app, 'GET', `/events/${id}?near=53.55,9.99`)).body;
    expect(await place(own)).toMatchObject({ place: { source: 'owner' }, distance_m: 0 });
    expect((await feed('near=52.4,13.05&radius_m=5000')).data.map(({ title }) => title)).toContain('Gastspiel');
    expect((await place(named)).place?.source).toBe('postcode');
  });
});

describe('one business', () => {
  it('is told with its hours, its imprint and its events, and only what it shows', async () => {
    const owner = owners.get('Milchbar');
    const { body } = await callAsApp(app, 'GET', `/businesses/${owner?.businessId}`);
    expect(body).toMatchObject({
      display_name: 'Milchbar',
      categories: ['Kultur'],
      phone: null,
      email: null,
      open_state: { is_open: true, closes_at: '2026-11-21T13:00:00.000Z' },
      imprint: { address: 'Weserstr. 1, 12047 Berlin' },
      events: [{ title: 'Kneipenquiz bei Milchbar' }],
    });
    expect(body.opening_days).toHaveLength(14);
    const [saturday, monday] = [
      { opens_at: '2026-11-21T09:00:00.000Z', closes_at: '2026-11-21T13:00:00.000Z' },
      { opens_at: '2026-11-23T08:00:00.000Z', closes_at: '2026-11-23T16:00:00.000Z' },
    ];
    expect((body.opening_days as object[]).slice(0, 3)).toEqual([
      { date: '2026-11-21', ...saturday, spans: [saturday], exception: null },
      { date: '2026-11-22', opens_at: null, closes_at: null, spans: [], exception: null },
      { date: '2026-11-23', ...monday, spans: [monday], exception: null },
    ]);
  });

  it('is unknown while hidden or unverified, with its events', async () => {
    const owner = await createOwner(app);
    const path = `/businesses/${owner.businessId}`;
    expect((await callAsApp(app, 'GET', path)).status).toBe(404);
    await verifyBusiness(app, owner.businessId);
    expect((await callAsApp(app, 'GET', path)).status).toBe(200);
    const profile = await app.call<Record<string, unknown>>('GET', '/profile', { token: owner.token });
    await app.call('PUT', '/profile', { token: owner.token, json: { ...profile.body, is_visible: false } });
    expect((await callAsApp(app, 'GET', path)).status).toBe(404);
  });
});

describe('where a person stands', () => {
  it('lists every event, with how many wait before them', async () => {
    const id = await publish('Zum Anker', { title: 'Eng', capacity: 5, waiting_list: true });
    for (const user_id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      await callAsApp(app, 'POST', `/events/${id}/participants`, { user_id, display_name: user_id });
    }
    const { body } = await callAsApp<Page<unknown>>(app, 'GET', '/people/g/events');
    expect(body.data).toMatchObject([
      { event_id: id, participant: { status: 'waiting' }, waiting_before: 1, event: { title: 'Eng' } },
    ]);
    expect((await callAsApp<Page<unknown>>(app, 'GET', '/people/nobody/events')).body.data).toEqual([]);
  });
});
