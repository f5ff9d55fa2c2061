import { AsyncLocalStorage } from 'node:async_hooks';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Transaction } from '#database/connect.ts';
import { events } from '#database/schema/events.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createVerifiedOwner, eventInput, setCredits } from '#tests/support/factories.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createVerifiedOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createVerifiedOwner(app);
  await setCredits(app, owner.businessId, 8);
});
afterAll(() => app.close());

const call = (method: string, path: string, json?: unknown, headers = {}) =>
  app.call<{ id: string }>(method, `/events${path}`, { token: owner.token, json, headers });
const tagOf = async (id: string) => ({ 'If-Match': (await call('GET', `/${id}`)).headers.get('ETag') ?? '' });

/** Runs requests outside of the surrounding transaction. */
const fromOutside = AsyncLocalStorage.snapshot();

/** Lets `other` run between a change's read and write. */
async function meet(other: (tx: Transaction) => Promise<unknown>, change: () => ReturnType<typeof call>) {
  let changed: ReturnType<typeof call> | undefined;
  const isAwaited = sql`select exists (select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))) as it`;
  await app.db.transaction(async (tx) => {
    await other(tx);
    changed = fromOutside(change);
    await expect.poll(async () => (await tx.execute(isAwaited)).rows).toEqual([{ it: true }]);
  });
  return changed;
}

it.each(['draft', 'published'])('a change of a %s counts with what was written since it was read', async (status) => {
  const { id } = (await call('POST', '', eventInput({ status }))).body;
  const move = (location: string) => (tx: Transaction) => tx.update(events).set({ location }).where(eq(events.id, id));
  const retitle = (title: string, headers = {}) => call('PATCH', `/${id}`, { title }, headers);

  const both = await meet(move('Neuer Ort'), () => retitle('Neuer Titel'));
  expect(both).toMatchObject({ status: 200, body: { title: 'Neuer Titel', location: 'Neuer Ort' } });
  expect((await call('GET', `/${id}`)).body).toEqual(both?.body);

  const tag = await tagOf(id);
  const late = await meet(move('Noch ein Ort'), () => retitle('Zu spät', tag));
  expect(late).toMatchObject({ status: 412, body: { code: 'precondition_failed' } });
  expect((await call('GET', `/${id}`)).body).toMatchObject({ title: 'Neuer Titel', location: 'Noch ein Ort' });

  const remove = (tx: Transaction) => tx.delete(events).where(eq(events.id, id));
  expect(await meet(remove, () => retitle('Zu spät'))).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

it('many changes of one draft at once are all made', async () => {
  const { id } = (await call('POST', '', eventInput())).body;
  const changes = [
    { title: 'Anderer Titel' },
    { description: 'Andere Beschreibung, lang genug.' },
    { location: 'Anderer Ort' },
    { max_participants: 30 },
    { share_public: false },
    { start_time: '18:30', end_time: '21:15' },
  ];
  const answers = await Promise.all(changes.map((change) => call('PATCH', `/${id}`, change)));
  expect(answers.map((answer) => answer.status)).toEqual(changes.map(() => 200));
  expect((await call('GET', `/${id}`)).body).toMatchObject(Object.assign({}, ...changes));
});

it('an event of another business is not found', async () => {
  const { id } = (await call('POST', '', eventInput())).body;
  const { token } = await createVerifiedOwner(app);
  const answer = await app.call('PATCH', `/events/${id}`, { token, json: { title: 'Meins' } });
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
