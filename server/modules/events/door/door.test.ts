import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { doorMarks } from '#database/schema/door-marks.ts';
import { events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { users } from '#database/schema/users.ts';
import { mostMarks } from '#domain/door/marks.ts';
import { doorCode, doorCodes } from '#server/security/guest-secrets.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { createMember } from '#tests/support/teams.ts';

const NIGHT = '2026-12-09T19:30:00.000Z';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let stranger: Awaited<ReturnType<typeof createOwner>>;
let jonas: Awaited<ReturnType<typeof createMember>>;
let editor: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(NIGHT);
  owner = await createOwner(app);
  stranger = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  jonas = await createMember(app, owner.businessId, { permissions: ['door'], name: 'Jonas Brandt' });
  editor = await createMember(app, owner.businessId, {
    permissions: ['create_events', 'edit_events', 'delete_events', 'edit_user_view', 'manage_team', 'view_analytics'],
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-12-01T12:00:00Z');
  await app.db.delete(events);
  await setCredits(app, owner.businessId, 50);
});

const call = <T = Record<string, unknown>>(method: string, path: string, json?: unknown, token = jonas.token) =>
  app.call<T>(method, path, { token, json });
/** Tonight's event with Ute and two others, Cem waiting, Kim requesting. */
async function tonight(overrides: Record<string, unknown> = {}): Promise<string> {
  const event = eventInput({
    tariff: 'dialog',
    max_participants: 3,
    waiting_list: true,
    status: 'published',
    ...overrides,
  });
  const { status, body } = await call<{ id: string }>('POST', '/events', event, owner.token);
  expect([status, body]).toEqual([201, expect.anything()]);
  app.clock.set(NIGHT);
  return body.id;
}
const join = (id: string, user_id: string, party_size = 1) =>
  callAsApp(app, 'POST', `/events/${id}/participants`, { user_id, display_name: user_id.toUpperCase(), party_size });
const mark = (overrides: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  user_id: 'ute' as string | null,
  move: 'in',
  undoes: null,
  at: NIGHT,
  ...overrides,
});
const phone = randomUUID();
const send = (id: string, marks: unknown[], device_id: unknown = phone, token = jonas.token) =>
  call<{ refused: unknown[]; errors: { path: string; code: string }[] }>(
    'POST',
    `/events/${id}/door/marks`,
    { device_id, marks },
    token,
  );
const marksOf = async (id: string, after = '') =>
  (await call<{ data: Record<string, unknown>[]; next: string }>('GET', `/events/${id}/door/marks${after}`)).body;
const figures = async (id: string) => (await call('GET', `/events/${id}/door/figures`, undefined, owner.token)).body;

const aCode = expect.stringMatching(/^\d{20}$/);

describe('the door list', () => {
  it('has everybody who may come, with their names and how many they are, and nothing else of them', async () => {
    const id = await tonight();
    await join(id, 'ute', 3);
    await join(id, 'cem');
    await join(id, 'gone');
    await callAsApp(app, 'DELETE', `/events/${id}/participants`, { user_id: 'gone' });
    const { status, body } = await call('GET', `/events/${id}/door`);
    expect(status).toBe(200);
    expect(body).toEqual({
      event: {
        id,
        title: 'Kneipenquiz',
        starts_at: '2026-12-09T19:00:00.000Z',
        ends_at: '2026-12-09T22:00:00.000Z',
        max_participants: 3,
      },
      closes_at: '2026-12-10T10:00:00.000Z',
      now: NIGHT,
      guests: [
        { user_id: 'ute', display_name: 'UTE', party_size: 3, status: 'joined', list_name: null, codes: [aCode] },
        { user_id: 'cem', display_name: 'CEM', party_size: 1, status: 'waiting', list_name: null, codes: [aCode] },
      ],
      gone_codes: [aCode],
    });
  });

  it('shows requests that nobody decided about, and who was let in although they left the list', async () => {
    const id = await tonight({ approval_method: 'application' });
    await join(id, 'kim');
    await join(id, 'ada');
    await send(id, [mark({ user_id: 'ada' })]);
    await callAsApp(app, 'DELETE', `/events/${id}/participants`, { user_id: 'ada' });
    const { body } = await call<{ guests: unknown[] }>('GET', `/events/${id}/door`);
    expect(body.guests).toMatchObject([
      { user_id: 'kim', status: 'applied' },
      { user_id: 'ada', status: 'left' },
    ]);
  });
});

