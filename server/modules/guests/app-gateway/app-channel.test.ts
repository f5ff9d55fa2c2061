import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectDatabase } from '#database/connect.ts';
import { appChanges, appChannel } from '#database/schema/app-changes.ts';
import { events } from '#database/schema/events.ts';
import { guestBusinesses, guestEvents } from '#database/schema/guest-search.ts';
import { systemContext } from '#server/context/context.ts';
import * as toAppChange from '#server/modules/guests/app-gateway/to-app-change.ts';
import { fillGuestView, sweepGuestView } from '#server/modules/news/guest-search/jobs.ts';
import { reconcileGuestView } from '#server/modules/news/guest-search/reconcile-guest-view.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { agreeToAll } from '#tests/support/proposals.ts';
import { serveApp } from '#tests/support/serve-app.ts';

interface Change {
  position: string;
  type: string;
  business_id: string;
  event_id: string | null;
  user_id: string | null;
  before: { starts_at: string; location: string } | null;
  event: { id: string; title: string; starts_at: string } | null;
  business: { id: string; display_name: string } | null;
}
interface Answer {
  data: Change[];
  next: string;
}

let app: TestApp;
let server: Awaited<ReturnType<typeof serveApp>>;
let owner: Awaited<ReturnType<typeof createOwner>>;
let start: string;
beforeAll(async () => {
  app = await createTestApp();
  server = await serveApp(app);
  app.clock.set('2026-11-21T12:00:00Z');
});
afterAll(async () => {
  server.close();
  await app.close();
});
beforeEach(async () => {
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 500);
  start = (await callAsApp<Answer>(app, 'GET', '/changes')).body.next;
});

const call = <T = Record<string, unknown>>(method: string, path: string, json?: unknown) =>
  app.call<T>(method, path, { token: owner.token, json });
async function publish(overrides: Record<string, unknown> = {}): Promise<string> {
  return (await call<{ id: string }>('POST', '/events', eventInput({ ...overrides, status: 'published' }))).body.id;
}
const join = (id: string, user: string) =>
  callAsApp(app, 'POST', `/events/${id}/participants`, { user_id: user, display_name: user });
const changes = async (after = start, query = '') =>
  (await callAsApp<Answer>(app, 'GET', `/changes?after=${after}${query}`)).body;
const told = async () => (await changes()).data.map(({ type, user_id }) => (user_id ? `${type} ${user_id}` : type));

const key = () => ({ 'X-API-Key': app.deps.config.appServiceKey ?? '' });
/** Opens the stream and reads until data arrives. */
async function openChannel(after: string, { isResumed = false } = {}) {
  const headers = isResumed ? { ...key(), 'Last-Event-ID': after } : key();
  const query = isResumed ? '' : `?after=${after}`;
  const response = await fetch(`${server.address}/api/v1/app/changes/stream${query}`, { headers });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  let text = '';
  return {
    async until(words: string) {
      while (!text.includes(words)) {
        const { value, done } = await reader.read();
        if (done) break;
        text += new TextDecoder().decode(value);
      }
      return text;
    },
    close: () => reader.cancel(),
  };
}

