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

/** How many statements the product sends, and how often it waits for an answer meanwhile. */
async function count(work: () => Promise<unknown>) {
  const counted = { statements: 0, waits: 0 };
  const execute = vi.spyOn(pg.Connection.prototype as unknown as { execute(): void }, 'execute');
  const query = pg.Client.prototype.query as (...parts: unknown[]) => Promise<unknown> | undefined;
  let open = 0;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...parts: unknown[]) {
    // The job queue has connections of its own, which do not pipeline.
    if (!this.pipeline) return query.apply(this, parts);
    // What was committed is told of later, for many writes in one.
    if (typeof parts[0] === 'string' && parts[0].includes('pg_notify')) return query.apply(this, parts);
    const [packet] = parts as [{ callback?: (...answer: unknown[]) => void }];
    if (open === 0) counted.waits += 1;
    open += 1;
    const before = execute.mock.calls.length;
    const last = parts.at(-1);
    const told =
      (tell?: (...answer: unknown[]) => void) =>
      (...answer: unknown[]) => {
        open -= 1;
        tell?.(...answer);
      };
    if (typeof last === 'function') parts[parts.length - 1] = told(last as () => void);
    else packet.callback = told(packet.callback);
    const answer = query.apply(this, parts);
    counted.statements += execute.mock.calls.length - before;
    return answer;
  } as typeof pg.Client.prototype.query);
  await work();
  return counted;
}

/** Waits can be fewer: an answer may come while the next statements are made. */
async function expectStatements(statements: number, waits: number, work: () => Promise<unknown>) {
  const counted = await count(work);
  expect(counted.statements).toBe(statements);
  expect(counted.waits).toBeLessThanOrEqual(waits);
}

it('a new draft', async () => {
  await post('draft');
  await expectStatements(6, 3, () => post('draft'));
});

it('a change of a draft', async () => {
  const id = await post('draft');
  await expectStatements(5, 3, () => patch(id, 'Another title'));
});

it('a change of a public event', async () => {
  const id = await post('published');
  await expectStatements(13, 4, () => patch(id, 'Another title'));
});

it('a publication', async () => {
  const id = await post('draft');
  await expectStatements(20, 6, () => publish(id));
});

it('a guest who joins', async () => {
  const id = await post('published');
  await join(id, 'first');
  await expectStatements(10, 3, () => join(id, 'second'));
});

it('a change of a draft whose business has a webhook, which is asked', async () => {
  await listenTo(owner);
  const id = await post('draft');
  await expectStatements(8, 4, () => patch(id, 'Another title'));
});
