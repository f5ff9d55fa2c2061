import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '#database/connect.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { creditReservations } from '#database/schema/credits.ts';
import { events } from '#database/schema/events.ts';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
import { ruleDays } from '#domain/series/series-dates.ts';
import { bindJobs } from '#server/jobs/all-jobs.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { setCredits } from '#tests/support/factories.ts';
import { createSeriesOwner } from '#tests/support/series/series-calls.ts';
import { createMember } from '#tests/support/teams.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createSeriesOwner>>;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-23T12:00:00Z');
  owner = await createSeriesOwner(app);
});

const roll = () => app.handlers['roll-series-over']({});
async function goTo(instant: string) {
  app.clock.set(instant);
  await owner.signIn();
}
const rule = { frequency: 'weekly', interval: 1, weekdays: [3], nth: null, startsOn: '2026-11-25' } as const;
const wednesdays = ['2026-11-25', '2026-12-02', '2026-12-09', '2026-12-16', '2026-12-23', '2026-12-30'];

describe('a new series', () => {
  it('publishes its first date, and its dates are events of their own', async () => {
    const { status, body } = await owner.begin();
    expect(status).toBe(201);
    expect(body.dates.map(({ series_date: day }) => day).slice(0, 6)).toEqual(wednesdays);
    expect(body.dates).toHaveLength(10);
    const states = body.dates.map(({ status: each }) => each);
    expect(states).toEqual(['published', 'published', 'scheduled', 'scheduled', ...Array(6).fill('draft')]);
    const [, , third] = body.dates;
    expect(await owner.event(third?.event_id ?? '')).toMatchObject({
      ...{ title: 'Kneipenquiz', event_date: '2026-12-09', start_time: '20:00', is_recurring: true },
      ...{ series_id: body.id, series_date: '2026-12-09', scheduled_date: '2026-11-25', credits_reserved: 1 },
    });
  });

  it('takes the price of four dates, and no more', async () => {
    await owner.begin({}, { featured_event: true });
    expect(await owner.balance()).toBe(40 - 4 * 2);
    expect(await findLedgerDifferences(app.db)).toEqual([]);
  });

  it('does nothing at all when the credits for four dates are not there', async () => {
    const poor = await createSeriesOwner(app, 3);
    const id = await poor.draft();
    const { status, body } = await poor.call('POST', '/series', { event_id: id, frequency: 'weekly', count: 10 });
    expect([status, body.code, body.required]).toEqual([402, 'not_enough_credits', 3]);
    expect(await poor.balance()).toBe(3);
    expect(await poor.event(id)).toMatchObject({ status: 'draft', series_id: null });
    expect(await app.db.$count(events, eq(events.businessId, poor.businessId))).toBe(1);
  });

  it('shows no date that is more than 90 days ahead', async () => {
    const { body } = await owner.begin({ count: 26 });
    expect(body.dates).toHaveLength(13);
    expect(body.dates.at(-1)?.series_date).toBe('2027-02-17');
  });

  it.each([
    ['has no end', { count: undefined }, 'ends_on', 'required'],
    ['has 0 dates', { count: 0 }, 'count', 'too_small'],
    ['has 27 dates', { count: 27 }, 'count', 'too_big'],
    ['runs for years', { count: undefined, ends_on: '2036-12-31' }, 'ends_on', 'too_big'],
    ['ends before it begins', { count: undefined, ends_on: '2026-11-24' }, 'ends_on', 'too_small'],
    ['is on other weekdays', { weekdays: [1, 2] }, 'weekdays', 'mismatch'],
    ['names a weekday twice', { weekdays: [3, 3] }, 'weekdays', 'custom'],
    ['has no such frequency', { frequency: 'daily' }, 'frequency', 'invalid_value'],
    ['repeats every 0 weeks', { interval: 0 }, 'interval', 'too_small'],
  ])('is refused when it %s', async (_, rule, path, code) => {
    const { status, body } = await owner.begin(rule);
    expect([status, body.errors]).toMatchObject([422, [{ path, code }]]);
  });

  it('needs an event that can be published', async () => {
    expect((await owner.begin({}, { event_date: null })).body).toMatchObject({ code: 'not_publishable' });
    expect((await owner.begin({}, { description: '' })).body).toMatchObject({ code: 'not_publishable' });
  });

  it('does not begin with a date of another one, or with an event of another business', async () => {
    const { body } = await owner.begin();
    const again = { event_id: body.dates[1]?.event_id, frequency: 'weekly', count: 3 };
    expect((await owner.call('POST', '/series', again)).body.code).toBe('event_state');
    const foreign = await createSeriesOwner(app);
    expect((await foreign.call('POST', '/series', again)).status).toBe(404);
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['POST', '/preview'],
      ['POST', '/end'],
      ['POST', '/resume'],
    ] as const) {
      const json = method === 'GET' || path === '/resume' ? undefined : { scope: 'all' };
      expect((await foreign.call(method, `/series/${body.id}${path}`, json)).status).toBe(404);
    }
  });

  it('waits for the verification with its credits reserved', async () => {
    const mine = eq(businesses.id, owner.businessId);
    await app.db.update(businesses).set({ verificationStatus: 'pending' }).where(mine);
    const { body } = await owner.begin();
    expect(await owner.event(body.dates[0]?.event_id ?? '')).toMatchObject({ awaiting_verification: true });
    expect(await owner.balance()).toBe(36);
    const held = eq(creditReservations.businessId, owner.businessId);
    expect(await app.db.$count(creditReservations, and(held, eq(creditReservations.status, 'held')))).toBe(4);
  });

  it('may be begun by whoever may create events, changed by whoever may edit and ended by whoever may delete', async () => {
    const { body } = await owner.begin();
    const change = { scope: 'all', changes: { title: 'Quiz' } };
    const calls = [
      ['POST', '/series', { event_id: await owner.draft(), frequency: 'weekly', count: 2 }, 'create_events'],
      ['POST', `/series/${body.id}/resume`, undefined, 'create_events'],
      ['POST', `/series/${body.id}/preview`, change, 'edit_events'],
      ['PATCH', `/series/${body.id}`, change, 'edit_events'],
      ['POST', `/series/${body.id}/end`, { scope: 'all' }, 'delete_events'],
    ] as const;
    for (const permission of ['create_events', 'edit_events', 'delete_events'] as const) {
      const { token } = await createMember(app, owner.businessId, { permissions: [permission] });
      for (const [method, path, json, needed] of calls.filter((each) => each[3] !== permission)) {
        const refused = await app.call(method, path, { token, json });
        expect([refused.status, refused.body.required_permission], `${method} ${path}`).toEqual([403, needed]);
      }
    }
    const { token } = await createMember(app, owner.businessId, { permissions: ['edit_events'] });
    const rule = { scope: 'all', rule: { frequency: 'weekly', count: 2 } };
    expect((await app.call('PATCH', `/series/${body.id}`, { token, json: rule })).body.code).toBe('permission_missing');
    expect((await app.call('PATCH', `/series/${body.id}`, { token, json: change })).status).toBe(200);
  });
});

