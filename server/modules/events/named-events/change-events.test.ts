import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditEntries } from '#database/schema/credits.ts';
import { events } from '#database/schema/events.ts';
import { idempotencyKeys } from '#database/schema/idempotency-keys.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createVerifiedOwner, eventInput, setCredits, setPlan } from '#tests/support/factories.ts';

interface Result {
  status: number;
  event: { id: string; title: string; status: string } | null;
  problem: { code: string; errors?: { path: string; code: string }[] } | null;
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createVerifiedOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createVerifiedOwner(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(events);
  await setCredits(app, owner.businessId, 20);
});

const send = (operations: unknown, headers = {}) =>
  app.call<{ results: Result[]; code?: string; errors?: unknown }>('POST', '/events/batch', {
    token: owner.token,
    json: { operations },
    headers,
  });
const create = (overrides = {}) => ({ op: 'create', event: eventInput(overrides) });
const put = (external_id: string, overrides = {}) => ({ op: 'put', external_id, event: eventInput(overrides) });
const titles = async () =>
  (await app.call<{ data: { title: string }[] }>('GET', '/events', { token: owner.token })).body.data.map(
    ({ title }) => title,
  );

describe('a batch', () => {
  it('does each operation by itself and in order; one that is refused spoils no other', async () => {
    const [kept] = (await send([put('kept', { title: 'Alt' })])).body.results;
    const id = kept?.event?.id ?? '';
    const gone = (await send([create()])).body.results[0]?.event?.id;
    const { status, body } = await send([
      create({ title: 'Eins' }),
      { op: 'create', event: { title: 'x'.repeat(61) } },
      { op: 'update', id, changes: { title: 'Neu' } },
      create({ external_id: 'kept' }),
      put('kept', { title: 'Neuer' }),
      { op: 'delete', id: gone },
      { op: 'delete', id: gone },
      { op: 'publish', id },
      put('fresh', { title: 'Zwei', status: 'published' }),
      { op: 'update', id, changes: { title: 'Zu spät' }, if_match: '"old"' },
      { nonsense: true },
    ]);
    expect(status).toBe(200);
    expect(body.results.map((result) => [result.status, result.event?.title ?? result.problem?.code ?? null])).toEqual([
      [201, 'Eins'],
      [422, 'invalid_input'],
      [200, 'Neu'],
      [409, 'external_id_taken'],
      [200, 'Neuer'],
      [204, null],
      [404, 'not_found'],
      [422, 'invalid_input'],
      [201, 'Zwei'],
      [412, 'precondition_failed'],
      [422, 'invalid_input'],
    ]);
    expect(body.results[1]?.problem?.errors).toMatchObject([{ path: 'event.title', code: 'too_big' }]);
    expect(await titles()).toEqual(['Zwei', 'Eins', 'Neuer']);
  });

  it('takes credits once for each that publishes, and stops where they end', async () => {
    await setCredits(app, owner.businessId, 5);
    const published = { status: 'published' };
    const { results } = (await send([create(published), create(published), create(published)])).body;
    const paid = results.filter(({ status }) => status === 201).length;
    expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 3 }, (_, at) => (at < paid ? 201 : 402)));
    const entries = await app.db.select().from(creditEntries).where(eq(creditEntries.reason, 'event_published'));
    const ids = results.map(({ event }) => event?.id);
    expect(entries.filter(({ eventId }) => ids.includes(eventId ?? ''))).toHaveLength(paid);
    expect(await app.db.$count(events)).toBe(paid);
  });

  it('is answered once under a key, and goes on where it broke off', async () => {
    const key = { 'Idempotency-Key': 'batch-1' };
    const operations = [create({ title: 'Eins' }), { op: 'nonsense' }, put('a')];
    const first = await send(operations, key);
    expect(first.body.results.map(({ status }) => status)).toEqual([201, 422, 201]);
    expect((await send(operations, key)).body).toEqual(first.body);
    expect(await app.db.$count(events)).toBe(2);
    expect(await send([create()], key)).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    // Simulates a crash after the operations.
    const stored = await app.db.select().from(idempotencyKeys);
    const whole = stored.find(({ key: name }) => name === 'batch-1');
    await app.db.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, whole?.scope ?? ''));
    const again = await send(operations, key);
    expect(again.body.results.map(({ event }) => event?.id)).toEqual(first.body.results.map(({ event }) => event?.id));
    expect(await app.db.$count(events)).toBe(2);
  });

  it('makes one event of an id that many batches put at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send([put('a'), put('b')])));
    const statuses = answers.flatMap(({ body }) => body.results.map(({ status }) => status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(statuses.filter((status) => status === 200)).toHaveLength(14);
    expect(await app.db.$count(events)).toBe(2);
  });

  it('has one operation at least and a hundred at most', async () => {
    const errors = (code: string, limit: number) => ({
      status: 422,
      body: { code: 'invalid_input', errors: [{ path: 'operations', code, limit, unit: 'entries' }] },
    });
    expect(await send([])).toMatchObject(errors('too_small', 1));
    expect(await send(Array(101).fill({ op: 'nonsense' }))).toMatchObject(errors('too_big', 100));
    expect((await send(Array(100).fill({ op: 'nonsense' }))).body.results).toHaveLength(100);
    expect(await send(['x'])).toMatchObject({ status: 422, body: { errors: [{ path: 'operations.0' }] } });
    expect(await send('x')).toMatchObject({ status: 422, body: { errors: [{ path: 'operations' }] } });
    const large = { op: 'create', event: { title: 'x'.repeat(600_000) } };
    expect(await send([large])).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });

  it('counts each of its operations for a key, and leaves the rest when they are too many', async () => {
    const json = { name: 'Kasse', scopes: ['events:write'] };
    const made = await app.call<{ key: string }>('POST', '/api-keys', { token: owner.token, json });
    const byKey = (operations: unknown) =>
      app.call('POST', '/events/batch', { headers: { 'X-API-Key': made.body.key }, json: { operations } });
    const left = async (operations: unknown) => (await byKey(operations)).headers.get('RateLimit-Remaining');
    expect(await left([create(), create(), create(), create()])).toBe('6');
    const refused = await byKey(Array(7).fill(create()));
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(await left([create()])).toBe('4');
    expect(await app.db.$count(events)).toBe(5);
    await setPlan(app, owner.businessId, 'starter');
    expect((await byKey(Array(40).fill({ op: 'nonsense' }))).status).toBe(200);
  });
});
