import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp } from '#tests/support/factories.ts';
import type { DateChange, SeriesBody } from '#tests/support/series/series-calls.ts';
import { createSeriesOwner } from '#tests/support/series/series-calls.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createSeriesOwner>>;
let series: SeriesBody;
/** Events of the first dates: two public, two scheduled. */
let ids: string[];
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-23T12:00:00Z');
  owner = await createSeriesOwner(app);
  series = (await owner.begin({ count: 6 })).body;
  ids = series.dates.map(({ event_id: id }) => id);
});

const idOf = (i: number) => ids[i] ?? '';
const preview = async (json: object) =>
  (
    await owner.call<{ dates: DateChange[]; days: string[]; credits: number }>(
      'POST',
      `/series/${series.id}/preview`,
      json,
    )
  ).body;
const change = (json: object, headers = {}) => owner.call('PATCH', `/series/${series.id}`, json, headers);
const end = (json: object) => owner.call('POST', `/series/${series.id}/end`, json);
const titles = () => Promise.all(ids.map(async (id) => (await owner.event(id)).title));
const days = async () => (await owner.read(series.id)).dates.map(({ series_date: day }) => day);
const noticesOf = async (id: string) =>
  (await owner.call<{ data: { kind: string }[] }>('GET', `/events/${id}/notices`)).body.data.map(({ kind }) => kind);

