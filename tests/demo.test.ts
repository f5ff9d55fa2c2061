import { eq, sql, sum } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillDemo } from '#database/demo/fill-demo.ts';
import { businesses } from '#database/schema/businesses.ts';
import { creditAccounts, creditEntries } from '#database/schema/credits.ts';
import { eventImpressions } from '#database/schema/events.ts';
import { users } from '#database/schema/users.ts';
import { figureDay } from '#domain/analytics/figure-day.ts';
import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import { addDays, weekday } from '#domain/shared/calendar.ts';
import { demoHouseSignIn, demoSignIn } from '#domain/shared/demo.ts';
import { cardImage } from '#domain/shared/image.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import { hashPassword, unmatchableHash } from '#server/security/passwords.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import type { SeriesBody } from '#tests/support/series/series-calls.ts';

const passwords = { hash: hashPassword, unmatchable: unmatchableHash };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(businesses);
  await app.db.delete(users);
});

interface EventFigures {
  title: string;
  totals: { views: number; participants: number; conversion: number };
  days: { day: string; views: number; interest: number; participants: number }[];
  sources: { source: string; shown: number; opened: number }[];
  hours: { shown: number; opened: number }[];
}

interface HouseEvent {
  title: string;
  event_date: string;
  starts_at: string;
  ends_at: string;
  pictures: { url: string }[];
  video: { url: string; label: string } | null;
}

async function signIn(account: typeof demoSignIn | typeof demoHouseSignIn = demoSignIn) {
  const { body } = await app.call<{ access_token: string }>('POST', '/auth/login', { json: account });
  return body.access_token;
}

/** Cross-checks every figure of a business's events; returns the states of events with arrivals. */
async function checkFigures(token: string): Promise<string[]> {
  const { body: list } = await app.call<{ data: { id: string; status: string; created_at: string }[] }>(
    'GET',
    '/events',
    { token },
  );
  const seen: string[] = [];
  for (const { id, status, created_at } of list.data) {
    const { body } = await app.call<EventFigures>('GET', `/analytics/events/${id}?period=90d`, { token });
    if (body.totals.participants > 0) seen.push(status);
    expect(body.sources.at(-1), body.title).toEqual({ source: 'unknown', shown: 0, opened: 0 });
    for (const told of [body.sources, body.hours]) {
      expect(
        told.reduce((sum, { shown }) => sum + shown, 0),
        body.title,
      ).toBe(body.totals.views);
      for (const { shown, opened } of told) expect(opened, body.title).toBeLessThanOrEqual(shown);
    }
    expect(body.totals.conversion, body.title).toBeLessThan(0.8);
    for (const day of body.days) {
      expect(day.interest, `${body.title} on ${day.day}`).toBeLessThanOrEqual(day.views);
      expect(day.participants, `${body.title} on ${day.day}`).toBeLessThanOrEqual(day.interest);
      if (day.day < figureDay(new Date(created_at))) expect(day.views, `${body.title} on ${day.day}`).toBe(0);
    }
  }
  return seen.toSorted();
}

