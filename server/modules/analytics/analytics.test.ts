import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { eventViews } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput, verifyBusiness } from '#tests/support/factories.ts';

interface Totals {
  views: number;
  participants: number;
  conversion: number;
  credits: number;
}
interface Analytics {
  from: string;
  to: string;
  totals: Totals;
  previous: Totals;
  days: { day: string; views: number; participants: number; credits: number }[];
  events: (Totals & { title: string })[];
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
const view = (eventId: string, day: string, views: number) =>
  app.db.insert(eventViews).values({ eventId, businessId: owner.businessId, day, views });
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
  await view(quiz, today, 8);
  await view(quiz, addDays(today, -6), 4);
  await view(party, addDays(today, -7), 30);
  await view(party, addDays(today, -29), 2);
  await join(quiz, 'a', '2026-11-21T08:00:00Z', 'joined', 4);
  await join(quiz, 'b', '2026-11-20T23:30:00Z', 'approved');
  await join(quiz, 'c', '2026-11-20T22:30:00Z', 'joined');
  await join(quiz, 'd', '2026-11-21T08:00:00Z', 'waiting', 2);
  await join(quiz, 'e', '2026-11-21T08:00:00Z', 'left');
});
afterAll(() => app.close());

describe('the analytics of a business', () => {
  it('name every day of the period in Berlin days, and the time before', async () => {
    const week = await read('?period=7d');
    expect(week).toMatchObject({
      from: '2026-11-15',
      to: today,
      totals: { views: 12, participants: 6, conversion: 0.5, credits: 2 },
    });
    expect(week.days).toHaveLength(7);
    expect(week.days.at(-1)).toEqual({ day: today, views: 8, participants: 5, credits: 2 });
    expect(week.days.at(-2)).toMatchObject({ participants: 1 });
    expect(week.previous).toMatchObject({ views: 30, participants: 0, conversion: 0 });
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
    expect(lines[0]?.replace('\uFEFF', '')).toBe('"day","views","participants","conversion","credits"');
    expect(lines.at(-1)).toBe('"2026-11-21",8,5,0.625,2');
    expect(lines).toHaveLength(8);
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

describe('the analytics of an event', () => {
  it('hold its own figures only', async () => {
    const { body } = await app.call<Analytics>('GET', `/analytics/events/${party}?period=30d`, { token: owner.token });
    expect(body).toMatchObject({ event_id: party, title: 'Party', totals: { views: 32, participants: 0, credits: 1 } });
  });
});

/** Every caller counts fifty times, so that all of them meet again and again; where the tests are repeated, five times. */
const VIEWS = inject('isRepetition') ? 500 : 5_000;
const AT_ONCE = 100;

describe('views', () => {
  it(`that are counted ${AT_ONCE} at a time all count, each once`, { timeout: 60_000 }, async () => {
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
