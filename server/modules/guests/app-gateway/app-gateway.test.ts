import { eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events, eventViews } from '#database/schema/events.ts';
import { guestEvents } from '#database/schema/guest-search.ts';
import { systemContext } from '#server/context/context.ts';
import { reconcileGuestView } from '#server/modules/news/guest-search/reconcile-guest-view.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

interface Feed {
  data: { id: string; title: string; business: { display_name: string } }[];
  next_cursor: string | null;
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-21T12:00:00Z');
  await app.db.delete(events);
  await app.db.delete(guestEvents);
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 50);
});

async function publish(overrides: Record<string, unknown> = {}): Promise<string> {
  const json = eventInput({ ...overrides, status: 'published' });
  return (await app.call<{ id: string }>('POST', '/events', { token: owner.token, json })).body.id;
}
const feed = (query = '') => callAsApp<Feed>(app, 'GET', `/feed${query}`);
const titles = async (query = '') => (await feed(query)).body.data.map(({ title }) => title);
const join = (id: string) =>
  callAsApp(app, 'POST', `/events/${id}/participants`, { user_id: 'u', display_name: 'Ute' });
const count = (id: string, kind: string) => callAsApp(app, 'POST', `/events/${id}/interest`, { kind });
const view = (id: string) => callAsApp(app, 'POST', `/events/${id}/views`);

