import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { eventNotices, guestNotices } from '#database/schema/guest-notices.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { systemContext } from '#server/context/context.ts';
import { reconcileGuestView } from '#server/modules/news/guest-search/reconcile-guest-view.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

interface Change {
  type: string;
  business_id: string;
  event_id: string | null;
  user_id: string | null;
  notice: { id: string; kind: string; text: string | null } | null;
  event: { status: string; cancel_reason: string | null } | null;
}
interface Notice {
  kind: string;
  text: string | null;
  guests: number;
  delivered: number;
  read: number;
  unaware: { user_id: string; display_name: string }[];
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let start: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-21T12:00:00Z');
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await app.runJobs();
  await setCredits(app, owner.businessId, 20);
  start = (await callAsApp<{ next: string }>(app, 'GET', '/changes')).body.next;
});

async function goTo(instant: string) {
  app.clock.set(instant);
  const json = { email: owner.email, password: owner.password };
  owner.token = (await app.call<{ access_token: string }>('POST', '/auth/login', { json })).body.access_token;
}
const call = <T = Record<string, unknown>>(method: string, path: string, json?: unknown) =>
  app.call<T>(method, path, { token: owner.token, json });
async function publish(overrides: Record<string, unknown> = {}): Promise<string> {
  return (await call<{ id: string }>('POST', '/events', eventInput({ ...overrides, status: 'published' }))).body.id;
}
const join = (id: string, user: string) =>
  callAsApp(app, 'POST', `/events/${id}/participants`, { user_id: user, display_name: user.toUpperCase() });
const cancel = (id: string, reason?: string) => call(`POST`, `/events/${id}/cancel`, reason ? { reason } : {});
const changes = async () => {
  const { body } = await callAsApp<{ data: Change[] }>(app, 'GET', `/changes?after=${start}&limit=200`);
  return body.data.filter(({ business_id: businessId }) => businessId === owner.businessId);
};
const told = async () => (await changes()).map(({ type, user_id }) => (user_id ? `${type} ${user_id}` : type));
const noticesOf = async (id: string) => (await call<{ data: Notice[] }>('GET', `/events/${id}/notices`)).body.data;
const seenBy = async (user: string, id: string) => {
  type Standing = { event_id: string; event: { status: string; cancel_reason: string } | null };
  const { data } = (await callAsApp<{ data: Standing[] }>(app, 'GET', `/people/${user}/events`)).body;
  return data.find(({ event_id: eventId }) => eventId === id)?.event;
};
const balance = async () => (await call<{ balance: number }>('GET', '/credits/balance')).body.balance;
/** An event for two: `a` and `b` have places, `c` waits, `d` left. */
async function withGuests() {
  const id = await publish({ capacity: 5, waiting_list: true });
  await callAsApp(app, 'POST', `/events/${id}/participants`, { user_id: 'a', display_name: 'A', party_size: 4 });
  await join(id, 'd');
  await callAsApp(app, 'DELETE', `/events/${id}/participants`, { user_id: 'd' });
  await join(id, 'b');
  await join(id, 'c');
  return id;
}