describe('the channel', () => {
  it('tells what becomes public, changes, moves and goes, with the event as it is', async () => {
    const draft = (await call<{ id: string }>('POST', '/events', eventInput())).body.id;
    await call('PATCH', `/events/${draft}`, { title: 'Noch geheim' });
    expect(await told()).toEqual([]);
    await call('POST', `/events/${draft}/publish`);
    await call('PATCH', `/events/${draft}`, { description: 'Mit Jackpot.' });
    await call('PATCH', `/events/${draft}`, { start_time: '20:30' });
    const { data } = await changes();
    expect(data.map(({ type }) => type)).toEqual(['event.published', 'event.changed', 'event.moved']);
    expect(data[2]).toMatchObject({
      before: { starts_at: '2026-12-09T19:00:00.000Z', location: 'Gastraum' },
      event: { id: draft, starts_at: '2026-12-09T19:30:00.000Z' },
    });
    await call('POST', `/events/${draft}/archive`);
    expect((await changes()).data.at(-1)).toMatchObject({ type: 'event.gone', event_id: draft, event: null });
  });

  it('tells what happens to people: waiting, offered, approved, rejected, removed, cancelled', async () => {
    const open = await publish({ capacity: 5, waiting_list: true });
    for (const user of ['a', 'b', 'c', 'd', 'e', 'f']) await join(open, user);
    await callAsApp(app, 'DELETE', `/events/${open}/participants`, { user_id: 'a' });
    await call('POST', `/events/${open}/participants/b/reject`);
    const asked = await publish({ approval_method: 'application' });
    for (const user of ['x', 'y']) await join(asked, user);
    await call('POST', `/events/${asked}/participants/x/approve`);
    await call('POST', `/events/${asked}/participants/y/reject`);
    await call('DELETE', `/events/${asked}`);
    expect((await told()).filter((line) => !/^person\.joined/.test(line))).toEqual([
      'event.published',
      'person.waiting f',
      'person.left a',
      'person.offered f',
      'person.removed b',
      'event.published',
      'person.applied x',
      'person.applied y',
      'person.approved x',
      'person.rejected y',
      'event.cancelled',
      'person.event_cancelled x',
    ]);
  });

  it('tells of a business with its events when it appears, changes and goes', async () => {
    const id = await publish();
    const profile = (await call('GET', '/profile')).body;
    await call('PUT', '/profile', { ...profile, is_visible: false });
    await call('PUT', '/profile', { ...profile, is_visible: true });
    await call('PUT', '/profile', { ...profile, is_visible: true, display_name: 'Zum Senkblei' });
    await agreeToAll(app, owner);
    const { data } = await changes();
    expect(data.map(({ type }) => type)).toEqual([
      'event.published',
      'business.gone',
      'business.published',
      'event.published',
      'business.changed',
      'business.changed',
    ]);
    expect(data.at(-1)).toMatchObject({ event_id: null, business: { display_name: 'Zum Senkblei' } });
    expect(data[3]).toMatchObject({ event_id: id, event: { id } });
    expect((await callAsApp<{ data: unknown[] }>(app, 'GET', '/feed?q=senkblei')).body.data).toHaveLength(1);
  });

  it('numbers without holes, also under many writers at once, and keeps the order of each', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => publish()));
    const work = ids.flatMap((id) => Array.from({ length: 6 }, (_, n) => join(id, `guest${n}`)));
    const reading = Promise.all(Array.from({ length: 6 }, () => changes()));
    await Promise.all(work);
    await reading;
    const { data } = await changes(start, '&limit=200');
    expect(data.map(({ position }) => Number(position))).toEqual(data.map((_, n) => Number(start) + n + 1));
    expect(data).toHaveLength(8 + 48);
    for (const id of ids) expect(data.find(({ event_id }) => event_id === id)?.type).toBe('event.published');
  });

  it('shows nothing that was rolled back, and waits for nobody who has not committed yet', async () => {
    const other = connectDatabase(app.databaseUrl, { maxConnections: 1 });
    const row = { type: 'event.changed' as const, businessId: owner.businessId, createdAt: app.clock.now() };
    const written = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const slow = other.db.transaction(async (tx) => {
      await tx.insert(appChanges).values(row);
      written.resolve();
      await released.promise;
    });
    await written.promise;
    await publish();
    expect(await told()).toEqual(['event.published']);
    released.resolve();
    await slow;
    await other.close();
    expect(await told()).toEqual(['event.published', 'event.changed']);
  });

  it('wakes whoever waits', async () => {
    const waiting = changes(start, '&wait=25');
    const id = await publish();
    expect((await waiting).data).toMatchObject([{ type: 'event.published', event_id: id }]);
    const { next } = await changes();
    expect(await changes(next, '&wait=1')).toEqual({ data: [], next });
  });

  it('answers 410 to positions that it no longer has or never gave', async () => {
    await publish();
    const { next } = await changes();
    app.clock.set('2026-12-22T12:00:00Z');
    await sweepGuestView(systemContext(app.deps));
    app.clock.set('2026-11-21T12:00:00Z');
    expect(await app.db.select().from(appChanges)).toEqual([]);
    const answer = await callAsApp(app, 'GET', `/changes?after=${start}`);
    expect(answer).toMatchObject({ status: 410, body: { code: 'resync', last: next } });
    expect((await callAsApp(app, 'GET', `/changes?after=${Number(next) + 1}`)).status).toBe(410);
    expect((await changes(next)).data).toEqual([]);
    await publish();
    expect((await changes(next)).data[0]?.position).toBe(String(Number(next) + 1));
  });

  it('comes as a stream as well, which goes on after the last id', async () => {
    const first = await openChannel(start);
    const id = await publish();
    expect(await first.until(id)).toContain('event: event.published');
    await first.close();
    await join(id, 'u');
    const second = await openChannel(String(Number(start) + 1), { isResumed: true });
    const text = await second.until('person.joined');
    expect(text).toContain('"user_id":"u"');
    expect(text).not.toContain('event: event.published');
    await second.close();
    expect((await app.call('GET', '/app/changes/stream', { headers: { ...key(), 'Last-Event-ID': 'x' } })).status).toBe(
      410,
    );
  });

  it('is told to every stream once, and in order, whenever it begins', async () => {
    const id = await publish();
    const positionsOf = (text: string) =>
      [...text.matchAll(/^id: (\d+)\nevent: [a-z]+\./gm)].map(([, at]) => Number(at));
    const streams = [await openChannel(start)];
    const work = (async () => {
      for (let n = 0; n < 30; n++) await join(id, `guest${n}`);
    })();
    for (let n = 0; n < 6; n++) {
      await streams[0]?.until(`"user_id":"guest${4 * n}"`);
      streams.push(await openChannel(n % 2 === 0 ? start : String(Number(start) + 3 * n)));
    }
    await work;
    for (const [n, stream] of streams.entries()) {
      const positions = positionsOf(await stream.until('"user_id":"guest29"'));
      const from = n === 0 || n % 2 === 1 ? 0 : 3 * (n - 1);
      expect(positions).toEqual(Array.from({ length: 31 - from }, (_, i) => Number(start) + from + 1 + i));
      await stream.close();
    }
  });

  it('is read once for all who follow it', async () => {
    const streams = await Promise.all(Array.from({ length: 10 }, () => openChannel(start)));
    const first = await publish();
    for (const stream of streams) await stream.until(first);
    const read = vi.spyOn(toAppChange, 'toAppChanges');
    const second = await publish();
    for (const stream of streams) await stream.until(second);
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
    for (const stream of streams) await stream.close();
  });
});

