import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

interface Change {
  type: string;
  business_id: string;
  user_id: string | null;
  notice: { id: string; kind: string; move: object | null; needs_confirmation: boolean } | null;
}
interface Notice {
  kind: string;
  guests: number;
  read: number;
  asked: number;
  confirmed: number;
  unconfirmed: { user_id: string }[];
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let start: string;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-21T12:00:00Z');
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 20);
  const json = eventInput({ status: 'published', capacity: 5, waiting_list: true });
  id = (await call<{ id: string }>('POST', '/events', json)).body.id;
  for (const [user, size] of [
    ['a', 4],
    ['b', 1],
    ['c', 1],
  ] as const) {
    const person = { user_id: user, display_name: user.toUpperCase(), party_size: size };
    await callAsApp(app, 'POST', `/events/${id}/participants`, person);
  }
  start = (await callAsApp<{ next: string }>(app, 'GET', '/changes')).body.next;
});

const call = <T = Record<string, unknown>>(method: string, path: string, json?: unknown) =>
  app.call<T>(method, path, { token: owner.token, json });
const move = (changes: object) => call('PATCH', `/events/${id}`, changes);
const told = async () => {
  const { body } = await callAsApp<{ data: Change[] }>(app, 'GET', `/changes?after=${start}&limit=200`);
  return body.data.filter(({ notice }) => notice);
};
const people = async () => (await told()).map(({ user_id: user }) => user);
const confirm = (user: string) => callAsApp(app, 'POST', `/events/${id}/confirmation`, { user_id: user });
const notices = async () => (await call<{ data: Notice[] }>('GET', `/events/${id}/notices`)).body.data;
const isAsked = async (user: string) => {
  type Standing = { event_id: string; needs_confirmation: boolean };
  const { data } = (await callAsApp<{ data: Standing[] }>(app, 'GET', `/people/${user}/events`)).body;
  return data.find(({ event_id: eventId }) => eventId === id)?.needs_confirmation;
};

describe('moving an event', () => {
  it('tells everybody when and where it was and is, without being asked to', async () => {
    await move({ start_time: '20:30', location: 'Keller' });
    expect(await people()).toEqual(['a', 'b', 'c']);
    expect((await told())[0]).toMatchObject({
      type: 'person.event_moved',
      notice: {
        kind: 'moved',
        needs_confirmation: false,
        move: {
          before: { starts_at: '2026-12-09T19:00:00.000Z', ends_at: '2026-12-09T22:00:00.000Z', location: 'Gastraum' },
          after: { starts_at: '2026-12-09T19:30:00.000Z', ends_at: '2026-12-09T22:30:00.000Z', location: 'Keller' },
        },
      },
    });
    await move({ start_time: '20:30', title: 'Neuer Name' });
    expect(await people()).toHaveLength(3);
    await move({ start_time: '20:15' });
    expect(await people()).toHaveLength(6);
  });

  it.each([
    ['all', ['a', 'b', 'c']],
    ['joined', ['a', 'b']],
    ['nobody', []],
  ])('tells %s where that was chosen', async (tell_guests, expected) => {
    expect((await move({ start_time: '21:00', tell_guests })).status).toBe(200);
    expect(await people()).toEqual(expected);
  });

  it('by more than two hours asks those with a place whether they still come, and leaves nobody out', async () => {
    const refused = await move({ event_date: '2026-12-10', tell_guests: 'nobody' });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'tell_guests', code: 'must_tell' }] } });
    expect((await call('GET', `/events/${id}`)).body).toMatchObject({ event_date: '2026-12-09' });
    expect(await told()).toEqual([]);

    await move({ event_date: '2026-12-10' });
    expect((await told()).map(({ user_id, notice }) => [user_id, notice?.needs_confirmation])).toEqual([
      ['a', true],
      ['b', true],
      ['c', false],
    ]);
    expect([await isAsked('a'), await isAsked('b'), await isAsked('c')]).toEqual([true, true, false]);
    expect((await confirm('a')).status).toBe(204);
    expect((await confirm('a')).status).toBe(204);
    expect(await isAsked('a')).toBe(false);
    expect(await notices()).toMatchObject([
      { kind: 'moved', guests: 3, read: 1, asked: 2, confirmed: 1, unconfirmed: [{ user_id: 'b' }] },
    ]);
    await callAsApp(app, 'DELETE', `/events/${id}/participants`, { user_id: 'b' });
    expect(await isAsked('b')).toBe(false);
    expect(await notices()).toMatchObject([{ asked: 2, confirmed: 1, unconfirmed: [] }]);
  });

  it('is confirmed only by who was asked', async () => {
    await move({ event_date: '2026-12-10' });
    expect((await confirm('c')).status).toBe(404);
    expect((await confirm('fremd')).status).toBe(404);
    const other = '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11';
    expect((await callAsApp(app, 'POST', `/events/${other}/confirmation`, { user_id: 'a' })).status).toBe(404);
  });

  it('tells nobody of drafts, of what nobody comes to, and of what is no move', async () => {
    const draft = (await call<{ id: string }>('POST', '/events', eventInput())).body.id;
    await call('PATCH', `/events/${draft}`, { event_date: '2026-12-20' });
    const empty = (await call<{ id: string }>('POST', '/events', eventInput({ status: 'published' }))).body.id;
    expect((await call('PATCH', `/events/${empty}`, { event_date: '2026-12-20', tell_guests: 'nobody' })).status).toBe(
      200,
    );
    await move({ description: 'Mit Jackpot.', tell_guests: 'all' });
    expect(await told()).toEqual([]);
    expect((await call('POST', '/events', { ...eventInput(), tell_guests: 'all' })).status).toBe(422);
  });
});