describe('cancelling an event', () => {
  it('tells everybody who comes or waits, once, with the words of the business', async () => {
    const id = await withGuests();
    const first = await cancel(id, 'Rohrbruch im Keller.');
    expect(first).toMatchObject({ status: 200, body: { status: 'cancelled', cancel_reason: 'Rohrbruch im Keller.' } });
    const second = await cancel(id, 'Ein anderer Grund.');
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect((await told()).slice(-4)).toEqual([
      'event.cancelled',
      'person.event_cancelled a',
      'person.event_cancelled b',
      'person.event_cancelled c',
    ]);
    expect((await changes()).at(-1)).toMatchObject({
      notice: { kind: 'cancelled', text: 'Rohrbruch im Keller.' },
      event: { status: 'cancelled', cancel_reason: 'Rohrbruch im Keller.' },
    });
    const log = await app.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `event:${id}`));
    expect(log.map(({ action }) => action)).toEqual(['event_published', 'event_cancelled']);
  });

  it('refuses what guests cannot see or what is over', async () => {
    const draft = (await call<{ id: string }>('POST', '/events', eventInput())).body.id;
    const scheduled = (
      await call<{ id: string }>(
        'POST',
        '/events',
        eventInput({ publish_type: 'scheduled', scheduled_date: '2026-12-01' }),
      )
    ).body.id;
    const archived = await publish();
    await call('POST', `/events/${archived}/archive`);
    for (const id of [draft, scheduled, archived]) {
      expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'event_state' } });
    }
    const over = await publish({ event_date: '2026-11-21', start_time: '14:00', end_time: '15:00' });
    await goTo('2026-11-21T14:00:00Z');
    expect(await cancel(over)).toMatchObject({ status: 409, body: { code: 'event_state' } });
    expect(await cancel(await publish(), 'x'.repeat(501))).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'reason' }] },
    });
    expect((await call('PATCH', `/events/${await withCancelled()}`, { title: 'Doch' })).status).toBe(409);
  });
  async function withCancelled() {
    const id = await publish();
    await cancel(id);
    return id;
  }

  it('keeps it in sight for seven days, but out of the feed, and then takes it down', async () => {
    const id = await withGuests();
    await cancel(id, 'Rohrbruch');
    const seen = { status: 'cancelled', cancel_reason: 'Rohrbruch' };
    const feed = async () =>
      (await callAsApp<{ data: { id: string }[] }>(app, 'GET', '/feed?limit=100')).body.data.map((event) => event.id);
    const business = async () =>
      (await callAsApp<{ events: { id: string; status: string }[] }>(app, 'GET', `/businesses/${owner.businessId}`))
        .body;
    expect(await feed()).not.toContain(id);
    expect((await callAsApp(app, 'GET', `/events/${id}`)).body).toMatchObject(seen);
    expect(await business()).toMatchObject({ events: [{ id, ...seen }] });
    expect(await seenBy('a', id)).toMatchObject(seen);
    expect(await reconcileGuestView(systemContext(app.deps))).toBe(0);

    await goTo('2026-11-28T11:59:00Z');
    await app.handlers['end-cancellations']({});
    expect((await callAsApp(app, 'GET', `/events/${id}`)).status).toBe(200);
    await goTo('2026-11-28T12:00:00Z');
    expect((await callAsApp(app, 'GET', `/events/${id}`)).status).toBe(404);
    await Promise.all([app.handlers['end-cancellations']({}), app.handlers['end-cancellations']({})]);
    expect((await told()).filter((line) => line === 'event.gone')).toHaveLength(1);
    expect(await seenBy('a', id)).toBeNull();
    expect((await call('GET', `/events/${id}`)).body).toMatchObject({ status: 'cancelled' });
  });

  it('lets nobody in any more, and moves nobody up', async () => {
    const id = await withGuests();
    await cancel(id);
    expect(await join(id, 'neu')).toMatchObject({
      status: 409,
      body: { code: 'event_state', event_status: 'cancelled' },
    });
    expect(await call('POST', `/events/${id}/participants/c/reject`)).toMatchObject({ status: 409 });
    expect((await callAsApp(app, 'DELETE', `/events/${id}/participants`, { user_id: 'a' })).status).toBe(200);
    expect((await told()).slice(-1)).toEqual(['person.left a']);
  });

  it('gives back what archiving would: the price in the first half hour if nobody came, and a push that has not gone out', async () => {
    await goTo('2026-11-21T20:30:00Z');
    const category = { tags: ['quiz'], userCharacteristics: [] };
    const empty = await publish({ push_notification: true, category });
    expect(await balance()).toBe(17);
    await cancel(empty);
    expect(await balance()).toBe(20);
    const visited = await publish({ push_notification: true, category });
    await join(visited, 'a');
    await cancel(visited);
    expect(await balance()).toBe(19);
    expect((await call<{ push: { status: string } }>('GET', `/events/${visited}/push`)).body.push).toMatchObject({
      status: 'dropped',
      return_reason: 'not_public',
    });
  });

  it('stands among what was, is counted, and is sent to webhooks by its own name', async () => {
    const id = await publish();
    const hook = { url: 'https://hooks.example/in', event_types: ['event.cancelled'] };
    expect((await call('POST', '/webhooks', hook)).status).toBe(201);
    await cancel(id);
    const past = (await call<{ data: { id: string }[]; counts: object }>('GET', '/events?when=past')).body;
    expect(past).toMatchObject({ data: [{ id }], counts: { cancelled: 1, published: 0 } });
    expect((await call<{ data: { id: string }[] }>('GET', '/events?status=cancelled')).body.data).toMatchObject([
      { id },
    ]);
    expect((await call<{ data: unknown[] }>('GET', '/events?when=coming')).body.data).toEqual([]);
    const { rows } = await app.db.execute(
      `select event_type from webhook_deliveries where event_type like 'event.%' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ event_type: 'event.cancelled' }]);
  });
});

describe('deleting an event with guests', () => {
  it('cancels it first, and takes it away once guests have seen that long enough', async () => {
    const id = await withGuests();
    expect((await call('DELETE', `/events/${id}`)).status).toBe(204);
    expect((await call('DELETE', `/events/${id}`)).status).toBe(204);
    expect((await call('GET', `/events/${id}`)).body).toMatchObject({
      status: 'cancelled',
      deleted_at: '2026-11-28T12:00:00.000Z',
    });
    expect(await seenBy('b', id)).toMatchObject({ status: 'cancelled' });
    await goTo('2026-11-28T12:00:00Z');
    await Promise.all([app.handlers['end-cancellations']({}), app.handlers['end-cancellations']({})]);
    expect((await call('GET', `/events/${id}`)).status).toBe(404);
    const lines = await told();
    expect(lines.filter((line) => line.includes('cancelled'))).toHaveLength(4);
    expect(lines.filter((line) => line === 'event.gone')).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('person.removed'))).toEqual([]);
    const people = await app.db.select().from(eventParticipants).where(eq(eventParticipants.eventId, id));
    const notices = await app.db.select().from(eventNotices).where(eq(eventNotices.eventId, id));
    expect([people, notices]).toEqual([[], []]);
  });

  it('of one that is cancelled already waits as long; one without guests goes at once, and guests hear that', async () => {
    const visited = await withGuests();
    await cancel(visited, 'Rohrbruch');
    await call('DELETE', `/events/${visited}`);
    expect((await call('GET', `/events/${visited}`)).body).toMatchObject({
      cancel_reason: 'Rohrbruch',
      status: 'cancelled',
    });
    const empty = await publish();
    await cancel(empty);
    await call('DELETE', `/events/${empty}`);
    expect((await call('GET', `/events/${empty}`)).status).toBe(404);
    expect((await told()).slice(-1)).toEqual(['event.gone']);
  });
});

describe('a notice', () => {
  const receive = (id: string, json: object) => callAsApp(app, 'POST', `/notices/${id}/receipt`, json);

  it('is acknowledged by the phone, and the business sees who knows', async () => {
    const id = await withGuests();
    await cancel(id);
    const ids = (await changes()).flatMap(({ notice }) => (notice ? [notice.id] : []));
    expect(await noticesOf(id)).toMatchObject([
      {
        kind: 'cancelled',
        guests: 3,
        delivered: 0,
        read: 0,
        unaware: [{ user_id: 'a' }, { user_id: 'b' }, { user_id: 'c' }],
      },
    ]);
    expect((await receive(ids[0] ?? '', { state: 'delivered' })).status).toBe(204);
    expect((await receive(ids[1] ?? '', { state: 'read', user_id: 'b' })).status).toBe(204);
    const [row] = await app.db
      .select()
      .from(guestNotices)
      .where(eq(guestNotices.id, ids[1] ?? ''));
    await goTo('2026-11-21T13:00:00Z');
    await receive(ids[1] ?? '', { state: 'read' });
    expect(
      await app.db
        .select()
        .from(guestNotices)
        .where(eq(guestNotices.id, ids[1] ?? '')),
    ).toEqual([row]);
    expect(await noticesOf(id)).toMatchObject([
      { guests: 3, delivered: 2, read: 1, unaware: [{ user_id: 'c', display_name: 'C' }] },
    ]);
  });

  it('of nobody or of somebody else is unknown, and so are the notices of a foreign event', async () => {
    const id = await withGuests();
    await cancel(id);
    const mine = (await changes()).find(({ notice }) => notice)?.notice?.id ?? '';
    expect((await receive(mine, { state: 'read', user_id: 'fremd' })).status).toBe(404);
    expect((await receive('0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11', { state: 'read' })).status).toBe(404);
    expect((await receive(mine, { state: 'seen' })).status).toBe(422);
    expect(await noticesOf(id)).toMatchObject([{ delivered: 0 }]);
    owner = await createOwner(app);
    expect((await call('GET', `/events/${id}/notices`)).status).toBe(404);
  });

  it('is written with its reason or not at all, once for each guest, whoever cancels at the same time', async () => {
    const id = await withGuests();
    await Promise.all(Array.from({ length: 6 }, () => cancel(id)));
    expect((await told()).filter((line) => line.includes('cancelled'))).toHaveLength(4);
    const rows = await app.db
      .select({ userId: guestNotices.userId })
      .from(guestNotices)
      .innerJoin(eventNotices, eq(eventNotices.id, guestNotices.noticeId))
      .where(eq(eventNotices.eventId, id));
    expect(rows.map(({ userId }) => userId).sort()).toEqual(['a', 'b', 'c']);
  });
});
