import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { teamMembers } from '#database/schema/team-members.ts';
import { webhooks } from '#database/schema/webhooks.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import type { Answer, TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { createReviewer } from '#tests/support/reviewers.ts';
import type { Furniture, Owner, StormCall } from '#tests/support/storm-calls.ts';
import { callsOn, furnish, KEYS, keyedTitle, PLACES, strangersCalls, times } from '#tests/support/storm-calls.ts';

/* Concurrent calls of every kind on one business, on another, and on one that gets deleted meanwhile. */
/** More than the connections, few enough that no call times out on a slow machine. */
const AT_ONCE = 50;

let app: TestApp;
let busy: { owner: Owner; has: Furniture };
let other: typeof busy;
let leaving: typeof busy;
let pending: Owner;
let answers: Answer[];
let calls: StormCall[];

async function open(): Promise<typeof busy> {
  const owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await setCredits(app, owner.businessId, 1000);
  return { owner, has: await furnish(app, owner) };
}

/** Shuffles deterministically. */
const mixed = <T>(list: T[]): T[] =>
  list
    .map((item, index) => ({ item, place: (index * 7919) % list.length }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

async function sendAll(list: StormCall[]): Promise<Answer[]> {
  const all: Answer[] = [];
  const waiting = list.entries();
  const worker = async () => {
    for (const [index, call] of waiting) all[index] = await call();
  };
  await Promise.all(times(AT_ONCE, worker));
  return all;
}

beforeAll(async () => {
  app = await createTestApp();
  busy = await open();
  other = await open();
  leaving = await open();
  pending = await createOwner(app);
  const reviewer = await createReviewer(app);
  const verify: StormCall = () =>
    app.call('POST', `/review/businesses/${pending.businessId}/verify`, { token: reviewer.token });
  const join =
    (user: string): StormCall =>
    () =>
      callAsApp(app, 'POST', `/events/${leaving.has.popular}/participants`, { user_id: user, display_name: user });
  const { token, password } = leaving.owner;
  const leave: StormCall = () => app.call('DELETE', '/account', { token, json: { password } });
  calls = mixed([
    ...[busy, other, leaving].flatMap(({ owner, has }) => callsOn(app, owner, has)),
    ...strangersCalls(app),
    ...times(3, () => verify),
    ...times(20, (i) => join(`last-${i}`)),
    leave,
    leave,
  ]);
  answers = await sendAll(calls);
}, 180_000);
afterAll(() => app.close());

it('answers every one of more than 500 calls, none with a failure', () => {
  expect(calls.length).toBeGreaterThan(500);
  expect(answers).toHaveLength(calls.length);
  expect(answers.filter(({ status }) => status >= 500).map(({ status, body }) => [status, body])).toEqual([]);
  expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(calls.length / 3);
});

it('meets in no deadlock, and leaves nothing open', async () => {
  const { rows } = await app.db.execute(sql`
    select deadlocks::int, (select count(*)::int from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%') as open
    from pg_stat_database where datname = current_database()`);
  expect(rows).toEqual([{ deadlocks: 0, open: 0 }]);
  expect(app.pool.waitingCount).toBe(0);
});

it('books every credit once', async () => {
  expect(await findLedgerDifferences(app.db)).toEqual([]);
  const { rows } = await app.db.execute(sql`
    select e.id from events e where e.status in ('published', 'archived') and e.credits_spent <>
      coalesce((select -sum(amount) from credit_entries c where c.event_id = e.id), 0)`);
  expect(rows).toEqual([]);
});

it('makes one event for each key', async () => {
  const { rows } = await app.db.execute(sql`
    select count(*)::int as n from events where business_id = ${busy.owner.businessId} and title like ${keyedTitle(0).replace('0', '%')}
    group by title`);
  expect(rows).toEqual(times(KEYS, () => ({ n: 1 })));
});

it('counts participants and events exactly, and gives no place twice', async () => {
  const { rows: wrong } = await app.db.execute(sql`
    select e.id from events e left join event_participants p on p.event_id = e.id group by e.id
    having e.joined_count <> coalesce(sum(p.party_size) filter (where p.status in ('joined', 'approved')), 0)
      or e.waiting_count <> coalesce(sum(p.party_size) filter (where p.status = 'waiting'), 0)
      or e.offered_count <> coalesce(sum(p.party_size) filter (where p.status = 'offered'), 0)
      or e.applied_count <> coalesce(sum(p.party_size) filter (where p.status = 'applied'), 0)`);
  expect(wrong).toEqual([]);
  const [popular] = await app.db.select().from(events).where(eq(events.id, busy.has.popular));
  expect(popular?.capacity).toBe(PLACES);
  // A freed place is held for the next person until they answer.
  expect((popular?.joinedCount ?? 0) + (popular?.offeredCount ?? 0)).toBe(PLACES);
  const { rows: counts } = await app.db.execute(sql`
    select c.business_id from event_counts c
    where c.count <> (select count(*) from events e where e.business_id = c.business_id and e.status = c.status)`);
  expect(counts).toEqual([]);
});

it('leaves nothing of the business that was deleted', async () => {
  const { businessId } = leaving.owner;
  await app.handlers['forget-business']({ businessId });
  for (const table of [events, eventParticipants, businessProfiles, teamMembers, webhooks]) {
    expect(await app.db.$count(table, eq(table.businessId, businessId))).toBe(0);
  }
  const files: string[] = [];
  for await (const keys of app.deps.files.list(`business-profiles/${businessId}`)) files.push(...keys);
  expect(files).toEqual([]);
});