describe('the feed', () => {
  it('shows public events soonest first, with their business and nothing of its accounts', async () => {
    await publish({ title: 'Später', event_date: '2026-12-12' });
    await publish({ title: 'Bald', event_date: '2026-12-02', capacity: 40 });
    const { body } = await feed();
    expect(body.data).toMatchObject([
      {
        title: 'Bald',
        capacity: 40,
        participant_counts: { joined: 0 },
        business: { id: owner.businessId, display_name: 'Zum Anker', profile_image_url: null },
      },
      { title: 'Später' },
    ]);
    for (const secret of ['credits_spent', 'host_id', 'tariff', 'push_notification']) {
      expect(body.data[0]).not.toHaveProperty(secret);
    }
  });

  it('shows what shares a tag or a characteristic with the query', async () => {
    await publish({ title: 'Quiz', category: { tags: ['quiz', 'trivia'] } });
    await publish({ title: 'Brunch', category: { userCharacteristics: ['act_brunch'] } });
    await publish({ title: 'Ohne' });
    expect(await titles()).toHaveLength(3);
    expect(await titles('?tags=trivia,techno')).toEqual(['Quiz']);
    expect(await titles('?characteristics=act_brunch')).toEqual(['Brunch']);
    expect((await titles('?tags=quiz&characteristics=act_brunch')).sort()).toEqual(['Brunch', 'Quiz']);
    expect(await titles('?tags=techno')).toEqual([]);
    expect((await feed('?tags=Not%20one')).status).toBe(422);
  });

  it('can be walked by cursor, also through events that begin in one minute', async () => {
    for (const title of ['a', 'b', 'c', 'd', 'e']) await publish({ title });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: { body: Feed } = await feed(`?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.data.map(({ title }) => title));
      cursor = body.next_cursor;
    }
    expect(seen.sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('shows an event until it is over, and one with an open end for six hours', async () => {
    await publish({ title: 'Nacht', event_date: '2026-11-21', start_time: '22:00', end_time: '04:00' });
    await publish({ title: 'Offen', event_date: '2026-11-21', start_time: '20:00', end_time: null });
    app.clock.set('2026-11-22T00:59:00Z');
    expect((await titles()).sort()).toEqual(['Nacht', 'Offen']);
    app.clock.set('2026-11-22T01:00:00Z');
    expect(await titles()).toEqual(['Nacht']);
    app.clock.set('2026-11-22T03:00:00Z');
    expect(await titles()).toEqual([]);
  });
});

describe('an event that is not public', () => {
  it.each([
    ['a draft', async () => (await app.db.update(events).set({ status: 'draft' })).rowCount],
    ['archived', async () => (await app.db.update(events).set({ status: 'archived' })).rowCount],
    ['not shared', async () => (await app.db.update(events).set({ sharePublic: false })).rowCount],
    [
      'of a business that waits for its check',
      async () =>
        (
          await app.db
            .update(businesses)
            .set({ verificationStatus: 'pending' })
            .where(eq(businesses.id, owner.businessId))
        ).rowCount,
    ],
    [
      'of a hidden profile',
      async () =>
        (
          await app.db
            .update(businessProfiles)
            .set({ isVisible: false })
            .where(eq(businessProfiles.businessId, owner.businessId))
        ).rowCount,
    ],
  ])('because it is %s is in no feed, cannot be joined, and counts no view', async (_, hide) => {
    const id = await publish();
    expect((await join(id)).status).toBe(201);
    expect(await hide()).toBe(1);
    await reconcileGuestView(systemContext(app.deps));
    expect(await titles()).toEqual([]);
    expect(
      (await callAsApp(app, 'POST', `/events/${id}/participants`, { user_id: 'v', display_name: 'V' })).status,
    ).toBe(404);
    expect((await view(id)).status).toBe(404);
    expect((await count(id, 'opened')).body).toMatchObject({ status: 404, code: 'not_found' });
    expect((await callAsApp(app, 'DELETE', `/events/${id}/participants`, { user_id: 'u' })).body).toMatchObject({
      status: 'left',
    });
  });

  it('because it is over cannot be joined', async () => {
    const id = await publish({ event_date: '2026-11-21', start_time: '14:00', end_time: '15:00' });
    app.clock.set('2026-11-21T14:00:00Z');
    expect((await join(id)).body).toMatchObject({ status: 409, code: 'event_state' });
  });
});

describe('the events of a person', () => {
  it('can be walked by cursor, newest first', async () => {
    const joined: string[] = [];
    for (let n = 0; n < 3; n++) {
      app.clock.advance({ minutes: 1 });
      const id = await publish();
      await join(id);
      joined.unshift(id);
    }
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const path: string = `/people/u/events?limit=2${cursor && `&cursor=${cursor}`}`;
      const { body } = await callAsApp<{ data: { event_id: string }[]; next_cursor: string | null }>(app, 'GET', path);
      seen.push(...body.data.map((row) => row.event_id));
      cursor = body.next_cursor;
    }
    expect(seen).toEqual(joined);
  });
});

describe('views', () => {
  it('all count, also 200 at once, each on its day, nights with their evening', async () => {
    const id = await publish();
    const answers = await Promise.all(Array.from({ length: 200 }, () => view(id)));
    expect(answers.every(({ status }) => status === 204)).toBe(true);
    app.clock.set('2026-11-22T02:59:00Z');
    await view(id);
    app.clock.set('2026-11-22T03:00:00Z');
    await view(id);
    const rows = await app.db
      .select({ day: eventViews.day, views: eventViews.views })
      .from(eventViews)
      .orderBy(eventViews.day);
    expect(rows).toEqual([
      { day: '2026-11-21', views: 201 },
      { day: '2026-11-22', views: 1 },
    ]);
    const stats = await app.call('GET', '/business/stats', { token: owner.token });
    expect(stats.body).toMatchObject({ views_today: 1 });
    const [total] = await app.db.select({ views: sum(eventViews.views) }).from(eventViews);
    expect(Number(total?.views)).toBe(202);
  });
});

describe('interest', () => {
  it('counts every open and save, also many at once and before any view, each on its day, nights with their evening', async () => {
    const id = await publish();
    const kinds = [...Array(60).fill('opened'), ...Array(40).fill('saved')] as string[];
    const answers = await Promise.all(kinds.map((kind) => count(id, kind)));
    expect(answers.every(({ status }) => status === 204)).toBe(true);
    await view(id);
    app.clock.set('2026-11-22T03:00:00Z');
    await count(id, 'saved');
    const { day, views, opened, saved } = eventViews;
    const rows = app.db.select({ day, views, opened, saved }).from(eventViews).where(eq(eventViews.eventId, id));
    expect(await rows.orderBy(day)).toEqual([
      { day: '2026-11-21', views: 1, opened: 60, saved: 40 },
      { day: '2026-11-22', views: 0, opened: 0, saved: 1 },
    ]);
  });

  it.each([
    [{ kind: 'liked' }, 'kind'],
    [{}, 'kind'],
    [{ kind: 'saved', user_id: 'u' }, 'user_id'],
  ])('of %j is refused with the field, and nothing is counted', async (json, path) => {
    const id = await publish();
    const answer = await callAsApp(app, 'POST', `/events/${id}/interest`, json);
    expect(answer.body).toMatchObject({ status: 422, errors: [{ path }] });
    expect(await app.db.$count(eventViews, eq(eventViews.eventId, id))).toBe(0);
  });

  it('is counted by the app alone', async () => {
    const id = await publish();
    const call = { token: owner.token, json: { kind: 'opened' } };
    expect((await app.call('POST', `/app/events/${id}/interest`, call)).status).toBe(401);
    expect(await app.db.$count(eventViews, eq(eventViews.eventId, id))).toBe(0);
  });
});

describe('input of the app', () => {
  it.each([
    [{ user_id: '', display_name: 'Ute' }, 'user_id'],
    [{ user_id: 'a/b', display_name: 'Ute' }, 'user_id'],
    [{ user_id: 'u', display_name: ' ' }, 'display_name'],
    [{ user_id: 'u', display_name: 'x'.repeat(81) }, 'display_name'],
    [{ user_id: 'u', display_name: 'Ute', status: 'joined' }, 'status'],
    [{ user_id: 'u', display_name: 'Ute', party_size: 0 }, 'party_size'],
    [{ user_id: 'u', display_name: 'Ute', party_size: 7 }, 'party_size'],
    [{ user_id: 'u', display_name: 'Ute', party_size: 1.5 }, 'party_size'],
  ])('%j is refused with the field', async (json, path) => {
    const answer = await callAsApp(app, 'POST', `/events/${await publish()}/participants`, json);
    expect(answer.body).toMatchObject({ status: 422, errors: [{ path }] });
  });

  it('is closed where no service key is set', async () => {
    const closed = await createTestApp({ appServiceKey: null });
    const answer = await closed.call('GET', '/app/feed', { headers: { 'X-API-Key': '' } });
    expect(answer).toMatchObject({ status: 401, body: { code: 'invalid_api_key' } });
    await closed.close();
  });
});
