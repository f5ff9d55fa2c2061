import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { webhookDeliveries, webhooks } from '#database/schema/webhooks.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { fc } from '#tests/support/fast-check.ts';

interface Person extends Record<string, unknown> {
  user_id: string;
  status: string;
  party_size: number;
}
interface Row {
  userId: string;
  status: string;
  partySize: number;
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(events);
  await setCredits(app, owner.businessId, 50);
});

const member = <T>(method: string, path: string, json?: unknown) =>
  app.call<T>(method, path, { token: owner.token, json });
async function publish(max_participants: number | null, overrides: Record<string, unknown> = {}): Promise<string> {
  const event = eventInput({ tariff: 'dialog', max_participants, waiting_list: true, ...overrides });
  return (await member<{ id: string }>('POST', '/events', { ...event, status: 'published' })).body.id;
}
const join = (id: string, user_id: string, party_size?: unknown) =>
  callAsApp<Person>(app, 'POST', `/events/${id}/participants`, { user_id, display_name: user_id, party_size });
const leave = (id: string, user_id: string) =>
  callAsApp<Person>(app, 'DELETE', `/events/${id}/participants`, { user_id });
const decide = (id: string, user_id: string, verdict: 'approve' | 'reject') =>
  member<Person>('POST', `/events/${id}/participants/${user_id}/${verdict}`);
const change = (id: string, json: object) => member('PATCH', `/events/${id}`, json);
const counts = async (id: string) =>
  (await member<{ participant_counts: object }>('GET', `/events/${id}`)).body.participant_counts;
const inOrder = (id: string): Promise<Row[]> =>
  app.db.select().from(eventParticipants).where(eq(eventParticipants.eventId, id)).orderBy(asc(eventParticipants.seq));
const standing = async (id: string) =>
  (await inOrder(id)).map(({ userId, partySize, status }) => `${userId} ${partySize} ${status}`);

const isIn = ({ status }: Row) => status === 'joined' || status === 'approved';
const people = (rows: Row[]) => rows.reduce((sum, { partySize }) => sum + partySize, 0);
const countsOf = (rows: Row[]) => ({
  joined: people(rows.filter(isIn)),
  waiting: people(rows.filter(({ status }) => status === 'waiting')),
  applied: people(rows.filter(({ status }) => status === 'applied')),
  offered: people(rows.filter(({ status }) => status === 'offered')),
});

/** Expected list after places became free: each party that fits is asked, from the front. */
function afterMovingUp(rows: Row[], capacity: number, to = 'offered'): Row[] {
  let left = capacity - people(rows.filter((row) => isIn(row) || row.status === 'offered'));
  return rows.map((row) => {
    if (row.status !== 'waiting' || row.partySize > left) return row;
    left -= row.partySize;
    return { ...row, status: to };
  });
}
const short = (rows: Row[]) => rows.map(({ userId, partySize, status }) => ({ userId, partySize, status }));

/** Pseudo-random, equal in every run. */
const sizes = fc.sample(fc.integer({ min: 1, max: 6 }), { numRuns: 100, seed: 20261122 });