describe('codes', () => {
  interface Codes {
    guests: { user_id: string; codes: string[] }[];
    gone_codes: string[];
  }
  const list = async (id: string) => (await call<Codes>('GET', `/events/${id}/door`)).body;

  it('are of one party at one event, and stay with it when it leaves and comes back', async () => {
    const [id, next] = [await tonight(), await tonight({ title: 'Nebenan' })];
    for (const each of [id, next]) await join(each, 'ute');
    await join(id, 'ben');
    const { guests } = await list(id);
    const all = [...guests, ...(await list(next)).guests].flatMap(({ codes }) => codes);
    expect(new Set(all).size).toBe(3);
    const [ute] = guests;
    await callAsApp(app, 'DELETE', `/events/${id}/participants`, { user_id: 'ute' });
    expect(await list(id)).toMatchObject({ guests: [{ user_id: 'ben' }], gone_codes: ute?.codes });
    await join(id, 'ute');
    expect(await list(id)).toMatchObject({ guests: [{ user_id: 'ben' }, ute], gone_codes: [] });
  });

  it('of a guest who was let in and left are on the list once', async () => {
    const id = await tonight();
    await join(id, 'ute');
    await send(id, [mark()]);
    await callAsApp(app, 'DELETE', `/events/${id}/participants`, { user_id: 'ute' });
    expect(await list(id)).toMatchObject({ guests: [{ user_id: 'ute', codes: [aCode] }], gone_codes: [] });
  });

  it('outlive a change of the key', () => {
    const guest = { eventId: 'e', userId: 'u' };
    const before = doorCode('old', guest);
    expect(doorCodes({ secretKey: 'new', formerSecretKey: 'old' }, guest)).toEqual([doorCode('new', guest), before]);
    expect(doorCodes({ secretKey: 'new', formerSecretKey: null }, guest)).not.toContain(before);
  });
});

describe('marks', () => {
  it('of two phones arrive with who made them, in the order they arrived, and let a guest in once', async () => {
    const id = await tonight({ max_participants: 10 });
    await join(id, 'ute', 3);
    await join(id, 'ben');
    const [first, second] = [mark(), mark({ at: '2026-12-09T19:20:00.000Z' })];
    const other = randomUUID();
    expect((await send(id, [first])).body).toEqual({ refused: [] });
    await send(id, [second, mark({ user_id: null })], other, owner.token);
    const { data, next } = await marksOf(id);
    expect(data).toMatchObject([
      { ...first, device_id: phone, by: 'Jonas Brandt' },
      { ...second, device_id: other },
      { user_id: null, move: 'in' },
    ]);
    expect(await marksOf(id, `?after=${next}`)).toEqual({ data: [], next });
    expect(await figures(id)).toEqual({ is_kept: true, came: 3, expected: 4, inside: 4, without_app: 1 });
  });

  it('that arrive again, or in two calls at once, are there once', async () => {
    const id = await tonight();
    await join(id, 'ute');
    const marks = [mark(), mark({ user_id: null }), mark({ user_id: null })];
    const answers = await Promise.all([send(id, marks), send(id, marks), send(id, [...marks, ...marks])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await marksOf(id)).data).toHaveLength(3);
    await send(id, [mark({ id: marks[0]?.id, user_id: null, move: 'out' })]);
    expect((await marksOf(id)).data[0]).toMatchObject({ user_id: 'ute', move: 'in' });
  });

  it('take one mark back', async () => {
    const id = await tonight();
    await join(id, 'ute');
    const wrong = mark();
    await send(id, [wrong]);
    await send(id, [mark({ user_id: null, move: 'undo', undoes: wrong.id })]);
    expect(await figures(id)).toMatchObject({ is_kept: true, came: 0, inside: 0 });
  });

  it('are never refused because it is full, nor because somebody only waits', async () => {
    const id = await tonight({ max_participants: 1 });
    await join(id, 'ute');
    await join(id, 'cem');
    expect((await send(id, [mark(), mark({ user_id: 'cem' }), mark({ user_id: null })])).body).toEqual({ refused: [] });
    expect(await figures(id)).toMatchObject({ inside: 3, expected: 1, came: 2 });
  });

  it('of guests whom the event does not know are refused by id, and the others stored', async () => {
    const id = await tonight();
    await join(id, 'ute');
    const unknown = mark({ user_id: 'nobody' });
    const { status, body } = await send(id, [unknown, mark()]);
    expect([status, body]).toEqual([200, { refused: [{ id: unknown.id, code: 'unknown_guest' }] }]);
    expect((await marksOf(id)).data).toHaveLength(1);
  });

  it('of a phone whose clock is wrong are neither later than now nor before the list was there', async () => {
    const id = await tonight();
    await join(id, 'ute');
    await send(id, [mark({ at: '2031-01-01T00:00:00.000Z' }), mark({ at: '1999-01-01T00:00:00Z' })]);
    expect((await marksOf(id)).data.map(({ at }) => at)).toEqual([NIGHT, '2026-12-09T07:00:00.000Z']);
  });

  it.each([
    ['no marks', { marks: [] }, 'marks'],
    ['too many marks', { marks: Array.from({ length: 201 }, () => mark()) }, 'marks'],
    ['a device that is no id', { device_id: 'mine' }, 'device_id'],
    ['an id that is none', { marks: [mark({ id: '1' })] }, 'marks.0.id'],
    ['an unknown move', { marks: [mark(), mark({ move: 'sideways' })] }, 'marks.1.move'],
    ['an undo of nothing', { marks: [mark({ user_id: null, move: 'undo' })] }, 'marks.0.undoes'],
    ['a move that undoes', { marks: [mark({ undoes: randomUUID() })] }, 'marks.0.undoes'],
    ['an undo of a guest', { marks: [mark({ move: 'undo', undoes: randomUUID() })] }, 'marks.0.user_id'],
    ['no instant', { marks: [mark({ at: 'gestern' })] }, 'marks.0.at'],
    ['a guest that is no id', { marks: [mark({ user_id: "o'hara <b>" })] }, 'marks.0.user_id'],
  ])('with %s are 422 and change nothing', async (_, wrong, field) => {
    const id = await tonight();
    await join(id, 'ute');
    const json = { device_id: phone, marks: [mark()], ...wrong };
    const { status, body } = await call<{ errors: { path: string }[] }>('POST', `/events/${id}/door/marks`, json);
    expect([status, body.errors[0]?.path]).toEqual([422, field]);
    expect((await marksOf(id)).data).toEqual([]);
  });

  it('end somewhere', async () => {
    const id = await tonight();
    const copies = sql`insert into door_marks (event_id, id, business_id, move, at, device_id)
      select ${id}, gen_random_uuid(), ${owner.businessId}, 'in', now(), gen_random_uuid() from generate_series(1, ${mostMarks - 1})`;
    await app.db.execute(copies);
    expect((await send(id, [mark({ user_id: null }), mark({ user_id: null })])).body).toMatchObject({
      code: 'limit_reached',
      limit: mostMarks,
    });
    expect((await send(id, [mark({ user_id: null })])).status).toBe(200);
  });
});