describe('a fresh demo', () => {
  it.each([
    ['Sunday', '2026-11-22T10:00:00Z', 12],
    ['Monday', '2026-11-23T10:00:00Z', 89],
    ['Wednesday', '2026-11-25T22:59:00Z', 89],
    ['Saturday', '2026-11-28T10:00:00Z', 89],
  ])('on a %s shows 12 views today, its week, and 8 of 15 credits', async (_, now, week) => {
    app.clock.set(now);
    await fillDemo(app.db, app.deps.files, app.clock.now(), passwords);
    const token = await signIn();
    expect((await app.call('GET', '/business/stats', { token })).body).toMatchObject({
      views_today: 12,
      views_this_week: week,
    });
    expect((await app.call('GET', '/credits/balance', { token })).body).toMatchObject({
      balance: 8,
      plan: { remaining: 8, total: 15, is_trial: true },
    });
    const subscription = { status: 'none', credits_remaining: 8, credits_total: 15 };
    expect((await app.call('GET', '/subscription', { token })).body).toMatchObject(subscription);
    expect((await app.call('POST', '/subscription/check', { token })).body).toMatchObject(subscription);
    expect((await app.call('GET', '/invoices', { token })).body).toMatchObject({ data: [] });
    expect((await app.call('GET', '/business', { token })).body).toMatchObject({ verification_status: 'verified' });
    expect((await app.call('GET', '/team', { token })).body).toMatchObject({ total: 5 });
    expect((await app.call('GET', '/events', { token })).body).toMatchObject({
      total: 6,
      counts: { draft: 1, scheduled: 1, published: 3, archived: 1 },
      data: [
        {
          title: 'Nachtschicht zu Gast',
          credits_spent: 2,
          capacity: 80,
          participant_counts: { joined: 61, applied: 3 },
        },
        { title: 'Kneipenquiz', credits_spent: 1, capacity: 40, participant_counts: { joined: 14 } },
        { status: 'scheduled', credits_reserved: 2 },
        { status: 'draft' },
        { capacity: 30, participant_counts: { joined: 30, waiting: 4 } },
        { status: 'archived' },
      ],
    });
  });

  it('has people whose numbers are those of the events, and a ledger that holds', async () => {
    await fillDemo(app.db, app.deps.files, app.clock.now(), passwords);
    const { rows } = await app.db.execute(sql`
      select e.id from events e left join event_participants p on p.event_id = e.id group by e.id
      having coalesce(sum(p.party_size) filter (where p.status in ('joined', 'approved')), 0) <> e.joined_count
        or coalesce(sum(p.party_size) filter (where p.status = 'waiting'), 0) <> e.waiting_count
        or coalesce(sum(p.party_size) filter (where p.status = 'offered'), 0) <> e.offered_count
        or coalesce(sum(p.party_size) filter (where p.status = 'applied'), 0) <> e.applied_count`);
    expect(rows).toEqual([]);
    expect(await findLedgerDifferences(app.db)).toEqual([]);
  });

  it.each([
    '2026-11-22T00:10:00Z',
    '2026-11-23T10:00:00Z',
    '2026-11-24T05:00:00Z',
    '2026-11-25T22:59:00Z',
    '2026-11-26T12:00:00Z',
    '2026-11-27T20:00:00Z',
    '2026-11-28T10:00:00Z',
    '2027-03-01T09:00:00Z',
  ])('at %s has figures that can be: who came had opened an event, who opened it had seen it', async (now) => {
    app.clock.set(now);
    await fillDemo(app.db, app.deps.files, app.clock.now(), passwords);
    const tokens = [await signIn(), await signIn(demoHouseSignIn)];
    const seen: string[][] = [];
    for (const token of tokens) seen.push(await checkFigures(token));
    expect(seen).toEqual([
      ['archived', 'published', 'published', 'published'],
      ['archived', 'cancelled', ...Array(7).fill('published')],
    ]);
    const [today, hour] = [figureDay(app.clock.now()), Number(berlinTimeOfDay(app.clock.now()).slice(0, 2))];
    const rows = await app.db.select().from(eventImpressions).where(eq(eventImpressions.day, today));
    // Statistics start a day at 4:00.
    expect(rows.filter((row) => (row.hour + 20) % 24 > (hour + 20) % 24)).toEqual([]);
  });

  it.each(['2026-11-22T00:10:00Z', '2026-11-25T22:59:00Z', '2026-11-26T12:00:00Z', '2027-03-28T00:30:00Z'])(
    'at %s has a house with the large plan, whose events are in every state that guests can meet',
    async (instant) => {
      const now = new Date(instant);
      app.clock.set(instant);
      await fillDemo(app.db, app.deps.files, now, passwords);
      const token = await signIn(demoHouseSignIn);
      expect((await app.call('GET', '/subscription', { token })).body).toMatchObject({
        status: 'active',
        plan_type: 'professional',
      });
      const { body: profile } = await app.call<{ logo_url: string }>('GET', '/profile', { token });
      expect(profile).toMatchObject({ accent: 'teal', logo_url: expect.stringContaining('.webp') });

      const { data } = (await app.call<{ data: HouseEvent[] }>('GET', '/events', { token })).body;
      const named = (title: string) => data.find((event) => event.title === title);
      const running = named('Tischtennis ohne Ende');
      expect(new Date(running?.starts_at ?? now).getTime()).toBeLessThan(now.getTime());
      expect(new Date(running?.ends_at ?? now).getTime()).toBeGreaterThan(now.getTime());
      expect(named('Plattenbörse')).toMatchObject({
        status: 'cancelled',
        cancel_reason: expect.stringContaining('Heizung'),
      });
      expect(named('Nähcafé')).toMatchObject({ capacity: 16, participant_counts: { joined: 16, waiting: 5 } });
      expect(named('Flohmarkt im Hof')).toMatchObject({ capacity: null, participant_counts: { joined: 52 } });
      expect(named('Offene Bühne')).toMatchObject({ participant_counts: { joined: 7, applied: 4 } });
      const past = (await app.call<{ data: HouseEvent[] }>('GET', '/events?when=past', { token })).body.data;
      const swing = past.find(({ title }) => title === 'Swing am Mittwoch');
      const day = swing?.event_date ?? '';
      expect(weekday(day)).toBe(3);
      expect([addDays(berlinDay(now), -7) <= day, day <= berlinDay(now)]).toEqual([true, true]);

      const { data: series } = (await app.call<{ data: SeriesBody[] }>('GET', '/series', { token })).body;
      expect(series).toMatchObject([{ title: 'Swing am Mittwoch', status: 'active' }]);
      const before = (await app.call('GET', '/credits/balance', { token })).body;
      await app.handlers['roll-series-over']({});
      expect((await app.call('GET', '/credits/balance', { token })).body).toEqual(before);
      expect(series[0]?.dates.map(({ status }) => status).slice(-2)).toEqual(['draft', 'draft']);
      expect(series[0]?.dates.filter(({ status }) => status !== 'draft')).toHaveLength(4);

      const pictures = [profile.logo_url, ...data.flatMap(({ pictures: shown }) => shown.map(({ url }) => url))];
      expect(pictures).toHaveLength(5);
      for (const address of pictures) {
        for (const part of [address, cardImage(address)]) {
          expect((await app.app.request(part)).headers.get('Content-Type')).toBe('image/webp');
        }
      }
      const videos = data.flatMap(({ video }) => (video ? [video.url] : []));
      expect(videos).toHaveLength(1);
      const film = await app.app.request(videos[0] ?? '');
      expect(film.headers.get('Content-Type')).toBe('video/webm');
      expect((await film.arrayBuffer()).byteLength).toBeLessThan(150_000);
    },
  );

  it('has a ledger that adds up and three businesses that wait', async () => {
    await fillDemo(app.db, app.deps.files, app.clock.now(), passwords);
    const accounts = await app.db.select().from(creditAccounts);
    for (const { businessId, planBalance } of accounts) {
      const [total] = await app.db
        .select({ sum: sum(creditEntries.amount) })
        .from(creditEntries)
        .where(eq(creditEntries.businessId, businessId));
      expect(Number(total?.sum)).toBe(planBalance);
    }
    expect(await app.db.select().from(businesses).where(eq(businesses.verificationStatus, 'pending'))).toHaveLength(3);
  });

  it('is filled once, also when two processes start together', async () => {
    await Promise.all([1, 2, 3].map(() => fillDemo(app.db, app.deps.files, app.clock.now(), passwords)));
    await fillDemo(app.db, app.deps.files, app.clock.now(), passwords);
    expect(await app.db.select().from(businesses)).toHaveLength(5);
  });
});
