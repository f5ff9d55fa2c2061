import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { businessPlaces } from '#database/schema/places.ts';
import { systemContext } from '#server/context/context.ts';
import { reconcileGuestView } from '#server/modules/news/guest-search/reconcile-guest-view.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createVerifiedOwner, eventInput } from '#tests/support/factories.ts';

/*
 * Results of a search by place, compared with all rows one by one. Distances are calculated independently of the
 * product: from the angle between two vectors.
 */
interface Point {
  latitude: number;
  longitude: number;
}
interface Placed {
  id: string;
  at: Point | null;
}
interface Found {
  id: string;
  distance_m: number | null;
  starts_at?: string;
}
interface Page {
  data: Found[];
  next_cursor: string | null;
}

const EARTH_RADIUS_M = 6_371_008.8;
/** A centimetre; no test point is this close to an edge. */
const EPSILON_M = 0.01;
/** Duration of each event. */
const LENGTH_MS = 3 * 3_600_000;

function vector({ latitude, longitude }: Point): [number, number, number] {
  const [lat, lon] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
}

function metresBetween(a: Point, b: Point): number {
  const [[ax, ay, az], [bx, by, bz]] = [vector(a), vector(b)];
  const across = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  return EARTH_RADIUS_M * Math.atan2(across, ax * bx + ay * by + az * bz);
}

/** mulberry32, equal in every run. */
function createChance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + next() * (to - from);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  return { next, between, pick };
}

const box = { south: 47.2, west: 5.8, north: 55.1, east: 15.1 };
const round = (degrees: number) => Math.round(degrees * 1e7) / 1e7;
const chance = createChance(20_261_122);
const anywhere = (): Point => ({
  latitude: round(chance.between(box.south, box.north)),
  longitude: round(chance.between(box.west, box.east)),
});
const around = ({ latitude, longitude }: Point, degrees: number): Point => ({
  latitude: round(Math.min(box.north, Math.max(box.south, latitude + chance.between(-degrees, degrees)))),
  longitude: round(Math.min(box.east, Math.max(box.west, longitude + chance.between(-degrees, degrees)))),
});
const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

const towns = [
  { latitude: 52.4861, longitude: 13.4303 },
  { latitude: 48.137, longitude: 11.575 },
  { latitude: 54.79, longitude: 9.43 },
  { latitude: 47.66, longitude: 9.17 },
];
const edges = [box.south, 51.1, box.north].flatMap((latitude) =>
  [box.west, 10.3, box.east].map((longitude) => ({ latitude, longitude })),
);
/** Everywhere, clustered, coinciding, on edges, on tenths and sevenths of degrees, and missing. */
const points: (Point | null)[] = [
  ...times(170, anywhere),
  ...towns.flatMap((town) => times(25, () => around(town, 0.05))),
  ...towns.slice(0, 2).flatMap((town) => times(6, () => town)),
  ...edges,
  ...times(24, (n) => ({ latitude: round(48 + n * 0.3), longitude: round(6 + n / 7) })),
  ...times(5, () => null),
];

