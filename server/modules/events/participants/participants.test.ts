import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { cases } from '#tests/support/cases.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';
import { fc } from '#tests/support/fast-check.ts';

interface Person extends Record<string, unknown> {
  user_id: string;
  status: string;
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let stranger: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
  stranger = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(events);
  await setCredits(app, owner.businessId, 50);
});

const member = <T>(method: string, path: string, json?: unknown, headers = {}) =>
  app.call<T>(method, `/events${path}`, { token: owner.token, json, headers });
async function publish(overrides: Record<string, unknown> = {}): Promise<string> {
  const event = eventInput({ tariff: 'dialog', waiting_list: true, ...overrides, status: 'published' });
  return (await member<{ id: string }>('POST', '', event)).body.id;
}
const join = (id: string, user_id: string, display_name = `Person ${user_id}`, party_size?: number) =>
  callAsApp<Person>(app, 'POST', `/events/${id}/participants`, { user_id, display_name, party_size });
const leave = (id: string, user_id: string) =>
  callAsApp<Person>(app, 'DELETE', `/events/${id}/participants`, { user_id });
const accept = (id: string, user_id: string) =>
  callAsApp<Person>(app, 'POST', `/events/${id}/offer`, { user_id, answer: 'accept' });
const decide = (id: string, user_id: string, verdict: 'approve' | 'reject') =>
  member<Person>('POST', `/${id}/participants/${user_id}/${verdict}`);
const list = (id: string, query = '') =>
  member<{ data: Person[]; total: number | null; next_cursor: string | null }>('GET', `/${id}/participants${query}`);
const counts = async (id: string) =>
  (await member<{ participant_counts: unknown }>('GET', `/${id}`)).body.participant_counts;
const inOrder = (id: string) =>
  app.db.select().from(eventParticipants).where(eq(eventParticipants.eventId, id)).orderBy(asc(eventParticipants.seq));
const many = (n: number) => Array.from({ length: n }, (_, i) => `user-${i}`);

