import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 100);
  await listenTo(await createOwner(app));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

const listenTo = async ({ token }: { token: string }) => {
  const json = { url: 'https://shop.example/hook' };
  expect((await app.call('POST', '/webhooks', { token, json })).status).toBe(201);
};
const post = async (status: string) => {
  const json = eventInput({ status });
  const { body, ...answer } = await app.call<{ id: string }>('POST', '/events', { token: owner.token, json });
  expect(answer.status).toBe(201);
  return body.id;
};
const patch = async (id: string, title: string) => {
  const json = { title };
  expect((await app.call('PATCH', `/events/${id}`, { token: owner.token, json })).status).toBe(200);
};
const publish = async (id: string) =>
  expect((await app.call('POST', `/events/${id}/publish`, { token: owner.token })).status).toBe(200);
const join = async (id: string, person: string) => {
  const json = { user_id: person, display_name: 'Ada' };
  expect((await callAsApp(app, 'POST', `/events/${id}/participants`, json)).status).toBe(201);
};

/** Counts the product's statements without notifications after commit, which calls share. */
async function count(work: () => Promise<unknown>) {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const isNotification = ([config]: unknown[]) => typeof config === 'string' && config.includes('pg_notify');
  await work();
  const calls = (query.mock.calls as unknown[][]).filter((call) => !isNotification(call));
  query.mockRestore();
  return calls.length;
}

it('a new draft', async () => {
  await post('draft');
  expect(await count(() => post('draft'))).toBe(7);
});

it('a change of a draft', async () => {
  const id = await post('draft');
  expect(await count(() => patch(id, 'Another title'))).toBe(7);
});

it('a change of a public event', async () => {
  const id = await post('published');
  expect(await count(() => patch(id, 'Another title'))).toBe(13);
});

it('a publication', async () => {
  const id = await post('draft');
  expect(await count(() => publish(id))).toBe(20);
});

it('a guest who joins', async () => {
  const id = await post('published');
  await join(id, 'first');
  expect(await count(() => join(id, 'second'))).toBe(11);
});

it('a change of a draft whose business has a webhook, which is asked', async () => {
  await listenTo(owner);
  const id = await post('draft');
  expect(await count(() => patch(id, 'Another title'))).toBe(7);
});