let app: TestApp;
const placed: Placed[] = [];
const cultural = new Set<string>();
const shown: (Placed & { startsAt: Date })[] = [];
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-21T12:00:00Z');
  const owner = await createVerifiedOwner(app, { street: 'Am Platz', zipCode: '99999', city: 'Nirgends' });
  const { body } = await app.call<{ id: string }>('POST', '/events', { token: owner.token, json: eventInput() });
  const [business] = await app.db.select().from(businesses).where(eq(businesses.id, owner.businessId));
  const [profile] = await app.db
    .select()
    .from(businessProfiles)
    .where(eq(businessProfiles.businessId, owner.businessId));
  const [draft] = await app.db.select().from(events).where(eq(events.id, body.id));
  if (!(business && profile && draft)) throw new Error('nothing to copy');
  await app.db.update(businesses).set({ verificationStatus: 'pending' }).where(eq(businesses.id, owner.businessId));

  const { registerKey: _r, taxKey: _t, phoneKey: _p, addressKey: _a, nameKey: _n, ...columns } = business;
  placed.push(...points.map((at) => ({ id: randomUUID(), at })));
  for (const { id } of placed.filter((_, n) => n % 3 === 0)) cultural.add(id);
  await app.db
    .insert(businesses)
    .values(
      placed.map(({ id }) => ({ ...columns, id, address: 'Am Platz 1', verificationStatus: 'verified' as const })),
    );
  await app.db.insert(businessProfiles).values(
    placed.map(({ id }) => ({
      ...profile,
      id: randomUUID(),
      businessId: id,
      isVisible: true,
      categories: cultural.has(id) ? ['Kultur'] : [],
    })),
  );
  const located = { source: 'owner' as const, accuracyM: 25, locatedAt: app.clock.now() };
  await app.db
    .insert(businessPlaces)
    .values(placed.flatMap(({ id, at }) => (at ? [{ businessId: id, ...at, ...located }] : [])));

  const plans = placed.flatMap((business, n) => {
    const startsAt = new Date(Date.UTC(2026, 10, 22 + (n % 9), 18 + (n % 3)));
    const home = { businessId: business.id, id: randomUUID(), at: business.at, own: null, startsAt };
    // Every fourth business has a second event in town.
    const own = around(chance.pick(towns), 0.3);
    return n % 4 === 0 ? [home, { ...home, id: randomUUID(), at: own, own }] : [home];
  });
  await app.db.insert(events).values(
    plans.map(({ id, businessId, own, startsAt }) => ({
      ...draft,
      code: undefined,
      id,
      businessId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + LENGTH_MS),
      latitude: own?.latitude ?? null,
      longitude: own?.longitude ?? null,
      status: 'published' as const,
    })),
  );
  shown.push(...plans);
  await reconcileGuestView(systemContext(app.deps));
  expect(await reconcileGuestView(systemContext(app.deps))).toBe(0);
});
afterAll(() => app.close());

/** Reads a whole list. */
async function walk(path: string, limit: number): Promise<Found[]> {
  const found: Found[] = [];
  let cursor: string | null = '';
  for (let page = 0; cursor !== null && page < 500; page += 1) {
    const { status, body }: { status: number; body: Page } = await callAsApp<Page>(
      app,
      'GET',
      `${path}&limit=${limit}${cursor && `&cursor=${cursor}`}`,
    );
    expect(status, path).toBe(200);
    expect(body.data.length).toBeLessThanOrEqual(limit);
    found.push(...body.data);
    cursor = body.next_cursor;
  }
  expect(cursor).toBeNull();
  return found;
}

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort();
const somebody = () => chance.pick(points.filter((point) => point !== null));
const inTown = () => around(chance.pick(towns), 0.05);

/** Page size and circle: mostly in town, else at a point, an edge, or anywhere. */
function circle(n: number) {
  const centre = chance.pick([inTown, inTown, inTown, somebody, () => chance.pick(edges), anywhere])();
  const radiusM = n % 8 === 0 ? 50_000 : Math.round(100 * 500 ** chance.next());
  return { n, limit: chance.pick([1, 3, 7, 20, 100]), centre, radiusM };
}

/** A page size and two corners: of the whole country, of a town, or with an edge through a point. */
function rectangle(n: number) {
  const [a, b] = chance.pick([
    () => [somebody(), somebody()],
    () => [somebody(), anywhere()],
    () => [inTown(), inTown()],
  ])();
  const [south, north] = [a, b].map((point) => point?.latitude ?? 0).sort((x, y) => x - y);
  const [west, east] = [a, b].map((point) => point?.longitude ?? 0).sort((x, y) => x - y);
  return { n, limit: chance.pick([3, 7, 20, 100]), ...(n === 0 ? box : { south, west, north, east }) };
}

function within<T extends Placed>(list: readonly T[], centre: Point, radiusM: number): T[] {
  return list.filter(({ at }) => {
    if (!at) return false;
    const metres = metresBetween(centre, at);
    expect(Math.abs(metres - radiusM), 'a query that needs no hair to be split').toBeGreaterThan(EPSILON_M);
    return metres <= radiusM;
  });
}

function expectDistances(found: readonly Found[], list: readonly Placed[], centre: Point): number[] {
  const placeOf = new Map(list.map(({ id, at }) => [id, at]));
  return found.map(({ id, distance_m: told }) => {
    const metres = metresBetween(centre, placeOf.get(id) as Point);
    expect(Math.abs((told ?? Number.NaN) - metres)).toBeLessThanOrEqual(0.5 + EPSILON_M);
    return metres;
  });
}

