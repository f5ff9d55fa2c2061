import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doorMarks } from '#database/schema/door-marks.ts';
import { eventImpressions, events, eventViews } from '#database/schema/events.ts';
import { pageOpens } from '#database/schema/guest-pages.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { payments } from '#database/schema/subscriptions.ts';
import type { ImpressionSource } from '#domain/analytics/impressions.ts';
import { impressionSources } from '#domain/analytics/impressions.ts';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import type { PageSource } from '#domain/guest-pages/sources.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { cases } from '#tests/support/cases.ts';
import { createOwner, eventInput, paymentOf, verifyBusiness } from '#tests/support/factories.ts';

interface Totals {
  views: number;
  interest: number;
  opened: number;
  saved: number;
  cost_cents: number;
  credits_per_guest: number | null;
  cents_per_guest: number | null;
  participants: number;
  came: number | null;
  conversion: number;
  credits: number;
}
interface Analytics {
  from: string;
  to: string;
  totals: Totals;
  previous: Totals;
  days: { day: string; views: number; interest: number; participants: number; credits: number }[];
  previous_days: { day: string; views: number }[];
  sources: { source: string; shown: number; opened: number }[];
  pages: { source: string; opens: number }[];
  hours: { hour: number; shown: number; opened: number }[];
  events: (Totals & { title: string; tags: string[] })[];
  marks: { day: string; kind: string; event_id: string; title: string; tags: string[] }[];
}

const today = '2026-11-21';
let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let quiz = '';
let party = '';

async function publish(title: string) {
  const { body } = await app.call<{ id: string }>('POST', '/events', {
    token: owner.token,
    json: eventInput({ title, status: 'published' }),
  });
  return body.id;
}
const view = (eventId: string, day: string, views: number, interest = { opened: 0, saved: 0 }) =>
  app.db.insert(eventViews).values({ eventId, businessId: owner.businessId, day, views, ...interest });
const join = (eventId: string, userId: string, at: string, status: ParticipantStatus, partySize = 1) =>
  app.db.insert(eventParticipants).values({
    eventId,
    businessId: owner.businessId,
    userId,
    displayName: userId,
    status,
    partySize,
    createdAt: new Date(at),
    updatedAt: new Date(at),
  });
const read = async (query = '') =>
  (await app.call<Analytics>('GET', `/analytics/business${query}`, { token: owner.token })).body;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
  quiz = await publish('Quiz');
  party = await publish('Party');
  await view(quiz, today, 8, { opened: 5, saved: 2 });
  await view(quiz, addDays(today, -6), 4);
  await view(party, addDays(today, -7), 30, { opened: 0, saved: 9 });
  await view(party, addDays(today, -29), 2);
  await join(quiz, 'a', '2026-11-21T08:00:00Z', 'joined', 4);
  await join(quiz, 'b', '2026-11-21T03:00:00Z', 'approved');
  await join(quiz, 'c', '2026-11-21T02:59:00Z', 'joined');
  await join(quiz, 'd', '2026-11-21T08:00:00Z', 'waiting', 2);
  await join(quiz, 'e', '2026-11-21T08:00:00Z', 'left');
});
afterAll(() => app.close());