describe('100 people at once on 10 places', () => {
  it('are 10 in and 90 waiting, and move up in the order they came', async () => {
    const id = await publish({ max_participants: 10 });
    const answers = await Promise.all(many(100).map((user) => join(id, user)));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await counts(id)).toEqual({ joined: 10, waiting: 90, applied: 0, offered: 0 });
    const rows = await inOrder(id);
    expect(rows.map(({ status }) => status)).toEqual([...Array(10).fill('joined'), ...Array(90).fill('waiting')]);

    const first = rows.slice(0, 10).map(({ userId }) => userId);
    await Promise.all(first.slice(0, 4).map((user) => leave(id, user)));
    expect(await counts(id)).toEqual({ joined: 6, waiting: 86, applied: 0, offered: 4 });
    const after = await inOrder(id);
    expect(after.map(({ userId }) => userId)).toEqual(rows.map(({ userId }) => userId));
    expect(after.map(({ status }) => status)).toEqual([
      ...after.slice(0, 10).map(({ userId }) => (first.indexOf(userId) < 4 ? 'left' : 'joined')),
      ...Array(4).fill('offered'),
      ...Array(86).fill('waiting'),
    ]);
  });

  it('without a waiting list are 10 in and 90 told that it is full', async () => {
    const id = await publish({ max_participants: 10, waiting_list: false });
    const answers = await Promise.all(many(100).map((user) => join(id, user)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.code === 'event_full')).toHaveLength(90);
    expect(await counts(id)).toEqual({ joined: 10, waiting: 0, applied: 0, offered: 0 });
  });

  it('who are let in by the business take no more places than there are', async () => {
    const id = await publish({ max_participants: 10, waiting_list: false, approval_method: 'application' });
    await Promise.all(many(30).map((user) => join(id, user)));
    expect(await counts(id)).toEqual({ joined: 0, waiting: 0, applied: 30, offered: 0 });
    const answers = await Promise.all(many(30).map((user) => decide(id, user, 'approve')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(20);
    expect(await counts(id)).toEqual({ joined: 10, waiting: 0, applied: 20, offered: 0 });
  });
});

describe('whatever happens at the same time', () => {
  it('capacity holds, nobody waits beside a free place, and the counts are the rows', async () => {
    const step = fc.record({
      user: fc.constantFrom(...many(8)),
      action: fc.constantFrom(...(['join', 'leave', 'accept', 'approve', 'reject'] as const)),
    });
    const setting = fc.record({
      max_participants: fc.integer({ min: 1, max: 4 }),
      waiting_list: fc.boolean(),
      approval_method: fc.constantFrom('first_come', 'application'),
    });
    await fc.assert(
      fc.asyncProperty(setting, fc.array(step, { minLength: 10, maxLength: 40 }), async (settings, steps) => {
        await setCredits(app, owner.businessId, 5);
        const id = await publish(settings);
        const answers = await Promise.all(
          steps.map(({ user, action }) => {
            if (action === 'join') return join(id, user);
            if (action === 'accept') return accept(id, user);
            return action === 'leave' ? leave(id, user) : decide(id, user, action);
          }),
        );
        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
        const rows = await inOrder(id);
        const count = (...statuses: string[]) => rows.filter(({ status }) => statuses.includes(status)).length;
        const joined = count('joined', 'approved');
        const offered = count('offered');
        expect(joined + offered).toBeLessThanOrEqual(settings.max_participants);
        if (joined + offered < settings.max_participants) expect(count('waiting')).toBe(0);
        expect(await counts(id)).toEqual({ joined, waiting: count('waiting'), applied: count('applied'), offered });
      }),
      { numRuns: cases({ all: 12, few: 4 }), endOnFailure: true },
    );
  });
});

describe('a participant', () => {
  it('who joins twice stays where they are', async () => {
    const id = await publish();
    const answers = await Promise.all(many(5).map(() => join(id, 'same')));
    expect(new Set(answers.map(({ body }) => body.status))).toEqual(new Set(['joined']));
    expect(await counts(id)).toEqual({ joined: 1, waiting: 0, applied: 0, offered: 0 });
  });

  it('who leaves and comes back stands at the end of the list', async () => {
    const id = await publish({ max_participants: 1 });
    for (const user of ['a', 'b', 'c']) await join(id, user);
    expect((await leave(id, 'b')).body).toMatchObject({ user_id: 'b', status: 'left' });
    expect((await leave(id, 'b')).body.status).toBe('left');
    expect((await join(id, 'b')).body.status).toBe('waiting');
    await leave(id, 'a');
    expect((await inOrder(id)).map(({ userId, status }) => `${userId} ${status}`)).toEqual([
      'a left',
      'c offered',
      'b waiting',
    ]);
  });

  it('who applies waits for the business, and for a place when it is full', async () => {
    const id = await publish({ max_participants: 1, approval_method: 'application' });
    expect((await join(id, 'a')).body.status).toBe('applied');
    await join(id, 'b');
    expect((await decide(id, 'a', 'approve')).body.status).toBe('approved');
    expect((await decide(id, 'a', 'approve')).body.status).toBe('approved');
    expect((await decide(id, 'b', 'approve')).body.status).toBe('waiting');
    expect((await decide(id, 'b', 'approve')).body).toMatchObject({
      code: 'participant_state',
      participant_status: 'waiting',
    });
    expect((await decide(id, 'a', 'reject')).body.status).toBe('rejected');
    expect((await inOrder(id)).map(({ status }) => status)).toEqual(['rejected', 'offered']);
    expect((await accept(id, 'b')).body.status).toBe('approved');
  });

  it('who was turned down can neither join nor leave, but be let in after all', async () => {
    const id = await publish();
    await join(id, 'a');
    await decide(id, 'a', 'reject');
    expect((await join(id, 'a')).body).toMatchObject({ code: 'participant_state', participant_status: 'rejected' });
    expect((await leave(id, 'a')).status).toBe(409);
    expect((await decide(id, 'a', 'approve')).body.status).toBe('approved');
    expect(await counts(id)).toEqual({ joined: 1, waiting: 0, applied: 0, offered: 0 });
  });

  it('moves up when the business makes room, and has a place that no lower limit takes', async () => {
    const id = await publish({ max_participants: 1 });
    for (const user of ['a', 'b', 'c', 'd']) await join(id, user);
    const { body } = await member('PATCH', `/${id}`, { max_participants: 3 });
    expect(body).toMatchObject({ participant_counts: { joined: 1, waiting: 1, applied: 0, offered: 2 } });
    for (const user of ['b', 'c']) await accept(id, user);
    const refused = await member('PATCH', `/${id}`, { max_participants: 1 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'limit_below_guests', joined: 3 } });
    expect(await counts(id)).toEqual({ joined: 3, waiting: 1, applied: 0, offered: 0 });
    await leave(id, 'a');
    expect(await counts(id)).toEqual({ joined: 2, waiting: 0, applied: 0, offered: 1 });
    await member('PATCH', `/${id}`, { max_participants: 2 });
    expect(await counts(id)).toEqual({ joined: 2, waiting: 1, applied: 0, offered: 0 });
    await member('PATCH', `/${id}`, { participant_type: 'unlimited' });
    expect(await counts(id)).toEqual({ joined: 3, waiting: 0, applied: 0, offered: 0 });
  });
});