describe('days on which the business is closed', () => {
  beforeEach(async () => {
    const extraordinaryClosures = [{ id: '1', start_date: '2026-12-14', end_date: '2026-12-20', reason: 'Urlaub' }];
    const openingHours = defaultOpeningHours();
    await app.db
      .update(businessProfiles)
      .set({ extraordinaryClosures, openingHours })
      .where(eq(businessProfiles.businessId, owner.businessId));
  });
  const dateOf = (dates: { series_date: string }[], day: string) => dates.find(({ series_date: each }) => each === day);

  it('are left out', async () => {
    const { body } = await owner.begin({ closed_days: 'skip' });
    expect(body.dates).toHaveLength(9);
    expect(dateOf(body.dates, '2026-12-16')).toBeUndefined();
    expect(body.dates.map(({ status }) => status).slice(0, 5)).toEqual([
      ...['published', 'published', 'scheduled', 'scheduled', 'draft'],
    ]);
  });

  it('wait for a yes, which is publishing them', async () => {
    const { body } = await owner.begin({ closed_days: 'ask' });
    const date = body.dates.find(({ series_date: day }) => day === '2026-12-16');
    expect(date).toMatchObject({ status: 'draft', is_held_back: true, is_closed: true });
    await goTo('2026-12-10T12:00:00Z');
    await roll();
    expect(await owner.event(date?.event_id ?? '')).toMatchObject({ status: 'draft' });
    expect((await owner.call('POST', `/events/${date?.event_id}/publish`)).status).toBe(200);
  });

  it('take place all the same', async () => {
    const { body } = await owner.begin({ closed_days: 'keep' });
    expect(dateOf(body.dates, '2026-12-16')).toMatchObject({ status: 'scheduled', is_held_back: false });
  });

  it('are said before there is a series, weekdays and closures alike', async () => {
    const json = { frequency: 'weekly', weekdays: [0, 3], count: 8, starts_on: '2026-12-02', closed_days: 'skip' };
    const { body } = await owner.call<{ dates: { day: string; effect: string }[] }>('POST', '/series/dates', json);
    const skipped = body.dates.filter(({ effect }) => effect === 'skipped').map(({ day }) => day);
    expect(skipped).toEqual(['2026-12-06', '2026-12-13', '2026-12-16', '2026-12-20', '2026-12-27']);
  });

  it('that were closed after their dates appeared are left out as well', async () => {
    const { body } = await owner.begin({ closed_days: 'skip' });
    const extraordinaryClosures = [{ id: '1', start_date: '2026-12-28', end_date: '2027-01-03', reason: 'Umbau' }];
    await app.db
      .update(businessProfiles)
      .set({ extraordinaryClosures })
      .where(eq(businessProfiles.businessId, owner.businessId));
    await roll();
    const { dates } = await owner.read(body.id);
    expect(dateOf(dates, '2026-12-30')).toBeUndefined();
    expect(await findLedgerDifferences(app.db)).toEqual([]);
  });
});

