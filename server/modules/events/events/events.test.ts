import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditEntries } from '#database/schema/credits.ts';
import { events } from '#database/schema/events.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createVerifiedOwner, eventInput, setCredits } from '#tests/support/factories.ts';

interface EventBody {
  id: string;
  status: string;
  code?: string;
  credits_spent: number;
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createVerifiedOwner>>;
let stranger: Awaited<ReturnType<typeof createVerifiedOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createVerifiedOwner(app);
  stranger = await createVerifiedOwner(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(events);
  await setCredits(app, owner.businessId, 8);
});

const create = (overrides: Record<string, unknown> = {}, headers = {}) =>
  app.call<EventBody>('POST', '/events', { token: owner.token, json: eventInput(overrides), headers });
const publish = (id: string, token = owner.token, headers = {}) =>
  app.call<EventBody>('POST', `/events/${id}/publish`, { token, headers });
const balance = async () =>
  (await app.call<{ balance: number }>('GET', '/credits/balance', { token: owner.token })).body.balance;
const list = (query: string) =>
  app.call<{ data: EventBody[]; total: number | null; next_cursor: string | null }>('GET', `/events${query}`, {
    token: owner.token,
  });

describe('a draft', () => {
  it('costs nothing and keeps what was typed', async () => {
    const answer = await create({ category: { tags: ['quiz'], userCharacteristics: [] }, capacity: 40 });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        title: 'Kneipenquiz',
        status: 'draft',
        event_type: 'event',
        event_date: '2026-12-09',
        capacity: 40,
        category: { tags: ['quiz'], userCharacteristics: [] },
        is_recurring: false,
        share_public: true,
        share_friends: false,
        credits_spent: 0,
      },
    });
    expect(await balance()).toBe(8);
  });

  it('may be nearly empty', async () => {
    expect((await app.call('POST', '/events', { token: owner.token, json: { title: '' } })).status).toBe(201);
  });

  it("accepts the documentation's names date and character_tags", async () => {
    const answer = await create({
      event_date: undefined,
      date: '2026-12-10',
      character_tags: ['basketball', 'young_professionals'],
    });
    expect(answer.body).toMatchObject({
      event_date: '2026-12-10',
      category: { tags: ['basketball', 'young_professionals'], userCharacteristics: [] },
    });
  });

  it('may say the same by a name and its alias', async () => {
    const day = '2026-12-10';
    const answer = await create({ event_date: day, date: day, category: { tags: ['quiz'] }, character_tags: ['quiz'] });
    expect(answer.body).toMatchObject({ event_date: day, category: { tags: ['quiz'] } });
  });

  it.each([
    [{ title: 'x'.repeat(61) }, 'title'],
    [{ description: 'x'.repeat(301) }, 'description'],
    [{ event_date: '2026-02-30' }, 'event_date'],
    [{ start_time: '24:00' }, 'start_time'],
    [{ capacity: 0 }, 'capacity'],
    [{ capacity: 10, max_participants: 11 }, 'max_participants'],
    [{ event_date: '2026-12-09', date: '2026-12-10' }, 'date'],
    [{ event_date: null, date: '2026-12-10' }, 'date'],
    [{ category: { tags: ['quiz'] }, character_tags: ['pub'] }, 'character_tags'],
    [{ category: null, character_tags: ['pub'] }, 'character_tags'],
    [{ category: { tags: ['a', 'b', 'c', 'd', 'e', 'f'] } }, 'category.tags'],
    [{ category: { tags: ['quiz', 'quiz'] } }, 'category.tags'],
    [{ category: { tags: ['Not a tag'] } }, 'category.tags.0'],
    [{ category: { userCharacteristics: ['act_unheard_of'] } }, 'category.userCharacteristics.0'],
    [{ tariff: 'gratis' }, 'tariff'],
    [{ host_id: 'someone' }, 'host_id'],
  ])('is refused with the field: %j', async (overrides, path) => {
    const answer = await create(overrides);
    expect(answer.body).toMatchObject({ status: 422, code: 'invalid_input', errors: [{ path }] });
  });

  it('may name ten characteristics under the standard tariff and five under the dialog one', async () => {
    const { body } = await app.call<{ characteristics: { entries: { key: string }[] }[] }>('GET', '/catalogue');
    const keys = body.characteristics[0]?.entries.map(({ key }) => key) ?? [];
    const withCount = (n: number, tariff: string) =>
      create({ tariff, category: { userCharacteristics: keys.slice(0, n) } });
    const statuses = await Promise.all([
      withCount(10, 'standard'),
      withCount(11, 'standard'),
      withCount(5, 'dialog'),
      withCount(6, 'dialog'),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([201, 422, 201, 422]);
  });
});