describe('the list', () => {
  it('is in the order they came, by page, by cursor and by status', async () => {
    const id = await publish({ max_participants: 3 });
    for (const user of many(5)) await join(id, user);
    const first = await list(id, '?limit=2');
    expect(first.body).toMatchObject({ data: [{ user_id: 'user-0' }, { user_id: 'user-1' }], total: 5 });
    const second = await list(id, `?limit=2&cursor=${first.body.next_cursor}`);
    expect(second.body).toMatchObject({ data: [{ user_id: 'user-2' }, { user_id: 'user-3' }], total: null });
    expect((await list(id, '?status=waiting')).body).toMatchObject({
      data: [{ user_id: 'user-3', status: 'waiting' }, { user_id: 'user-4' }],
      total: 2,
    });
    expect((await list(id, '?status=gone')).status).toBe(422);
    expect((await list(id, '?cursor=abc')).status).toBe(422);
  });

  it('since an instant has who came, changed or left since, and no others', async () => {
    const id = await publish({ max_participants: 10 });
    for (const user of ['ada', 'ben', 'cem']) await join(id, user);
    app.clock.advance({ minutes: 1 });
    const since = app.clock.now().toISOString();
    await leave(id, 'ben');
    await join(id, 'dia');
    const idsOf = ({ body }: Awaited<ReturnType<typeof list>>) => body.data.map(({ user_id }) => user_id);
    expect(idsOf(await list(id, `?updated_since=${since}`))).toEqual(['ben', 'dia']);
    expect((await list(id, `?updated_since=${since}&status=joined`)).body).toMatchObject({
      total: 1,
      data: [{ user_id: 'dia' }],
    });
    const { next_cursor } = (await list(id, `?updated_since=${since}&limit=1`)).body;
    expect(idsOf(await list(id, `?updated_since=${since}&limit=1&cursor=${next_cursor}`))).toEqual(['dia']);
    expect((await list(id, '?updated_since=gestern')).status).toBe(422);
    const theirs = await app.call('GET', `/events/${id}/participants?updated_since=${since}`, {
      token: stranger.token,
    });
    expect(theirs.status).toBe(404);
  });

  it('can be had as a table that no spreadsheet runs', async () => {
    const id = await publish();
    await join(id, 'a', 'Jörg, der "Große"');
    await join(id, 'b', '=1+1', 4);
    const response = await app.app.request(`/api/v1/events/${id}/participants?format=csv`, {
      headers: { 'X-API-Key': app.deps.config.publicApiKey, Authorization: `Bearer ${owner.token}` },
    });
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const now = app.clock.now().toISOString();
    expect((await response.text()).split('\r\n')).toEqual([
      '"display_name","status","created_at","updated_at","user_id","party_size","channel","email","external_id","note"',
      `"Jörg, der ""Große""","joined","${now}","${now}","a",1,"app",,,`,
      `"'=1+1","joined","${now}","${now}","b",4,"app",,,`,
      '',
    ]);
  });

  it('and its people answer a foreign business like an unknown event', async () => {
    const id = await publish();
    await join(id, 'a');
    for (const [method, path] of [
      ['GET', `/events/${id}/participants`],
      ['GET', `/events/${id}/participants?format=csv`],
      ['POST', `/events/${id}/participants/a/approve`],
      ['POST', `/events/${id}/participants/a/reject`],
    ] as const) {
      expect(await app.call(method, path, { token: stranger.token })).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    }
    expect((await decide(id, 'nobody', 'approve')).status).toBe(404);
  });

  it('of an event that is deleted when nobody comes any more is gone with it', async () => {
    const id = await publish();
    await join(id, 'a');
    await leave(id, 'a');
    await member('DELETE', `/${id}`);
    const [rows] = await app.db.select({ n: sql<number>`count(*)::int` }).from(eventParticipants);
    expect(rows?.n).toBe(0);
  });
});