describe('rolling over', () => {
  it('lets the next dates appear and pays for the next four, once', async () => {
    const { body } = await owner.begin({ count: 20 });
    await goTo('2026-12-03T12:00:00Z');
    await Promise.all([roll(), roll(), roll()]);
    await app.handlers['publish-due-events']({});
    const { dates } = await owner.read(body.id);
    expect(dates.map(({ series_date: day }) => day)).toEqual([
      ...['2026-12-09', '2026-12-16', '2026-12-23', '2026-12-30', '2027-01-06', '2027-01-13', '2027-01-20'],
      ...['2027-01-27', '2027-02-03', '2027-02-10', '2027-02-17', '2027-02-24', '2027-03-03'],
    ]);
    expect(dates.map(({ status }) => status).slice(0, 5)).toEqual([
      ...['published', 'published', 'scheduled', 'scheduled', 'draft'],
    ]);
    expect(await owner.balance()).toBe(40 - 6);
    expect(await findLedgerDifferences(app.db)).toEqual([]);
  });

  it('does not bring a date back that was deleted, nor publish one that was withdrawn', async () => {
    const { body } = await owner.begin();
    const [, , third, fourth] = body.dates;
    await owner.call('DELETE', `/events/${third?.event_id}`);
    await owner.call('POST', `/events/${fourth?.event_id}/withdraw`);
    await goTo('2026-12-10T12:00:00Z');
    await roll();
    const { dates } = await owner.read(body.id);
    expect(dates.map(({ series_date: day, status }) => `${day} ${status}`)).toEqual([
      ...['2026-12-16 draft', '2026-12-23 published', '2026-12-30 scheduled', '2027-01-06 scheduled'],
      ...['2027-01-13 scheduled', '2027-01-20 draft', '2027-01-27 draft'],
    ]);
  });

  it('ends with the last date', async () => {
    const { body } = await owner.begin({ count: 2 });
    await goTo('2026-12-04T12:00:00Z');
    await roll();
    expect(await owner.read(body.id)).toMatchObject({ status: 'ended', dates: [] });
  });

  it('pauses when credits are missing, tells the owner once and goes on by a button', async () => {
    const poor = await createSeriesOwner(app, 5);
    const { body } = await poor.begin();
    app.clock.set('2026-12-10T12:00:00Z');
    await poor.signIn();
    await roll();
    await roll();
    await app.runJobs();
    expect(await poor.read(body.id)).toMatchObject({ status: 'paused' });
    expect(await poor.balance()).toBe(0);
    const mails = (await app.mails()).filter(({ to }) => to === poor.email);
    expect(mails.filter(({ subject }) => subject === 'Serie „Kneipenquiz“ pausiert')).toHaveLength(1);
    expect(mails.find(({ subject }) => subject.includes('pausiert'))?.text).toContain('30. Dezember 2026');

    const resume = () => poor.call('POST', `/series/${body.id}/resume`);
    expect((await resume()).body).toMatchObject({ code: 'not_enough_credits', required: 2, available: 0 });
    await setCredits(app, poor.businessId, 3);
    expect((await resume()).body).toMatchObject({ status: 'active' });
    expect(await poor.balance()).toBe(1);
    expect(await findLedgerDifferences(app.db)).toEqual([]);
  });

  it('by two processes at once makes every date and takes every credit once', async () => {
    const begun = await Promise.all([1, 2, 3].map(() => owner.begin({ count: 26 })));
    const second = connectDatabase(app.databaseUrl, { maxConnections: 8 });
    const other = bindJobs({ ...app.deps, db: second.db });
    await goTo('2027-01-01T12:00:00Z');
    await Promise.all([roll(), other['roll-series-over']({}), roll(), other['roll-series-over']({})]);
    await second.close();
    for (const { body } of begun) {
      const dates = await app.db.select({ day: events.seriesDate }).from(events).where(eq(events.seriesId, body.id));
      expect(dates.map(({ day }) => day).toSorted()).toEqual(
        ruleDays({ ...rule, endsOn: '2027-04-01', count: null }, 100),
      );
    }
    expect(await owner.balance()).toBe(40 - 3 * 8);
    expect(await findLedgerDifferences(app.db)).toEqual([]);
  });
});