describe('what guests find', () => {
  it('is mended when it deviates from what is public', async () => {
    const id = await publish();
    await reconcileGuestView(systemContext(app.deps));
    await app.db.delete(guestEvents).where(eq(guestEvents.eventId, id));
    await app.db.delete(guestBusinesses).where(eq(guestBusinesses.businessId, owner.businessId));
    expect(await reconcileGuestView(systemContext(app.deps))).toBe(1);
    expect((await callAsApp(app, 'GET', `/events/${id}`)).status).toBe(200);
    await app.db.update(events).set({ status: 'archived' }).where(eq(events.id, id));
    expect(await reconcileGuestView(systemContext(app.deps))).toBe(1);
    expect((await callAsApp(app, 'GET', `/events/${id}`)).status).toBe(404);
    expect(await reconcileGuestView(systemContext(app.deps))).toBe(0);
  });

  it('is filled by a job after a start over a database from before', async () => {
    const id = await publish();
    await app.db.delete(guestEvents);
    await app.db.delete(guestBusinesses);
    await fillGuestView(systemContext(app.deps), { isDemoNew: false });
    expect((await callAsApp(app, 'GET', `/events/${id}`)).status).toBe(404);
    await app.runJobs();
    expect((await callAsApp(app, 'GET', `/events/${id}`)).status).toBe(200);
  });

  it('goes with the account, and everybody who was expected hears of it', async () => {
    const id = await publish();
    await join(id, 'u');
    const { status } = await app.call('DELETE', '/account', { token: owner.token, json: { password: owner.password } });
    expect(status).toBe(204);
    expect(await told()).toEqual(['event.published', 'person.joined u', 'person.removed u', 'business.gone']);
    const rows = await app.db.select().from(guestEvents).where(eq(guestEvents.businessId, owner.businessId));
    expect(rows).toEqual([]);
    expect(await app.db.select().from(appChannel)).toHaveLength(1);
  });
});
