import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

interface Change {
  type: string;
  user_id: string | null;
  notice: { kind: string; text: string | null } | null;
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let start: string;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-21T12:00:00Z');
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
const send = (json: object) => call('POST', `/events/${id}/messages`, json);
const told = async () => {
  const { body } = await callAsApp<{ data: Change[] }>(app, 'GET', `/changes?after=${start}&limit=200`);
  return body.data.filter(({ notice }) => notice);
};
const text = 'Bringt Jacken mit, wir sitzen draußen.';

describe('a message', () => {
  it('goes to all who come or wait, and is listed with who got it', async () => {
    expect(await send({ text })).toMatchObject({
      status: 201,
      body: { kind: 'message', text, guests: 3, delivered: 0 },
    });
    expect((await told()).map(({ type, user_id, notice }) => [type, user_id, notice?.text])).toEqual(
      ['a', 'b', 'c'].map((user) => ['person.message', user, text]),
    );
    const list = (await call<{ data: object[] }>('GET', `/events/${id}/notices`)).body.data;
    expect(list).toMatchObject([
      { kind: 'message', text, unaware: [{ user_id: 'a' }, { user_id: 'b' }, { user_id: 'c' }] },
    ]);
  });

  it.each([
    ['by status', { statuses: ['waiting'] }, ['c']],
    ['by name', { user_ids: ['b', 'a'] }, ['a', 'b']],
  ])('goes to some of them %s', async (_, whom, expected) => {
    expect((await send({ text, ...whom })).status).toBe(201);
    expect((await told()).map(({ user_id: user }) => user).sort()).toEqual(expected);
  });

  it.each([
    ['a link', { text: 'Mehr auf fette-ecke.de' }, 'text', 'link'],
    ['too much', { text: 'x'.repeat(501) }, 'text', 'too_big'],
    ['nothing', { text: '  ' }, 'text', 'too_small'],
    ['nobody', { text, statuses: ['applied'] }, 'statuses', 'nobody'],
    ['a stranger', { text, user_ids: ['a', 'fremd'] }, 'user_ids', 'unknown_guest'],
    ['two choices', { text, user_ids: ['a'], statuses: ['waiting'] }, 'user_ids', 'statuses_and_user_ids'],
  ])('with %s is refused, and says which field', async (_, json, path, code) => {
    expect(await send(json)).toMatchObject({ status: 422, body: { errors: [{ path, code }] } });
    expect(await told()).toEqual([]);
  });

  it('can be sent twice a day, whoever sends at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ text })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'limit_reached', limit: 2 });
    expect(await told()).toHaveLength(6);
    app.clock.set('2026-11-21T22:59:00Z');
    const json = { email: owner.email, password: owner.password };
    const signIn = async () =>
      (await app.call<{ access_token: string }>('POST', '/auth/login', { json })).body.access_token;
    owner.token = await signIn();
    expect((await send({ text })).status).toBe(409);
    app.clock.set('2026-11-21T23:00:00Z');
    expect((await send({ text })).status).toBe(201);
  });

  it('is for an event that guests see and that is not over', async () => {
    const draft = (await call<{ id: string }>('POST', '/events', eventInput())).body.id;
    const refused = { status: 409, body: { code: 'event_state' } };
    expect(await call('POST', `/events/${draft}/messages`, { text })).toMatchObject(refused);
    await call('POST', `/events/${id}/cancel`, {});
    expect((await send({ text })).status).toBe(201);
    owner = await createOwner(app);
    expect((await send({ text })).status).toBe(404);
    expect((await call('GET', `/events/${id}/notices`)).status).toBe(404);
  });
});