describe('changing a series', () => {
  it('changes this and later dates, and leaves earlier ones alone', async () => {
    const json = { scope: 'this_and_later', event_id: idOf(2), changes: { title: 'Musikquiz' } };
    expect((await change(json)).body).toMatchObject({ title: 'Musikquiz', status: 'active' });
    expect(await titles()).toEqual(['Kneipenquiz', 'Kneipenquiz', ...Array(4).fill('Musikquiz')]);
  });

  it('changes all that are to come, and none that is over', async () => {
    app.clock.set('2026-11-26T12:00:00Z');
    await owner.signIn();
    await change({ scope: 'all', changes: { title: 'Musikquiz' } });
    expect(await titles()).toEqual(['Kneipenquiz', ...Array(5).fill('Musikquiz')]);
  });

  it('says before what it does, date by date, and then does that', async () => {
    const json = { scope: 'this_and_later', event_id: idOf(4), changes: { start_time: '19:00' } };
    const { dates, credits } = await preview(json);
    expect(credits).toBe(0);
    expect(dates).toHaveLength(2);
    expect(dates[0]).toMatchObject({
      ...{ event_id: idOf(4), effect: 'changed', own: [], asks: false },
      before: { start_time: '20:00', end_time: '23:00' },
      after: { start_time: '19:00', end_time: '22:00' },
    });
    expect(await owner.event(idOf(4))).toMatchObject({ start_time: '20:00' });
    await change(json);
    expect(await owner.event(idOf(4))).toMatchObject({ start_time: '19:00', end_time: '22:00' });
  });

  it('keeps what was changed on one date by itself, and says so', async () => {
    await owner.call('PATCH', `/events/${idOf(3)}`, { title: 'Finale', description: 'Mit Pokal.' });
    const json = { scope: 'all', changes: { title: 'Musikquiz', location: 'Keller' } };
    const found = (await preview(json)).dates.find(({ event_id: id }) => id === idOf(3));
    expect(found).toMatchObject({ effect: 'changed', own: ['title'], after: { location: 'Keller' } });
    await change(json);
    const [third, fourth] = await Promise.all([owner.event(idOf(2)), owner.event(idOf(3))]);
    expect(third).toMatchObject({ title: 'Musikquiz', location: 'Keller' });
    expect(fourth).toMatchObject({ title: 'Finale', location: 'Keller', description: 'Mit Pokal.' });
  });

  it('overwrites such a date when it is told to', async () => {
    await owner.call('PATCH', `/events/${idOf(3)}`, { title: 'Finale' });
    await change({ scope: 'all', changes: { title: 'Musikquiz' }, overwrite: [idOf(3)] });
    expect(await owner.event(idOf(3))).toMatchObject({ title: 'Musikquiz' });
  });

  it('asks first about dates with guests, and tells them when they move', async () => {
    await owner.join(idOf(1));
    const json = { scope: 'all', changes: { start_time: '17:00' } };
    expect((await preview(json)).dates.filter(({ asks }) => asks)).toMatchObject([{ event_id: idOf(1), guests: 1 }]);
    const refused = await change(json);
    expect([refused.status, refused.body.code, refused.body.dates]).toEqual([409, 'series_guests', [idOf(1)]]);
    expect(await owner.event(idOf(0))).toMatchObject({ start_time: '20:00' });

    expect((await change({ ...json, confirmed: [idOf(1)] })).status).toBe(200);
    expect(await owner.event(idOf(1))).toMatchObject({ start_time: '17:00' });
    expect(await noticesOf(idOf(1))).toEqual(['moved']);
    const silent = { scope: 'all', changes: { start_time: '22:00' }, confirmed: [idOf(1)], tell_guests: 'nobody' };
    expect((await change(silent)).body.errors).toMatchObject([{ path: 'tell_guests', code: 'must_tell' }]);
  });

  it('takes what is added for dates that are paid for, and nothing when that is too much', async () => {
    const json = { scope: 'all', changes: { featured_event: true } };
    expect((await preview(json)).credits).toBe(4);
    await change(json);
    expect(await owner.balance()).toBe(40 - 8);
    const poor = await createSeriesOwner(app, 5);
    const { body } = await poor.begin();
    expect((await poor.call('PATCH', `/series/${body.id}`, json)).body.code).toBe('not_enough_credits');
    expect(await poor.balance()).toBe(1);
    expect(await findLedgerDifferences(app.db)).toEqual([]);
  });

  it('refuses what would not be publishable, and fields that are of one date alone', async () => {
    expect((await change({ scope: 'all', changes: { title: '' } })).body.code).toBe('not_publishable');
    for (const changes of [{ event_date: '2026-12-24' }, { scheduled_date: '2026-12-01' }, { tariff: 'dialog' }]) {
      expect((await change({ scope: 'all', changes })).status).toBe(422);
    }
    expect((await change({ scope: 'this_and_later' })).body.errors).toMatchObject([{ path: 'event_id' }]);
    const strange = (await createSeriesOwner(app)).draft();
    expect((await change({ scope: 'this_and_later', event_id: await strange })).status).toBe(404);
  });

  it('by two people at once loses nothing: the second reads it again', async () => {
    const { headers } = await owner.call('GET', `/series/${series.id}`);
    const ifMatch = { 'If-Match': headers.get('etag') ?? '' };
    app.clock.advance({ seconds: 1 });
    const both = await Promise.all([
      change({ scope: 'all', changes: { title: 'Musikquiz' } }, ifMatch),
      change({ scope: 'all', changes: { location: 'Keller' } }, ifMatch),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const again = both[0].status === 412 ? { title: 'Musikquiz' } : { location: 'Keller' };
    await change({ scope: 'all', changes: again });
    for (const id of ids) {
      expect(await owner.event(id)).toMatchObject({ title: 'Musikquiz', location: 'Keller' });
    }
  });

  it('and somebody who changes one date at the same moment both get what they wrote', async () => {
    const calls = [
      change({ scope: 'all', changes: { title: 'Musikquiz' } }),
      ...ids.map((id, i) => owner.call('PATCH', `/events/${id}`, { description: `Abend ${i}` })),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
    for (const [i, id] of ids.entries()) {
      expect(await owner.event(id)).toMatchObject({ title: 'Musikquiz', description: `Abend ${i}` });
    }
  });
});

describe('another rule', () => {
  const thursdays = { frequency: 'weekly', count: 4, starts_on: '2026-12-10' };

  it('takes away dates without guests with their credits, and brings the new ones', async () => {
    const json = { scope: 'this_and_later', event_id: idOf(2), rule: thursdays };
    expect((await preview(json)).dates.map(({ series_date: day, effect }) => `${day} ${effect}`)).toEqual([
      ...['2026-12-09 removed', '2026-12-10 added', '2026-12-16 removed', '2026-12-17 added'],
      ...['2026-12-23 removed', '2026-12-24 added', '2026-12-30 removed', '2026-12-31 added'],
    ]);
    await change(json);
    expect(await days()).toEqual([
      ...['2026-11-25', '2026-12-02', '2026-12-10', '2026-12-17', '2026-12-24', '2026-12-31'],
    ]);
    expect(await owner.balance()).toBe(36);
    expect(await findLedgerDifferences(app.db)).toEqual([]);
  });

  it('never takes away a date with guests', async () => {
    await owner.join(idOf(1));
    const json = { scope: 'all', rule: { frequency: 'weekly', count: 3, starts_on: '2026-11-26' } };
    const kept = (await preview(json)).dates.find(({ event_id: id }) => id === idOf(1));
    expect(kept).toMatchObject({ effect: 'kept', guests: 1 });
    expect((await change(json)).status).toBe(200);
    expect(await owner.event(idOf(1))).toMatchObject({ status: 'published', event_date: '2026-12-02' });
    expect(await days()).toEqual(['2026-11-26', '2026-12-02', '2026-12-03', '2026-12-10']);
    expect(await noticesOf(idOf(1))).toEqual([]);
  });

  it('cancels a date with guests when it is told to, and then they hear of it', async () => {
    await owner.join(idOf(1));
    const rule = { frequency: 'weekly', count: 3, starts_on: '2026-11-26' };
    const json = { scope: 'all', rule, cancel: [idOf(1)], reason: 'Jetzt donnerstags' };
    const found = (await preview(json)).dates.find(({ event_id: id }) => id === idOf(1));
    expect(found).toMatchObject({ effect: 'cancelled', guests: 1 });
    await change(json);
    expect(await owner.event(idOf(1))).toMatchObject({ status: 'cancelled', cancel_reason: 'Jetzt donnerstags' });
    expect(await noticesOf(idOf(1))).toEqual(['cancelled']);
  });

  it('leaves a date alone that has begun', async () => {
    app.clock.set('2026-11-25T20:30:00Z');
    await owner.signIn();
    const json = { scope: 'all', rule: { frequency: 'weekly', count: 3, starts_on: '2026-11-26' } };
    expect((await preview(json)).dates[0]).toMatchObject({ event_id: idOf(0), effect: 'unchanged' });
    await change(json);
    expect(await owner.event(idOf(0))).toMatchObject({ status: 'published' });
  });

  it('says all days that it makes, further ahead than dates appear', async () => {
    const { days: all } = await preview({ scope: 'all', rule: { frequency: 'weekly', count: 20 } });
    expect([all.length, all.at(-1)]).toEqual([20, '2027-04-07']);
  });

  it('with another end keeps the dates that it still names', async () => {
    await change({ scope: 'all', rule: { frequency: 'weekly', count: 8 } });
    const { dates } = await owner.read(series.id);
    expect(dates).toHaveLength(8);
    expect(dates.slice(0, 6).map(({ event_id: id }) => id)).toEqual(ids);
    await change({ scope: 'all', rule: { frequency: 'weekly', count: 2 } });
    expect(await days()).toEqual(['2026-11-25', '2026-12-02']);
    expect(await owner.balance()).toBe(38);
  });

  it('is refused without an end, with too many dates, and with a beginning that is over', async () => {
    const refused = async (rule: object) => (await change({ scope: 'all', rule })).body.errors;
    expect(await refused({ frequency: 'weekly' })).toMatchObject([{ path: 'rule.ends_on', code: 'required' }]);
    expect(await refused({ frequency: 'weekly', count: 27 })).toMatchObject([{ path: 'rule.count', code: 'too_big' }]);
    expect(await refused({ frequency: 'weekly', count: 0 })).toMatchObject([{ path: 'rule.count', code: 'too_small' }]);
    const past = { frequency: 'weekly', count: 3, starts_on: '2026-11-18' };
    expect(await refused(past)).toMatchObject([{ path: 'rule.starts_on', code: 'past' }]);
  });
});

describe('ending a series', () => {
  it('takes away dates without guests with their credits, and keeps those with guests', async () => {
    await owner.join(idOf(1));
    const { body } = await end({ scope: 'all' });
    expect(body).toMatchObject({ status: 'ended', dates: [{ event_id: idOf(1), status: 'published' }] });
    expect(await owner.balance()).toBe(39);
    expect(await findLedgerDifferences(app.db)).toEqual([]);
  });

  it('cancels dates with guests where it is told to, and then those hear of it', async () => {
    await owner.join(idOf(0));
    await owner.join(idOf(1));
    await end({ scope: 'all', cancel: [idOf(1)], reason: 'Umbau' });
    expect(await owner.event(idOf(0))).toMatchObject({ status: 'published' });
    expect(await owner.event(idOf(1))).toMatchObject({ status: 'cancelled', cancel_reason: 'Umbau' });
    expect(await noticesOf(idOf(1))).toEqual(['cancelled']);
    const { body } = await callAsApp<{ data: { event_id: string; status: string }[] }>(
      app,
      'GET',
      '/people/guest-1/events',
    );
    expect(body.data.length).toBeGreaterThan(0);
  });

  it('with one of its dates lets the earlier ones take place, which still go public by themselves', async () => {
    await end({ scope: 'this_and_later', event_id: idOf(3) });
    expect(await days()).toEqual(['2026-11-25', '2026-12-02', '2026-12-09']);
    app.clock.set('2026-11-25T01:00:00Z');
    await owner.signIn();
    await app.handlers['roll-series-over']({});
    await app.handlers['publish-due-events']({});
    expect(await owner.event(idOf(2))).toMatchObject({ status: 'published' });
    app.clock.set('2026-12-11T01:00:00Z');
    await owner.signIn();
    await app.handlers['roll-series-over']({});
    expect(await owner.read(series.id)).toMatchObject({ status: 'ended', dates: [] });
  });

  it('twice changes nothing more, and an ended one is not changed', async () => {
    await owner.join(idOf(1));
    await end({ scope: 'all' });
    expect((await end({ scope: 'all', cancel: [idOf(1)] })).body).toMatchObject({ status: 'ended' });
    expect(await owner.event(idOf(1))).toMatchObject({ status: 'published' });
    expect((await change({ scope: 'all', changes: { title: 'Quiz' } })).body.code).toBe('event_state');
    expect((await owner.call('POST', `/series/${series.id}/resume`)).body.code).toBe('event_state');
  });
});

describe('pausing a series', () => {
  const pause = (json: object) => owner.call('POST', `/series/${series.id}/pause`, json);
  const statuses = async () => (await owner.read(series.id)).dates.map(({ status }) => status);

  it('withdraws what is scheduled from one date on with its credits, until it is resumed', async () => {
    const { body } = await pause({ scope: 'this_and_later', event_id: idOf(3) });
    expect(body).toMatchObject({ status: 'paused', paused_for: 'business' });
    expect(await statuses()).toEqual(['published', 'published', 'scheduled', 'draft', 'draft', 'draft']);
    expect(await owner.balance()).toBe(37);
    await app.handlers['roll-series-over']({});
    expect(await owner.balance()).toBe(37);
    expect((await owner.call('POST', `/series/${series.id}/resume`)).body).toMatchObject({
      ...{ status: 'active', paused_for: null },
    });
    expect(await statuses()).toEqual(['published', 'published', 'scheduled', 'scheduled', 'draft', 'draft']);
    expect(await owner.balance()).toBe(36);
    expect(await findLedgerDifferences(app.db)).toEqual([]);
  });

  it('withdraws all that guests cannot see, and leaves what is public', async () => {
    await pause({ scope: 'all' });
    expect(await statuses()).toEqual(['published', 'published', 'draft', 'draft', 'draft', 'draft']);
    await end({ scope: 'all' });
    expect((await pause({ scope: 'all' })).body.code).toBe('event_state');
  });
});

describe('what a date gives back', () => {
  it('is said before it is deleted, and comes back then', async () => {
    await owner.join(idOf(1));
    const back = async () => (await owner.read(series.id)).dates.map(({ credits_back: credits }) => credits);
    expect(await back()).toEqual([1, 0, 1, 1, 0, 0]);
    app.clock.advance({ minutes: 31 });
    expect(await back()).toEqual([0, 0, 1, 1, 0, 0]);
    await end({ scope: 'all' });
    expect(await owner.balance()).toBe(38);
  });
});
