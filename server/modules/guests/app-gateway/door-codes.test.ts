import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-21T12:00:00Z');
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 50);
});
afterAll(() => app.close());

interface Person {
  status: string;
  door_code: string | null;
}
const member = <T>(method: string, path: string, json?: unknown) =>
  app.call<T>(method, path, { token: owner.token, json });
async function publish(overrides: Record<string, unknown>) {
  const when = { event_date: '2026-11-21', start_time: '13:00', end_time: '15:00' };
  const json = eventInput({ tariff: 'dialog', ...when, ...overrides, status: 'published' });
  return (await member<{ id: string }>('POST', '/events', json)).body.id;
}
const join = async (id: string, user: string) =>
  (await callAsApp<Person>(app, 'POST', `/events/${id}/participants`, { user_id: user, display_name: user })).body;
const known = async (user: string) =>
  (await callAsApp<{ data: { participant: Person }[] }>(app, 'GET', `/people/${user}/events`)).body.data[0]
    ?.participant;

it('a guest of the app with a place has the code that the door list has', async () => {
  const id = await publish({ max_participants: 1, waiting_list: true });
  const ute = await join(id, 'ute');
  expect(ute.door_code).toMatch(/^\d{20}$/);
  expect((await known('ute'))?.door_code).toBe(ute.door_code);
  const { body } = await member<{ guests: { codes: string[] }[] }>('GET', `/events/${id}/door`);
  expect(body.guests[0]?.codes).toEqual([ute.door_code]);
  expect(await join(id, 'ben')).toMatchObject({ status: 'waiting', door_code: null });
  const left = await callAsApp<Person>(app, 'DELETE', `/events/${id}/participants`, { user_id: 'ute' });
  expect(left.body).toMatchObject({ status: 'left', door_code: null });
  expect(await known('ben')).toMatchObject({ status: 'offered', door_code: null });
  const taken = await callAsApp<Person>(app, 'POST', `/events/${id}/offer`, { user_id: 'ben', answer: 'accept' });
  expect(taken.body.door_code).toMatch(/^\d{20}$/);
  expect(taken.body.door_code).not.toBe(ute.door_code);
});

it('a request of the app gets its code once it is approved', async () => {
  const id = await publish({ approval_method: 'application' });
  expect(await join(id, 'cem')).toMatchObject({ status: 'applied', door_code: null });
  const approved = await member<object>('POST', `/events/${id}/participants/cem/approve`, {});
  expect(approved.body).not.toHaveProperty('door_code');
  expect((await known('cem'))?.door_code).toMatch(/^\d{20}$/);
});