describe('the analytics of a business', () => {
  it('name every day of the period, nights with their evening, and the time before', async () => {
    const week = await read('?period=7d');
    expect(week).toMatchObject({
      from: '2026-11-15',
      to: today,
      totals: { views: 12, interest: 7, participants: 6, conversion: 0.5, credits: 2 },
    });
    expect(week.days).toHaveLength(7);
    expect(week.days.at(-1)).toEqual({ day: today, views: 8, interest: 7, participants: 5, credits: 2 });
    expect(week.days.at(-2)).toMatchObject({ participants: 1 });
    expect(week.previous).toMatchObject({ views: 30, interest: 9, participants: 0, conversion: 0 });
  });

  it.each([
    ['', 30, 44],
    ['?period=90d', 90, 44],
    ['?period=365d', 365, 44],
  ])('%j cover %d days', async (query, length, views) => {
    const answer = await read(query);
    expect(answer.days).toHaveLength(length);
    expect(answer.totals.views).toBe(views);
    expect(answer.days.reduce((sum, day) => sum + day.views, 0)).toBe(views);
  });

  it.each([
    ['views', ['Party', 'Quiz']],
    ['interest', ['Party', 'Quiz']],
    ['participants', ['Quiz', 'Party']],
    ['conversion', ['Quiz', 'Party']],
  ])('order events by %s', async (metric, titles) => {
    expect((await read(`?metric_type=${metric}`)).events.map(({ title }) => title)).toEqual(titles);
  });

  it('come as CSV with a line a day', async () => {
    const response = await app.app.request('/api/v1/analytics/business?period=7d', {
      headers: {
        'X-API-Key': app.deps.config.publicApiKey,
        Authorization: `Bearer ${owner.token}`,
        Accept: 'text/csv',
      },
    });
    expect(response.headers.get('Content-Type')).toContain('text/csv');
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines[0]?.replace('\uFEFF', '')).toBe('"day","views","interest","participants","conversion","credits"');
    expect(lines.at(-1)).toBe('"2026-11-21",8,7,5,0.625,2');
    expect(lines).toHaveLength(8);
  });

  it('say who of those who joined was let in, and nothing where no door was kept', async () => {
    expect((await read()).totals.came).toBeNull();
    const mark = async (userId: string | null, move: 'in' | 'out' | 'undo', undoes: string | null = null) => {
      const id = crypto.randomUUID();
      const whose = { eventId: quiz, businessId: owner.businessId, deviceId: quiz };
      await app.db
        .insert(doorMarks)
        .values({ ...whose, id, userId, move, undoes, at: new Date('2026-11-21T20:00:00Z') });
      return id;
    };
    await mark(null, 'in');
    await mark('a', 'in');
    await mark('a', 'out');
    await mark(null, 'undo', await mark('b', 'in'));
    const { totals, previous, events: each } = await read();
    expect([totals.participants, totals.came, previous.came]).toEqual([6, 4, null]);
    expect(each.map(({ title, came }) => [title, came])).toEqual([
      ['Party', null],
      ['Quiz', 4],
    ]);
    await app.db.delete(doorMarks).where(eq(doorMarks.eventId, quiz));
  });

  it('refuse an unknown period', async () => {
    expect((await app.call('GET', '/analytics/business?period=2d', { token: owner.token })).status).toBe(422);
  });

  it('hold nothing of another business', async () => {
    const { token } = await createOwner(app);
    expect((await app.call<Analytics>('GET', '/analytics/business', { token })).body).toMatchObject({
      totals: { views: 0, participants: 0, credits: 0 },
      events: [],
    });
    expect((await app.call('GET', `/analytics/events/${quiz}`, { token })).body).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  });
});