describe('who may', () => {
  const calls = (id: string) =>
    [
      ['GET', `/events/${id}/door`, undefined],
      ['GET', `/events/${id}/door/marks`, undefined],
      ['POST', `/events/${id}/door/marks`, { device_id: phone, marks: [mark({ user_id: null })] }],
    ] as const;

  it('only those with the right, and the owner', async () => {
    const id = await tonight();
    for (const [method, path, json] of calls(id)) {
      expect((await call(method, path, json)).status, path).toBe(200);
      expect((await call(method, path, json, owner.token)).status, path).toBe(200);
      expect(await call(method, path, json, editor.token), path).toMatchObject({
        status: 403,
        body: { code: 'permission_missing', required_permission: 'door' },
      });
    }
    expect((await call('GET', `/events/${id}/participants`)).status).toBe(403);
    expect((await call('GET', `/events/${id}/door/figures`)).status).toBe(403);
  });

  it('nobody of another business, as if there were no such event', async () => {
    const id = await tonight();
    for (const [method, path, json] of [...calls(id), ['GET', `/events/${id}/door/figures`, undefined] as const]) {
      expect(await call(method, path, json, stranger.token), path).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    }
  });

  it('only while there is a door: not before, not after, not without people to come', async () => {
    const id = await tonight();
    for (const [now, status, code] of [
      ['2026-12-09T06:59:59Z', 409, 'door_early'],
      ['2026-12-10T10:00:00Z', 410, 'door_over'],
    ] as const) {
      app.clock.set(now);
      for (const [method, path, json] of calls(id)) {
        expect(await call(method, path, json), `${now} ${path}`).toMatchObject({ status, body: { code } });
      }
    }
    expect((await marksOf(id)).data).toBeUndefined();
    app.clock.set('2026-12-09T06:00:00Z');
    expect((await call('GET', `/events/${id}/door`)).body).toMatchObject({ opens_at: '2026-12-09T07:00:00.000Z' });
    app.clock.set(NIGHT);
    for (const status of ['draft', 'scheduled', 'cancelled'] as const) {
      await app.db.update(events).set({ status }).where(eq(events.id, id));
      for (const [method, path, json] of calls(id)) {
        expect(await call(method, path, json), `${status} ${path}`).toMatchObject({
          status: 409,
          body: { code: 'event_state', event_status: status },
        });
      }
    }
    await app.db.update(events).set({ status: 'archived' }).where(eq(events.id, id));
    expect((await call('GET', `/events/${id}/door`)).status).toBe(200);
  });
});

describe('what is kept of it', () => {
  it('goes with the guest, with the event, and loses the name of whoever leaves', async () => {
    const id = await tonight();
    await join(id, 'ute');
    const left = await createMember(app, owner.businessId, { permissions: ['door'], name: 'Lena' });
    await send(id, [mark(), mark({ user_id: null })], phone, left.token);
    await app.db.delete(users).where(eq(users.id, left.id));
    expect((await marksOf(id)).data).toMatchObject([{ by: null }, { by: null }]);
    await app.db.delete(eventParticipants).where(eq(eventParticipants.userId, 'ute'));
    expect((await marksOf(id)).data).toMatchObject([{ user_id: null }]);
    await app.db.delete(events).where(eq(events.id, id));
    expect(await app.db.$count(doorMarks)).toBe(0);
  });

  it('stays as figures when the list is gone', async () => {
    const id = await tonight();
    await join(id, 'ute');
    expect(await figures(id)).toMatchObject({ is_kept: false, came: 0, expected: 1 });
    await send(id, [mark()]);
    app.clock.advance({ hours: 15 });
    expect(await figures(id)).toEqual({ is_kept: true, came: 1, expected: 1, inside: 1, without_app: 0 });
  });
});
