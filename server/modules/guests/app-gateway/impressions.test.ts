import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventImpressions, events, eventViews } from '#database/schema/events.ts';
import { impressionSources, mostImpressions } from '#domain/analytics/impressions.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

interface Entry {
  event_id?: unknown;
  source?: unknown;
  hour?: unknown;
  shown?: unknown;
  opened?: unknown;
}

const UNKNOWN = '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11';
const HOUR = '2026-11-21T11:00:00Z';
let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-21T11:30:00Z');
  await app.db.delete(events);
  await app.db.delete(eventViews);
  await app.db.delete(eventImpressions);
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 50);
});

async function publish(overrides: Record<string, unknown> = {}): Promise<string> {
  const json = eventInput({ status: 'published', ...overrides });
  return (await app.call<{ id: string }>('POST', '/events', { token: owner.token, json })).body.id;
}
const send = (entries: Entry[]) =>
  callAsApp<{ counted: number; ignored: number; errors: { path: string; code: string }[] }>(
    app,
    'POST',
    '/impressions',
    {
      entries,
    },
  );
const of = (event_id: string, more: Entry = {}): Entry => ({ event_id, source: 'feed', hour: HOUR, shown: 1, ...more });
const hoursOf = (id: string) =>
  app.db
    .select({
      day: eventImpressions.day,
      hour: eventImpressions.hour,
      source: eventImpressions.source,
      shown: eventImpressions.shown,
      opened: eventImpressions.opened,
    })
    .from(eventImpressions)
    .where(eq(eventImpressions.eventId, id))
    .orderBy(eventImpressions.day, eventImpressions.hour, eventImpressions.source);
const daysOf = (id: string) =>
  app.db
    .select({ day: eventViews.day, views: eventViews.views, opened: eventViews.opened, saved: eventViews.saved })
    .from(eventViews)
    .where(eq(eventViews.eventId, id))
    .orderBy(eventViews.day);

describe('a batch of impressions', () => {
  it('counts by day, hour and source, nights with their evening, what is named twice together', async () => {
    const id = await publish();
    const entries = [
      of(id, { shown: 3, opened: 1 }),
      of(id, { shown: 4 }),
      of(id, { source: 'push', shown: 0, opened: 2 }),
      of(id, { hour: '2026-11-20T22:00:00Z', shown: 5 }),
      of(id, { hour: '2026-11-20T23:00:00Z', shown: 6 }),
      of(id, { hour: '2026-11-21T03:00:00Z', shown: 8 }),
    ];
    const { status, body } = await send(entries);
    expect([status, body]).toEqual([200, { counted: 6, ignored: 0 }]);
    expect(await hoursOf(id)).toEqual([
      { day: '2026-11-20', hour: 0, source: 'feed', shown: 6, opened: 0 },
      { day: '2026-11-20', hour: 23, source: 'feed', shown: 5, opened: 0 },
      { day: '2026-11-21', hour: 4, source: 'feed', shown: 8, opened: 0 },
      { day: '2026-11-21', hour: 12, source: 'feed', shown: 7, opened: 1 },
      { day: '2026-11-21', hour: 12, source: 'push', shown: 0, opened: 2 },
    ]);
  });

  it('adds to the views and the interest of the day, where those without a source count too', async () => {
    const id = await publish();
    await callAsApp(app, 'POST', `/events/${id}/views`);
    await callAsApp(app, 'POST', `/events/${id}/interest`, { kind: 'opened' });
    await callAsApp(app, 'POST', `/events/${id}/interest`, { kind: 'saved' });
    await send([of(id, { shown: 10, opened: 4 }), of(id, { source: 'link', shown: 2, opened: 2 })]);
    expect(await daysOf(id)).toEqual([{ day: '2026-11-21', views: 13, opened: 7, saved: 1 }]);
  });

  it('ignores events that are not public and says how many, and counts the others', async () => {
    const [id, gone, draft] = [await publish(), await publish(), await publish({ status: 'draft' })];
    await app.call('POST', `/events/${gone}/archive`, { token: owner.token });
    const { body } = await send([of(gone), of(id), of(draft), of(UNKNOWN), of(id, { source: 'search' })]);
    expect(body).toEqual({ counted: 2, ignored: 3 });
    expect(await daysOf(id)).toMatchObject([{ views: 2 }]);
    expect(await daysOf(gone)).toEqual([]);
    expect((await send([of(UNKNOWN)])).body).toEqual({ counted: 0, ignored: 1 });
  });

  it('takes every source, and as many entries as a batch may have', async () => {
    const id = await publish();
    const entries = Array.from({ length: mostImpressions }, (_, i) =>
      of(id, { source: impressionSources[i % impressionSources.length], shown: 1, opened: 1 }),
    );
    expect((await send(entries)).body).toEqual({ counted: mostImpressions, ignored: 0 });
    expect(await hoursOf(id)).toHaveLength(impressionSources.length);
    expect(await daysOf(id)).toMatchObject([{ views: mostImpressions, opened: mostImpressions }]);
  });

  it('holds at the most that a figure can be, instead of failing', async () => {
    const id = await publish();
    await send([of(id)]);
    await app.db.update(eventViews).set({ views: 2_147_483_640 });
    await app.db.update(eventImpressions).set({ shown: 2_147_483_640 });
    expect((await send([of(id, { shown: 100 })])).status).toBe(200);
    expect(await hoursOf(id)).toMatchObject([{ shown: 2_147_483_647 }]);
    const { status, body } = await app.call('GET', '/analytics/business', { token: owner.token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ totals: { views: 2_147_483_647 } });
  });

  it('is counted by the app alone', async () => {
    const id = await publish();
    const call = { token: owner.token, json: { entries: [of(id)] } };
    expect((await app.call('POST', '/app/impressions', call)).status).toBe(401);
    expect(await daysOf(id)).toEqual([]);
  });
});