describe('what events brought', () => {
  const impression = (
    eventId: string,
    day: string,
    hour: number,
    source: ImpressionSource,
    shown: number,
    opened: number,
  ) =>
    app.db.insert(eventImpressions).values({ eventId, businessId: owner.businessId, day, hour, source, shown, opened });
  const seen = <T extends { shown: number; opened: number }>(rows: T[]) =>
    rows.filter(({ shown, opened }) => shown + opened);

  beforeAll(async () => {
    await impression(quiz, today, 20, 'feed', 5, 1);
    await impression(quiz, today, 9, 'push', 2, 2);
    await impression(quiz, addDays(today, -6), 20, 'feed', 3, 0);
    await impression(party, addDays(today, -7), 20, 'search', 30, 0);
  });

  it('is told by source; what came without one is unknown, and together they are the totals', async () => {
    const { sources, totals } = await read('?period=7d');
    expect(sources.map(({ source }) => source)).toEqual([...impressionSources, 'unknown']);
    expect(seen(sources)).toEqual([
      { source: 'feed', shown: 8, opened: 1 },
      { source: 'push', shown: 2, opened: 2 },
      { source: 'unknown', shown: 2, opened: 2 },
    ]);
    expect(sources.reduce((sum, { shown }) => sum + shown, 0)).toBe(totals.views);
    expect(sources.reduce((sum, { opened }) => sum + opened, 0)).toBe(totals.opened);
  });

  it('is told by the hour of the day', async () => {
    const { hours } = await read('?period=7d');
    expect(hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
    expect(seen(hours)).toEqual([
      { hour: 9, shown: 2, opened: 2 },
      { hour: 20, shown: 8, opened: 1 },
    ]);
  });

  it('is told of one event without the others', async () => {
    const { body } = await app.call<Analytics>('GET', `/analytics/events/${party}?period=30d`, { token: owner.token });
    expect(seen(body.sources)).toEqual([
      { source: 'search', shown: 30, opened: 0 },
      { source: 'unknown', shown: 2, opened: 0 },
    ]);
    expect(seen(body.hours)).toEqual([{ hour: 20, shown: 30, opened: 0 }]);
  });

  it('says how many opened and saved, and what a guest cost by what was paid', async () => {
    const { totals } = await read('?period=7d');
    expect(totals).toMatchObject({
      opened: 5,
      saved: 2,
      credits: 2,
      cost_cents: 0,
      credits_per_guest: 0.33,
      cents_per_guest: 0,
    });
    await app.db
      .insert(payments)
      .values(paymentOf(owner.businessId, { amountCents: 1500, credits: 25, paidAt: app.clock.now() }));
    const { totals: paid, events } = await read('?period=7d');
    expect(paid).toMatchObject({ credits: 2, cost_cents: 120, credits_per_guest: 0.33, cents_per_guest: 20 });
    expect(events.find(({ title }) => title === 'Party')).toMatchObject({
      cost_cents: 60,
      credits_per_guest: null,
      cents_per_guest: null,
    });
  });

  it('says of each event how many are in besides those who joined in the period', async () => {
    await app.db.update(events).set({ joinedCount: 9 }).where(eq(events.id, quiz));
    const week = await read('?period=7d');
    expect(week.events.find(({ title }) => title === 'Quiz')).toMatchObject({ participants: 6, joined: 9 });
    expect(week.events.find(({ title }) => title === 'Party')).toMatchObject({ participants: 0, joined: 0 });
  });

  it('has the days before beside the days', async () => {
    const { days, previous_days, previous } = await read('?period=7d');
    expect(previous_days).toHaveLength(days.length);
    expect(previous_days.at(-1)).toMatchObject({ day: '2026-11-14', views: 30 });
    expect(previous_days.reduce((sum, { views }) => sum + views, 0)).toBe(previous.views);
  });

  it('marks the days on which events went online and took place, nights as part of the evening before', async () => {
    await app.db
      .update(events)
      .set({
        eventDate: addDays(today, -2),
        publishedAt: new Date('2026-11-16T23:30:00Z'),
        category: { tags: ['quiz'], userCharacteristics: [] },
      })
      .where(eq(events.id, quiz));
    expect((await read('?period=7d')).marks).toEqual([
      { day: '2026-11-16', kind: 'published', event_id: quiz, title: 'Quiz', tags: ['quiz'] },
      { day: '2026-11-19', kind: 'held', event_id: quiz, title: 'Quiz', tags: ['quiz'] },
      { day: today, kind: 'published', event_id: party, title: 'Party', tags: expect.any(Array) },
    ]);
    expect((await read('?period=7d')).events.find(({ title }) => title === 'Quiz')?.tags).toEqual(['quiz']);
  });

  it('is nobody else’s to see', async () => {
    const { token } = await createOwner(app);
    const { body } = await app.call<Analytics>('GET', '/analytics/business', { token });
    expect([seen(body.sources), seen(body.hours), body.marks]).toEqual([[], [], []]);
    expect(body.totals).toMatchObject({ cost_cents: 0, credits_per_guest: null, cents_per_guest: null });
  });
});

describe('the analytics of an event', () => {
  it('hold its own figures only', async () => {
    const { body } = await app.call<Analytics>('GET', `/analytics/events/${party}?period=30d`, { token: owner.token });
    expect(body).toMatchObject({
      event_id: party,
      title: 'Party',
      totals: { views: 32, interest: 9, participants: 0, credits: 1 },
    });
  });
});

describe('openings of pages', () => {
  it('are told by the way there: of an event its own, of a business all of its pages, of nobody else', async () => {
    const open = (eventId: string | null, day: string, source: PageSource, opens: number) =>
      app.db.insert(pageOpens).values({ businessId: owner.businessId, eventId, day, source, opens });
    await open(quiz, today, 'qr', 4);
    await open(party, today, 'link', 2);
    await open(null, addDays(today, -1), 'link', 5);
    await open(quiz, addDays(today, -40), 'feed', 9);
    const pagesOf = async (path: string, token = owner.token) =>
      (await app.call<Pick<Analytics, 'pages'>>('GET', path, { token })).body.pages.filter(({ opens }) => opens > 0);
    expect(await pagesOf('/analytics/business?period=7d')).toEqual([
      { source: 'link', opens: 7 },
      { source: 'qr', opens: 4 },
    ]);
    expect(await pagesOf(`/analytics/events/${quiz}?period=7d`)).toEqual([{ source: 'qr', opens: 4 }]);
    expect(await pagesOf('/analytics/business', (await createOwner(app)).token)).toEqual([]);
  });
});

/** Each caller counts fifty times, so they collide repeatedly; five times in repeated runs. */
const VIEWS = cases({ all: 5_000, few: 500 });
const AT_ONCE = 100;

describe('views', () => {
  it(`that are counted ${AT_ONCE} at a time all count, each once`, async () => {
    const before = (await read('?period=7d')).totals.views;
    await verifyBusiness(app, owner.businessId);
    const headers = { 'X-API-Key': app.deps.config.appServiceKey ?? '' };
    let [asked, counted] = [0, 0];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (asked++ < VIEWS) {
          const { status } = await app.app.request(`/api/v1/app/events/${asked % 2 ? quiz : party}/views`, {
            method: 'POST',
            headers,
          });
          if (status === 204) counted++;
        }
      }),
    );
    expect(counted).toBe(VIEWS);
    expect((await read('?period=7d')).totals.views).toBe(before + VIEWS);
  });
});