it('how a draft is to come back is kept with it, complete or not, until its series begins', async () => {
  const repetition = { frequency: 'weekly', interval: 2, count: null, closed_days: 'skip' };
  const id = await owner.draft({ repetition });
  expect(await owner.event(id)).toMatchObject({ repetition });
  const change = (json: object) => owner.call('PATCH', `/events/${id}`, json);
  const { headers } = await owner.call('GET', `/events/${id}`);
  const ifMatch = { 'If-Match': headers.get('etag') ?? '' };
  const complete = { ...repetition, count: 3 };
  expect((await change({ repetition: complete })).body).toMatchObject({ repetition: complete });
  // A client with an old ETag is refused, and its other changes are not applied.
  expect((await owner.call('PATCH', `/events/${id}`, { repetition: null }, ifMatch)).status).toBe(412);
  expect((await change({ title: 'Musikquiz' })).body).toMatchObject({ title: 'Musikquiz', repetition: complete });
  expect((await change({ repetition: { frequency: 'daily' } })).body.errors).toMatchObject([
    { path: 'repetition.frequency' },
  ]);
  const copy = await owner.call<{ id: string }>('POST', `/events/${id}/duplicate`);
  expect(await owner.event(copy.body.id)).toMatchObject({ repetition: complete });
  const { body } = await owner.call('POST', '/series', { event_id: id, ...complete });
  expect(body.dates.map(({ series_date: day }) => day)).toEqual(['2026-11-25', '2026-12-09', '2026-12-23']);
  for (const { event_id: each } of body.dates) expect(await owner.event(each)).toMatchObject({ repetition: null });
});

it('the list of what has changed has ended series too, and none of other businesses', async () => {
  const stranger = await createSeriesOwner(app);
  const { body: ended } = await owner.begin();
  const { body: same } = await owner.begin();
  app.clock.advance({ minutes: 1 });
  const since = app.clock.now().toISOString();
  await stranger.begin();
  await owner.call('POST', `/series/${ended.id}/end`, { scope: 'all' });
  const ids = async (query: string) =>
    (await owner.call<{ data: { id: string }[] }>('GET', `/series${query}`)).body.data.map(({ id }) => id);
  expect(await ids(`?updated_since=${since}`)).toEqual([ended.id]);
  expect(await ids('')).toEqual([same.id]);
  expect((await owner.call('GET', '/series?updated_since=gestern')).status).toBe(422);
});