describe('publishing', () => {
  it.each([
    ['standard', {}, 1],
    ['standard', { featured_event: true }, 2],
    ['standard', { push_notification: true }, 3],
    ['standard', { featured_event: true, push_notification: true }, 4],
    ['standard', { category: { userCharacteristics: ['act_brunch'] } }, 1],
    ['dialog', {}, 1],
    ['dialog', { featured_event: true }, 3],
    ['dialog', { category: { userCharacteristics: ['act_brunch'] } }, 3],
    ['dialog', { featured_event: true, category: { userCharacteristics: ['act_brunch'] } }, 5],
  ])('under the %s tariff with %j costs %d credits, as quoted', async (tariff, options, credits) => {
    const quote = await app.call('POST', '/events/quote', { token: owner.token, json: { tariff, ...options } });
    expect(quote.body).toMatchObject({ total: credits, balance: 8, balance_after: 8 - credits, is_affordable: true });
    const answer = await create({ tariff, ...options, status: 'published' });
    expect(answer).toMatchObject({ status: 201, body: { status: 'published', credits_spent: credits } });
    expect(await balance()).toBe(8 - credits);
    const entries = await app.db.select().from(creditEntries).where(eq(creditEntries.eventId, answer.body.id));
    const push = 'push_notification' in options ? 2 : 0;
    const reserved = push ? [{ amount: -push, bucket: 'plan', reason: 'event_reserved' }] : [];
    expect(entries).toMatchObject([{ amount: push - credits, bucket: 'plan', reason: 'event_published' }, ...reserved]);
  });

  it('works out the instants in Berlin, past midnight and across the change of clocks', async () => {
    const night = await create({ start_time: '22:00', end_time: '04:00', status: 'published' });
    expect(night.body).toMatchObject({ starts_at: '2026-12-09T21:00:00.000Z', ends_at: '2026-12-10T03:00:00.000Z' });
    const sameMinute = await create({ start_time: '22:00', end_time: '22:00', status: 'published' });
    expect(sameMinute.body).toMatchObject({ ends_at: '2026-12-10T21:00:00.000Z' });
    const spring = await create({ event_date: '2027-03-27', start_time: '22:00', end_time: '04:00' });
    expect(spring.body).toMatchObject({ starts_at: '2027-03-27T21:00:00.000Z', ends_at: '2027-03-28T02:00:00.000Z' });
  });

  it.each([
    [{ title: ' ' }, [{ path: 'title', code: 'required' }]],
    [{ description: '' }, [{ path: 'description', code: 'required' }]],
    [{ event_date: null }, [{ path: 'event_date', code: 'required' }]],
    [{ event_date: '2026-11-20' }, [{ path: 'event_date', code: 'past' }]],
    [{ event_date: '2027-02-20' }, [{ path: 'event_date', code: 'too_far' }]],
  ])('is refused with the reason: %j', async (overrides, errors) => {
    const answer = await create({ ...overrides, status: 'published' });
    expect(answer.body).toMatchObject({ status: 422, code: 'not_publishable', errors });
    expect(await balance()).toBe(8);
    expect(await app.db.select().from(events)).toEqual([]);
  });

  it.each(['2026-11-21', '2027-02-19'])('takes the first and the last allowed day %s', async (event_date) => {
    expect((await create({ event_date, status: 'published' })).status).toBe(201);
  });

  it('from the dialog needs no description, and keeps to the same days', async () => {
    const dialog = { tariff: 'dialog', description: '', status: 'published' };
    expect((await create({ ...dialog, event_date: '2027-02-19' })).status).toBe(201);
    expect((await create({ ...dialog, event_date: '2027-02-20' })).body).toMatchObject({
      code: 'not_publishable',
      errors: [{ path: 'event_date', code: 'too_far' }],
    });
  });

  // ASVS 2.3.3.
  it('without enough credits answers 402 with both figures and leaves nothing behind', async () => {
    await setCredits(app, owner.businessId, 1);
    const answer = await create({ featured_event: true, status: 'published' });
    expect(answer.body).toMatchObject({ status: 402, code: 'not_enough_credits', required: 2, available: 1 });
    expect(await app.db.select().from(events)).toEqual([]);
    expect(await balance()).toBe(1);
  });

  it('of 30 drafts at once with credits for 8 publishes exactly 8', async () => {
    const drafts = await Promise.all(Array.from({ length: 30 }, () => create()));
    const answers = await Promise.all(drafts.map(({ body }) => publish(body.id)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    expect(statuses.filter((status) => status === 402)).toHaveLength(22);
    expect(await balance()).toBe(0);
    const [published] = await app.db
      .select({ n: sql<number>`count(*)::int` })
      .from(events)
      .where(eq(events.status, 'published'));
    expect(published?.n).toBe(8);
    const [ledger] = await app.db
      .select({
        sum: sql<number>`sum(${creditEntries.amount})::int`,
        least: sql<number>`min(${creditEntries.balanceAfter})::int`,
      })
      .from(creditEntries)
      .where(eq(creditEntries.businessId, owner.businessId));
    expect(ledger).toEqual({ sum: 0, least: 0 });
  });

  it('of one draft ten times at once charges once', async () => {
    const { body } = await create();
    const answers = await Promise.all(Array.from({ length: 10 }, () => publish(body.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await balance()).toBe(7);
  });

  it('answers the same event once under one Idempotency-Key, also at once', async () => {
    const headers = { 'Idempotency-Key': 'create-1' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({ status: 'published' }, headers)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await balance()).toBe(7);
    expect((await create({ title: 'Other', status: 'published' }, headers)).body).toMatchObject({
      status: 409,
      code: 'idempotency_key_reused',
    });
    const foreign = await app.call<EventBody>('POST', '/events', {
      token: stranger.token,
      json: eventInput(),
      headers,
    });
    expect(foreign.status).toBe(201);
  });

  it('that failed may be tried again under the same Idempotency-Key', async () => {
    await setCredits(app, owner.businessId, 0);
    const headers = { 'Idempotency-Key': 'create-2' };
    expect((await create({ status: 'published' }, headers)).status).toBe(402);
    await setCredits(app, owner.businessId, 1);
    expect((await create({ status: 'published' }, headers)).status).toBe(201);
  });

  it('does not spend plan credits whose time is over', async () => {
    app.clock.advance({ days: 14 });
    const { body } = await app.call<{ access_token: string }>('POST', '/auth/login', {
      json: { email: owner.email, password: owner.password },
    });
    const token = body.access_token;
    expect((await app.call('GET', '/credits/balance', { token })).body).toMatchObject({
      balance: 0,
      plan: { remaining: 0, resets_at: null },
    });
    const answer = await app.call('POST', '/events', {
      token,
      json: eventInput({ event_date: '2026-12-09', status: 'published' }),
    });
    expect(answer.status).toBe(402);
    app.clock.set('2026-11-21T12:00:00Z');
  });
});

describe('the list', () => {
  it('is newest first and can be walked by page and by cursor', async () => {
    for (const title of ['one', 'two', 'three', 'four', 'five']) {
      await create({ title });
      app.clock.advance({ seconds: 1 });
    }
    const first = await list('?limit=2');
    expect(first.body).toMatchObject({ data: [{ title: 'five' }, { title: 'four' }], page: 1, limit: 2, total: 5 });
    expect((await list('?limit=2&page=3')).body).toMatchObject({ data: [{ title: 'one' }], next_cursor: null });
    const second = await list(`?limit=2&cursor=${first.body.next_cursor}`);
    expect(second.body).toMatchObject({ data: [{ title: 'three' }, { title: 'two' }], page: null, total: null });
    const third = await list(`?limit=2&cursor=${second.body.next_cursor}`);
    expect(third.body).toMatchObject({ data: [{ title: 'one' }], next_cursor: null });
  });

  it('can be filtered by status', async () => {
    await create();
    await create({ title: 'Public', status: 'published' });
    expect((await list('?status=published')).body).toMatchObject({ data: [{ title: 'Public' }], total: 1 });
    expect((await list('?status=archived')).body).toMatchObject({ data: [], total: 0 });
  });

  // ASVS 15.3.7.
  it.each(['?limit=0', '?limit=101', '?page=0', '?page=x', '?status=gone', '?cursor=nonsense', '?surprise=1'])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).status).toBe(422);
    },
  );
});

