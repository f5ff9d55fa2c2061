import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditEntries } from '#database/schema/credits.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createVerifiedOwner, eventInput, setCredits } from '#tests/support/factories.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createVerifiedOwner>>;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-21T12:00:00Z');
  owner = await createVerifiedOwner(app);
  await setCredits(app, owner.businessId, 20);
});

const call = <T = Record<string, unknown>>(method: string, path: string, json?: unknown) =>
  app.call<T>(method, path, { token: owner.token, json });
const publish = async (overrides: Record<string, unknown> = {}) =>
  (await call<{ id: string }>('POST', '/events', eventInput({ status: 'published', ...overrides }))).body.id;
const balance = async () => (await call<{ balance: number }>('GET', '/credits/balance')).body.balance;
const returned = async (id: string) =>
  (await app.db.select().from(creditEntries).where(eq(creditEntries.eventId, id)))
    .filter(({ reason }) => reason === 'event_returned')
    .map(({ amount, bucket }) => [bucket, amount]);
const differences = async () =>
  (await findLedgerDifferences(app.db)).filter(({ businessId }) => businessId === owner.businessId);
const endings = [
  ['archived', (id: string) => call('POST', `/events/${id}/archive`)],
  ['deleted', (id: string) => call('DELETE', `/events/${id}`)],
] as const;

describe.each(endings)('an event that is %s', (_, end) => {
  it('in its first half hour, before anybody joined, gives everything back, with what was added', async () => {
    const id = await publish();
    await call('PATCH', `/events/${id}`, { featured_event: true });
    expect(await balance()).toBe(18);
    app.clock.set('2026-11-21T12:29:59Z');
    expect((await end(id)).status).toBeLessThan(300);
    expect(await balance()).toBe(20);
    expect(await returned(id)).toEqual([
      ['plan', 1],
      ['plan', 1],
    ]);
    expect(await differences()).toEqual([]);
  });

  it('half an hour later gives nothing back', async () => {
    const id = await publish();
    app.clock.set('2026-11-21T12:30:00Z');
    await end(id);
    expect(await balance()).toBe(19);
  });

  it('after somebody joined gives nothing back, even when they left again', async () => {
    const id = await publish();
    const person = { user_id: 'jana', display_name: 'Jana' };
    await callAsApp(app, 'POST', `/events/${id}/participants`, person);
    await callAsApp(app, 'DELETE', `/events/${id}/participants`, { user_id: 'jana' });
    await end(id);
    expect(await balance()).toBe(19);
  });

  it('that was scheduled and is public since a moment gives everything back, too', async () => {
    const plan = { publish_type: 'scheduled', scheduled_date: '2026-11-25' };
    const { id } = (await call<{ id: string }>('POST', '/events', eventInput({ ...plan, status: 'scheduled' }))).body;
    await call('POST', `/events/${id}/publish`);
    await end(id);
    expect(await balance()).toBe(20);
    expect(await differences()).toEqual([]);
  });
});

it('a push that has gone out waits for its result, whatever becomes of its event', async () => {
  const id = await publish({ push_notification: true });
  await app.runJobs();
  await call('POST', `/events/${id}/archive`);
  expect(await balance()).toBe(18);
  await call('DELETE', `/events/${id}`);
  expect(await balance()).toBe(18);
  expect(await differences()).toEqual([]);
});

it('taking an event down many times at once gives its credits back once', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, () => publish()));
  expect(await balance()).toBe(10);
  await Promise.all(ids.flatMap((id) => Array.from({ length: 20 }, (_, i) => endings[i % 2]?.[1](id))));
  expect(await balance()).toBe(20);
  expect(await differences()).toEqual([]);
});