function expectAscending(values: readonly number[], tolerance: number): void {
  for (const [n, value] of values.entries()) expect(value).toBeGreaterThan((values[n - 1] ?? -1) - tolerance);
}

const near = ({ latitude, longitude }: Point) => `near=${latitude},${longitude}`;
const circles = times(40, circle);
const feedCircles = times(40, circle);
const countWithin = (centre: Point, radiusM: number) => within(placed, centre, radiusM).length;

describe('businesses near a point', () => {
  it.each(circles)('are all in circle $n, each once, nearest first', async ({ n, limit, centre, radiusM }) => {
    const isNarrowed = n % 5 === 0;
    const path = `/businesses?${near(centre)}&radius_m=${radiusM}${isNarrowed ? '&category=Kultur' : ''}`;
    const found = await walk(path, limit);
    const expected = within(placed, centre, radiusM).filter(({ id }) => !isNarrowed || cultural.has(id));
    expect(idsOf(found)).toEqual(idsOf(expected));
    expectAscending(expectDistances(found, placed, centre), EPSILON_M);
  });

  it('are not the same few for every circle', () => {
    const counts = circles.map(({ centre, radiusM }) => countWithin(centre, radiusM));
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(2);
    expect(counts.filter((count) => count > 5).length).toBeGreaterThan(10);
  });

  it('are told to the metre where the circle ends', async () => {
    for (const centre of towns) {
      const metres = placed
        .flatMap(({ at }) => (at ? [metresBetween(centre, at)] : []))
        .filter((each) => each > 100 && each < 49_999 && Math.abs(each - Math.round(each)) > EPSILON_M);
      const edge = chance.pick(metres);
      const count = async (radiusM: number) =>
        (await walk(`/businesses?${near(centre)}&radius_m=${radiusM}`, 100)).length;
      const [inside, outside] = [Math.floor(edge), Math.ceil(edge)];
      expect(countWithin(centre, outside)).toBeGreaterThan(countWithin(centre, inside));
      expect(await count(inside)).toBe(countWithin(centre, inside));
      expect(await count(outside)).toBe(countWithin(centre, outside));
    }
  });
});

describe('businesses in a box', () => {
  it.each(times(30, rectangle))(
    'are all in rectangle $n, each once, nearest to the middle first',
    async ({ limit, south = 0, west = 0, north = 0, east = 0 }) => {
      const found = await walk(`/businesses?bbox=${south},${west},${north},${east}`, limit);
      const expected = placed.filter(
        ({ at }) => at && at.latitude >= south && at.latitude <= north && at.longitude >= west && at.longitude <= east,
      );
      expect(idsOf(found)).toEqual(idsOf(expected));
      const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
      const placeOf = new Map(placed.map(({ id, at }) => [id, at]));
      const metres = found.map(({ id }) => metresBetween(middle, placeOf.get(id) as Point));
      expectAscending(metres, EPSILON_M);
      expect(found.every(({ distance_m: told }) => told === null)).toBe(true);
    },
  );
});

describe('the feed near a point', () => {
  it.each(feedCircles)(
    'shows all events in circle $n, each once, soonest first',
    async ({ n, limit, centre, radiusM }) => {
      const window = n % 4 === 0 ? { from: '2026-11-24T20:00:00.000Z', to: '2026-11-27T19:00:00.000Z' } : null;
      const path = `/feed?${near(centre)}&radius_m=${radiusM}${window ? `&from=${window.from}&to=${window.to}` : ''}`;
      const found = await walk(path, limit);
      const expected = within(shown, centre, radiusM).filter(
        ({ startsAt }) =>
          !window || (+startsAt + LENGTH_MS > Date.parse(window.from) && +startsAt < Date.parse(window.to)),
      );
      expect(idsOf(found)).toEqual(idsOf(expected));
      expectDistances(found, shown, centre);
      const starts = found.map(({ starts_at: startsAt = '' }) => Date.parse(startsAt));
      expectAscending(starts, 1);
    },
  );
});