describe('100 parties at once on 50 places', () => {
  const CAPACITY = 50;
  const joinAll = async (overrides: Record<string, unknown> = {}) => {
    const id = await publish(CAPACITY, overrides);
    const answers = await Promise.all(sizes.map((size, i) => join(id, `user-${i}`, size)));
    return { id, answers };
  };

  it('get places in the order they came as long as they fit, and the others wait', async () => {
    const { id, answers } = await joinAll();
    expect(answers.map(({ body }) => body.party_size)).toEqual(sizes);
    const rows = await inOrder(id);
    expect(rows).toHaveLength(100);
    expect(countsOf(rows).joined).toBe(CAPACITY);
    expect(await counts(id)).toEqual(countsOf(rows));
    // Joining one after the other equals all waiting and moving up together.
    const allWaiting = rows.map((row) => ({ ...row, status: 'waiting' }));
    expect(short(rows)).toEqual(short(afterMovingUp(allWaiting, CAPACITY, 'joined')));
  });

  it('move up one leaving after the other, exactly those who are next and fit', async () => {
    const { id } = await joinAll();
    const leaving = fc.sample(fc.integer({ min: 0, max: 99 }), { numRuns: 40, seed: 7 });
    for (const user of leaving.map((i) => `user-${i}`)) {
      const before = await inOrder(id);
      const left = before.map((row) => (row.userId === user ? { ...row, status: 'left' } : row));
      await leave(id, user);
      const rows = await inOrder(id);
      expect(short(rows)).toEqual(short(afterMovingUp(left, CAPACITY)));
      expect(await counts(id)).toEqual(countsOf(rows));
    }
  });

  it('leave nobody waiting who fits when many go at the same time', async () => {
    const { id } = await joinAll();
    const order = (await inOrder(id)).map(({ userId }) => userId);
    const answers = await Promise.all(order.filter((_, i) => i % 3 === 0).map((user) => leave(id, user)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const rows = await inOrder(id);
    const { joined, offered } = countsOf(rows);
    expect(joined + offered).toBeLessThanOrEqual(CAPACITY);
    expect(afterMovingUp(rows, CAPACITY)).toEqual(rows);
    expect(await counts(id)).toEqual(countsOf(rows));
    expect(rows.map(({ userId }) => userId)).toEqual(order);
  });

  it('without a waiting list fill the places, and who is refused hears how many were left', async () => {
    const { id, answers } = await joinAll({ waiting_list: false });
    const rows = await inOrder(id);
    expect(countsOf(rows)).toEqual({ joined: CAPACITY, waiting: 0, applied: 0, offered: 0 });
    const refused = answers.flatMap(({ body }, i) =>
      body.code === 'event_full' ? [{ body, size: sizes[i] ?? 0 }] : [],
    );
    expect(refused).toHaveLength(100 - rows.length);
    for (const { body, size } of refused) expect(body.free_places).toBeLessThan(size);
  });

  it('are let in by the business no further than there is room', async () => {
    const { id } = await joinAll({ waiting_list: false, approval_method: 'application' });
    expect(await counts(id)).toEqual({ joined: 0, waiting: 0, applied: people(await inOrder(id)), offered: 0 });
    const answers = await Promise.all(sizes.map((_, i) => decide(id, `user-${i}`, 'approve')));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const rows = await inOrder(id);
    expect(countsOf(rows).joined).toBe(CAPACITY);
    expect(await counts(id)).toEqual(countsOf(rows));
  });
});

describe('a party', () => {
  it('that is too large for what is free is passed over and stays in front', async () => {
    const id = await publish(6);
    await join(id, 'ada', 4);
    await join(id, 'ben', 2);
    await join(id, 'six', 6);
    await join(id, 'cem', 3);
    await join(id, 'eva');
    await leave(id, 'ben');
    expect(await standing(id)).toEqual([
      'ada 4 joined',
      'ben 2 left',
      'six 6 waiting',
      'cem 3 waiting',
      'eva 1 offered',
    ]);
    expect((await join(id, 'new', 1)).body.status).toBe('joined');
    await leave(id, 'ada');
    expect((await standing(id)).slice(2)).toEqual(['six 6 waiting', 'cem 3 offered', 'eva 1 offered', 'new 1 joined']);
    for (const user of ['cem', 'eva', 'new']) await leave(id, user);
    expect(await standing(id)).toContain('six 6 offered');
    expect(await counts(id)).toEqual({ joined: 0, waiting: 0, applied: 0, offered: 6 });
  });

  it('larger than the event is refused with its field, and is nowhere afterwards', async () => {
    for (const approval_method of ['first_come', 'application']) {
      const id = await publish(3, { approval_method });
      expect((await join(id, 'ada', 4)).body).toMatchObject({
        status: 422,
        code: 'party_too_large',
        capacity: 3,
        errors: [{ path: 'party_size', code: 'too_big' }],
      });
      expect(await inOrder(id)).toEqual([]);
      expect((await join(id, 'ada', 3)).status).toBe(201);
    }
  });

  it.each([[0], [7], [1.5], ['2'], [null], [-1]])('of %j is refused with its field', async (size) => {
    const answer = await join(await publish(null), 'ada', size);
    expect(answer.body).toMatchObject({ status: 422, code: 'invalid_input', errors: [{ path: 'party_size' }] });
  });

  it('is one person where nothing is said, and stays as it came until it leaves', async () => {
    const id = await publish(10);
    expect((await join(id, 'ada')).body).toMatchObject({ status: 'joined', party_size: 1 });
    expect((await join(id, 'ben', 3)).body).toMatchObject({ status: 'joined', party_size: 3 });
    expect((await join(id, 'ben', 5)).body).toMatchObject({ status: 'joined', party_size: 3 });
    expect(await counts(id)).toEqual({ joined: 4, waiting: 0, applied: 0, offered: 0 });
    expect((await leave(id, 'ben')).body).toMatchObject({ status: 'left', party_size: 3 });
    expect(await counts(id)).toEqual({ joined: 1, waiting: 0, applied: 0, offered: 0 });
    expect((await join(id, 'ben', 5)).body).toMatchObject({ status: 'joined', party_size: 5 });
    expect(await counts(id)).toEqual({ joined: 6, waiting: 0, applied: 0, offered: 0 });
  });

  it('waits, moves up, or waits again in its old turn when the business changes the limit', async () => {
    const id = await publish(4);
    await join(id, 'ada', 3);
    await join(id, 'ben', 4);
    await join(id, 'cem', 2);
    await change(id, { max_participants: 6 });
    expect(await standing(id)).toEqual(['ada 3 joined', 'ben 4 waiting', 'cem 2 offered']);
    const refused = await change(id, { max_participants: 2 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'limit_below_guests', joined: 3 } });
    expect(await counts(id)).toEqual({ joined: 3, waiting: 4, applied: 0, offered: 2 });
    await change(id, { max_participants: 4 });
    expect(await standing(id)).toEqual(['ada 3 joined', 'ben 4 waiting', 'cem 2 waiting']);
    await leave(id, 'ada');
    expect(await standing(id)).toEqual(['ada 3 left', 'ben 4 offered', 'cem 2 waiting']);
    await change(id, { participant_type: 'unlimited' });
    expect(await counts(id)).toEqual({ joined: 6, waiting: 0, applied: 0, offered: 0 });
  });

  it('is let in only with room for all of it, and makes room for all when it is turned down', async () => {
    const id = await publish(5, { approval_method: 'application' });
    for (const [user, size] of [
      ['ada', 4],
      ['ben', 3],
      ['cem', 1],
    ] as const)
      await join(id, user, size);
    expect(await counts(id)).toEqual({ joined: 0, waiting: 0, applied: 8, offered: 0 });
    expect((await decide(id, 'ada', 'approve')).body.status).toBe('approved');
    expect((await decide(id, 'ben', 'approve')).body.status).toBe('waiting');
    expect((await decide(id, 'cem', 'approve')).body.status).toBe('approved');
    expect((await decide(id, 'ada', 'reject')).body.status).toBe('rejected');
    expect(await standing(id)).toEqual(['ada 4 rejected', 'ben 3 offered', 'cem 1 approved']);
    expect(await counts(id)).toEqual({ joined: 1, waiting: 0, applied: 0, offered: 3 });
    await change(id, { max_participants: 3 });
    expect((await decide(id, 'ada', 'approve')).body).toMatchObject({ status: 422, code: 'party_too_large' });
  });

  it('is a party in the list of the business and in what webhooks are told', async () => {
    await member('POST', '/webhooks', {
      url: 'https://shop.example/hooks',
      event_types: ['participant.joined', 'participant.offered'],
    });
    const id = await publish(4);
    await join(id, 'ada', 3);
    app.clock.advance({ seconds: 1 });
    await join(id, 'ben', 2);
    app.clock.advance({ seconds: 1 });
    await leave(id, 'ada');
    const list = await member<{ data: Person[]; total: number }>('GET', `/events/${id}/participants`);
    expect(list.body).toMatchObject({ data: [{ party_size: 3 }, { party_size: 2, status: 'offered' }], total: 2 });
    const told = await app.db.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.createdAt));
    expect(told.map(({ body }) => body)).toMatchObject([
      { data: { participant: { user_id: 'ada', status: 'joined', party_size: 3 } } },
      { data: { participant: { user_id: 'ben', status: 'waiting', party_size: 2 } } },
      { data: { participant: { user_id: 'ben', status: 'offered', party_size: 2 } } },
    ]);
    await app.db.delete(webhooks);
  });
});