describe('an event of another business', () => {
  it('answers exactly like an unknown one', async () => {
    const foreign = await app.call<EventBody>('POST', '/events', { token: stranger.token, json: eventInput() });
    const unknownId = '0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11';
    for (const [method, suffix] of [
      ['GET', ''],
      ['POST', '/publish'],
      ['DELETE', ''],
    ] as const) {
      const answers = await Promise.all(
        [foreign.body.id, unknownId, 'not-an-id'].map((id) =>
          app.call(method, `/events/${id}${suffix}`, { token: owner.token }),
        ),
      );
      const bodies = answers.map(({ body: { request_id: _, ...rest } }) => rest);
      expect(bodies[0]).toMatchObject({ status: 404, code: 'not_found' });
      expect(bodies.slice(1)).toEqual([bodies[0], bodies[0]]);
    }
    expect((await list('')).body.data).toEqual([]);
  });
});

describe('deleting', () => {
  it('removes the event and keeps its ledger entries', async () => {
    const { body } = await create({ status: 'published' });
    const jana = { user_id: 'jana', display_name: 'Jana' };
    for (const method of ['POST', 'DELETE']) await callAsApp(app, method, `/events/${body.id}/participants`, jana);
    expect((await app.call('DELETE', `/events/${body.id}`, { token: owner.token })).status).toBe(204);
    expect((await app.call('GET', `/events/${body.id}`, { token: owner.token })).status).toBe(404);
    expect(await balance()).toBe(7);
    expect(await app.db.select().from(creditEntries).where(eq(creditEntries.eventId, body.id))).toHaveLength(1);
  });
});