describe('a faulty batch', () => {
  it.each([
    [{ event_id: 'quiz' }, 'entries.1.event_id', undefined],
    [{ source: 'flyer' }, 'entries.1.source', undefined],
    [{ shown: -1 }, 'entries.1.shown', 'too_small'],
    [{ shown: 100_001 }, 'entries.1.shown', 'too_big'],
    [{ opened: 1.5 }, 'entries.1.opened', undefined],
    [{ shown: 0 }, 'entries.1.shown', 'nothing_counted'],
    [{ hour: '2026-11-21T11:20:00Z' }, 'entries.1.hour', 'not_an_hour'],
    [{ hour: '2026-11-21 11:00' }, 'entries.1.hour', undefined],
    [{ hour: '2026-11-21T12:00:00Z' }, 'entries.1.hour', 'in_future'],
    [{ hour: '2026-11-19T10:00:00Z' }, 'entries.1.hour', 'too_old'],
    [{ user_id: 'u' }, 'entries.1.user_id', 'unknown_field'],
  ])('with %j is refused with the field, and nothing of it is counted', async (fault, path, code) => {
    const id = await publish();
    const answer = await send([of(id), of(id, fault as Entry)]);
    expect(answer.body).toMatchObject({ status: 422, errors: [{ path, ...(code && { code }) }] });
    expect(await hoursOf(id)).toEqual([]);
    expect(await daysOf(id)).toEqual([]);
  });

  it('names every hour that cannot be', async () => {
    const id = await publish();
    const { body } = await send([
      of(id, { hour: '2026-11-01T12:00:00Z' }),
      of(id),
      of(id, { hour: '2027-01-01T12:00:00Z' }),
    ]);
    expect(body.errors).toMatchObject([
      { path: 'entries.0.hour', code: 'too_old' },
      { path: 'entries.2.hour', code: 'in_future' },
    ]);
  });

  it.each([[[]], [Array.from({ length: mostImpressions + 1 }, () => ({}))]])(
    'of a wrong length is refused',
    async (entries) => {
      expect((await send(entries)).body).toMatchObject({ status: 422 });
    },
  );

  it('counts an hour that has just begun by a clock that is a little ahead, and one of two days ago', async () => {
    const id = await publish();
    app.clock.set('2026-11-21T11:57:00Z');
    const { body } = await send([of(id, { hour: '2026-11-21T12:00:00Z' }), of(id, { hour: '2026-11-19T12:00:00Z' })]);
    expect(body).toEqual({ counted: 2, ignored: 0 });
  });
});

it('batches of the same events, each in another order, all count at once', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 8; i++) ids.push(await publish({ title: `Abend ${i}` }));
  const BATCHES = 60;
  const batches = Array.from({ length: BATCHES }, (_, batch) =>
    Array.from({ length: 120 }, (__, i) => {
      const at = (i * (2 * (batch % 5) + 3) + batch) % 120;
      const source = impressionSources[at % impressionSources.length];
      return of(ids[at % ids.length] ?? '', { source, shown: 1, opened: at % 2 });
    }),
  );
  const answers = await Promise.all(
    batches.map((entries, i) =>
      app.call('POST', '/app/impressions', {
        json: { entries },
        headers: {
          'X-API-Key': app.deps.config.appServiceKey ?? '',
          ...(i % 2 ? { 'Idempotency-Key': `batch-${i}-of-the-storm` } : {}),
        },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(BATCHES).fill(200));
  const rows = await app.db.select().from(eventViews);
  const sent = batches.flat();
  expect(rows.reduce((sum, { views }) => sum + views, 0)).toBe(sent.length);
  expect(rows.reduce((sum, { opened }) => sum + opened, 0)).toBe(sent.filter(({ opened }) => opened === 1).length);
});
