import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditEntries } from '#database/schema/credits.ts';
import { events } from '#database/schema/events.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createVerifiedOwner, eventInput, setCredits } from '#tests/support/factories.ts';

interface EventBody extends Record<string, unknown> {
  id: string;
  credits_spent: number;
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
  await setCredits(app, owner.businessId, 8);
});

const call = (method: string, path: string, json?: unknown, headers = {}) =>
  app.call<EventBody>(method, `/events${path}`, { token: owner.token, json, headers });
const create = async (overrides: Record<string, unknown> = {}) => (await call('POST', '', eventInput(overrides))).body;
const patch = (id: string, json: unknown, headers = {}) => call('PATCH', `/${id}`, json, headers);
const balance = async () =>
  (await app.call<{ balance: number }>('GET', '/credits/balance', { token: owner.token })).body.balance;

const everyField = {
  participant_type: 'limited',
  max_participants: 40,
  waiting_list: true,
  approval_method: 'application',
  ticket_type: 'paid',
  ticket_price: 1250,
  ticket_url: 'https://tickets.example/quiz',
  box_office: true,
  box_office_price: 1500,
  featured_event: true,
  push_notification: true,
  category: { tags: ['quiz'], userCharacteristics: ['act_brunch'] },
  publish_type: 'scheduled',
  scheduled_date: '2026-12-01',
  scheduled_time: '09:30',
  share_public: false,
};

describe('a draft', () => {
  it('keeps every field of the form', async () => {
    const { body, status } = await call('POST', '', { ...eventInput(everyField), status: 'draft' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...eventInput(everyField), status: 'draft', capacity: 40, publish_at: null });
    expect((await call('GET', `/${body.id}`)).body).toEqual(body);
  });

  it.each([
    [{ ticket_price: -1 }, 'ticket_price'],
    [{ ticket_price: 12.5 }, 'ticket_price'],
    [{ box_office_price: -1 }, 'box_office_price'],
    [{ ticket_url: 'javascript:alert(1)' }, 'ticket_url'],
    [{ ticket_url: 'tickets.example' }, 'ticket_url'],
    [{ participant_type: 'some' }, 'participant_type'],
    [{ approval_method: 'lottery' }, 'approval_method'],
    [{ publish_type: 'later' }, 'publish_type'],
    [{ scheduled_date: '2026-02-30' }, 'scheduled_date'],
    [{ scheduled_time: '25:00' }, 'scheduled_time'],
    [{ max_participants: 4 }, 'max_participants'],
    [{ max_participants: 501 }, 'max_participants'],
    [{ capacity: 501 }, 'capacity'],
    [{ max_participants: 40, capacity: 41 }, 'max_participants'],
    [{ tariff: 'dialog', max_participants: 0 }, 'max_participants'],
  ])('refuses %j', async (overrides, path) => {
    const answer = await call('POST', '', eventInput(overrides));
    expect(answer.body).toMatchObject({ status: 422, code: 'invalid_input', errors: [{ path }] });
  });

  it.each([
    ['standard', 5],
    ['standard', 500],
    ['dialog', 1],
    ['dialog', 2000],
  ])('takes under the %s tariff %d participants', async (tariff, max_participants) => {
    expect(await create({ tariff, max_participants })).toMatchObject({
      participant_type: 'limited',
      capacity: max_participants,
      max_participants,
    });
  });

  it('lets the kind of limit follow the number, and empties the number without a limit', async () => {
    const { id } = await create({ capacity: 40 });
    expect((await patch(id, { participant_type: 'unlimited' })).body).toMatchObject({ capacity: null });
    expect((await patch(id, { participant_type: 'limited' })).body).toMatchObject({
      participant_type: 'limited',
      capacity: null,
    });
    expect((await call('POST', `/${id}/publish`)).body).toMatchObject({
      code: 'not_publishable',
      errors: [{ path: 'max_participants', code: 'required' }],
    });
    expect((await patch(id, { max_participants: 20 })).body).toMatchObject({ capacity: 20 });
    expect((await patch(id, { max_participants: null })).body).toMatchObject({ participant_type: 'unlimited' });
  });

  it('saves itself: a change leaves alone what was not sent, and writes nothing when nothing changed', async () => {
    const before = (await call('POST', '', { ...eventInput(everyField), status: 'draft' })).body;
    app.clock.advance({ seconds: 5 });
    expect((await patch(before.id, {})).body).toEqual(before);
    const { body } = await patch(before.id, { title: 'Kneipenquiz XL', category: { tags: ['quiz', 'trivia'] } });
    expect(body).toEqual({
      ...before,
      title: 'Kneipenquiz XL',
      page_url: `${before.page_url}-xl`,
      category: { tags: ['quiz', 'trivia'], userCharacteristics: ['act_brunch'] },
      updated_at: app.clock.now().toISOString(),
    });
  });

  it('keeps the legacy category name whatever is changed', async () => {
    const { id } = await create();
    const category = { tags: ['quiz'], userCharacteristics: [], name: 'business' };
    await app.db.update(events).set({ category }).where(eq(events.id, id));
    expect((await patch(id, { category: { tags: ['trivia'] } })).body.category).toEqual({
      ...category,
      tags: ['trivia'],
    });
    const { body } = await call('PUT', `/${id}`, eventInput());
    expect(body.category).toEqual({ tags: [], userCharacteristics: [], name: 'business' });
  });

  it('may change its tariff within the limits of the new one', async () => {
    const { id } = await create({ tariff: 'dialog', max_participants: 2 });
    expect((await patch(id, { tariff: 'standard' })).body).toMatchObject({ code: 'invalid_input' });
    expect((await patch(id, { tariff: 'standard', max_participants: 10 })).body).toMatchObject({ tariff: 'standard' });
  });
});

describe('replacing', () => {
  it('puts defaults in the place of what is left out, but keeps the tariff', async () => {
    const { id } = await create({ ...everyField, status: 'draft', tariff: 'dialog' });
    const { body } = await call('PUT', `/${id}`, { title: 'Neu', event_date: '2026-12-12' });
    expect(body).toMatchObject({
      title: 'Neu',
      description: '',
      start_time: null,
      category: null,
      participant_type: 'unlimited',
      capacity: null,
      featured_event: false,
      ticket_price: null,
      share_public: true,
      tariff: 'dialog',
      starts_at: '2026-12-11T23:00:00.000Z',
    });
    expect((await call('PUT', `/${id}`, { description: 'ohne Titel' })).status).toBe(422);
  });

  it('takes back what was read, and changes nothing that is kept by the product', async () => {
    const before = await create({ capacity: 40, category: { tags: ['quiz'], userCharacteristics: [] } });
    const { body } = await call('PUT', `/${before.id}`, {
      ...before,
      credits_spent: 99,
      status: 'published',
      host_id: 'x',
    });
    expect(body).toEqual(before);
  });
});

describe('two people at once', () => {
  it('can change a new event by the tag that its creation returned, also when that was asked for twice', async () => {
    const once = { 'Idempotency-Key': 'a-new-event' };
    const [first, again] = [await call('POST', '', eventInput(), once), await call('POST', '', eventInput(), once)];
    const tag = first.headers.get('ETag') ?? '';
    expect(tag).toBe((await call('GET', `/${first.body.id}`)).headers.get('ETag'));
    expect(again.headers.get('ETag')).toBe(tag);
    expect((await patch(first.body.id, { title: 'Erste' }, { 'If-Match': tag })).status).toBe(200);
    expect((await patch(first.body.id, { title: 'Zweite' }, { 'If-Match': tag })).status).toBe(412);
  });

  it('do not overwrite each other when they send If-Match', async () => {
    const { id } = await create();
    const read = await call('GET', `/${id}`);
    const tag = { 'If-Match': read.headers.get('ETag') ?? '' };
    const first = await patch(id, { title: 'Erste' }, tag);
    expect(first.status).toBe(200);
    expect(await patch(id, { title: 'Zweite' }, tag)).toMatchObject({
      status: 412,
      body: { code: 'precondition_failed' },
    });
    expect((await patch(id, { title: 'Dritte' }, { 'If-Match': first.headers.get('ETag') ?? '' })).status).toBe(200);
    expect((await patch(id, { title: 'Vierte' })).status).toBe(200);
  });

  it('keep both changes of different fields', async () => {
    const { id } = await create();
    await Promise.all([patch(id, { title: 'Neuer Titel' }), patch(id, { location: 'Neuer Ort' })]);
    expect((await call('GET', `/${id}`)).body).toMatchObject({ title: 'Neuer Titel', location: 'Neuer Ort' });
  });

  it('may go on after somebody joined, whose arrival a read does not hide', async () => {
    const { id } = await create({ status: 'published' });
    const before = await call('GET', `/${id}`);
    await app.db.update(events).set({ joinedCount: 3 }).where(eq(events.id, id));
    const after = await call('GET', `/${id}`, undefined, { 'If-None-Match': before.headers.get('ETag') });
    expect(after).toMatchObject({ status: 200, body: { participant_counts: { joined: 3 } } });
    const again = await call('GET', `/${id}`, undefined, { 'If-None-Match': after.headers.get('ETag') });
    expect(again.status).toBe(304);
    expect((await patch(id, { title: 'Passt' }, { 'If-Match': before.headers.get('ETag') ?? '' })).status).toBe(200);
  });
});

describe('changing a published event', () => {
  const changes = (id: string) =>
    app.db
      .select({ amount: creditEntries.amount })
      .from(creditEntries)
      .where(and(eq(creditEntries.eventId, id), eq(creditEntries.reason, 'event_changed')));

  it.each([
    ['standard', { featured_event: true }, 1],
    ['standard', { push_notification: true }, 2],
    ['standard', { category: { userCharacteristics: ['act_brunch'] } }, 0],
    ['dialog', { featured_event: true }, 2],
    ['dialog', { featured_event: true, category: { userCharacteristics: ['act_brunch'] } }, 4],
    ['dialog', { title: 'Nur ein neuer Name' }, 0],
  ])('under the %s tariff by %j costs %d more, as quoted', async (tariff, change, credits) => {
    const { id } = await create({ tariff, status: 'published' });
    if (!('title' in change)) {
      const quote = await app.call('POST', '/events/quote', { token: owner.token, json: { event_id: id, ...change } });
      expect(quote.body).toMatchObject({ total: credits, balance: 7 });
    }
    expect((await patch(id, change)).body).toMatchObject({ credits_spent: 1 + credits });
    expect(await balance()).toBe(7 - credits);
    const isPush = 'push_notification' in change;
    expect(await changes(id)).toEqual(credits > 0 && !isPush ? [{ amount: -credits }] : []);
  });

  it('never charges an option twice and gives nothing back', async () => {
    const { id } = await create({ featured_event: true, status: 'published' });
    await patch(id, { featured_event: false });
    expect(await balance()).toBe(6);
    await patch(id, { featured_event: true });
    expect((await patch(id, { push_notification: true })).body).toMatchObject({ credits_spent: 4 });
    expect(await balance()).toBe(4);
  });

  it('changes nothing when the credits do not suffice', async () => {
    const before = await create({ status: 'published' });
    await setCredits(app, owner.businessId, 1);
    expect(await patch(before.id, { push_notification: true, title: 'Lauter' })).toMatchObject({
      status: 402,
      body: { code: 'not_enough_credits', required: 2, available: 1 },
    });
    expect((await call('GET', `/${before.id}`)).body).toEqual(before);
  });

  it.each([
    [{ start_time: '21:30' }, { start_time: '21:30', end_time: '00:30', ends_at: '2026-12-09T23:30:00.000Z' }],
    [{ start_time: '18:00' }, { start_time: '18:00', end_time: '21:00' }],
    [{ start_time: '20:00' }, { start_time: '20:00', end_time: '23:00' }],
    [
      { start_time: '21:30', end_time: '23:00' },
      { start_time: '21:30', end_time: '23:00' },
    ],
    [
      { start_time: '21:30', end_time: null },
      { start_time: '21:30', end_time: null, ends_at: null },
    ],
    [{ start_time: null }, { start_time: null, end_time: '23:00' }],
    [{ event_date: '2026-12-10' }, { end_time: '23:00', ends_at: '2026-12-10T22:00:00.000Z' }],
  ])('by %j keeps it as long as it was, unless an end is sent', async (change, expected) => {
    const { id } = await create({ start_time: '20:00', end_time: '23:00', status: 'published' });
    expect((await patch(id, change)).body).toMatchObject(expected);
  });

  it('never takes the place of somebody who is in: a lower limit is refused with the figures', async () => {
    const { id } = await create({ max_participants: 40, status: 'published' });
    await app.db.update(events).set({ joinedCount: 14 }).where(eq(events.id, id));
    const refused = await patch(id, { max_participants: 10 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'limit_below_guests', joined: 14 } });
    expect((await call('GET', `/${id}`)).body).toMatchObject({ capacity: 40, participant_counts: { joined: 14 } });
  });

  it('costs, while guests cannot see it yet, what is quoted beyond the credits that are held', async () => {
    const { id } = await create({ status: 'published' });
    await app.db.update(events).set({ awaitsVerification: true, chargedItems: [] }).where(eq(events.id, id));
    const json = { event_id: id, featured_event: true };
    const quote = await app.call('POST', '/events/quote', { token: owner.token, json });
    expect(quote.body).toMatchObject({ items: [{ item: 'featured', credits: 1 }], total: 1 });
  });

  it('works its instants out anew', async () => {
    const { id } = await create({ status: 'published' });
    const { body } = await patch(id, { event_date: '2026-12-10', start_time: '22:00', end_time: '04:00' });
    expect(body).toMatchObject({ starts_at: '2026-12-10T21:00:00.000Z', ends_at: '2026-12-11T03:00:00.000Z' });
  });

  it.each([
    [{ title: '' }, 'not_publishable', 'title'],
    [{ event_date: null }, 'not_publishable', 'event_date'],
    [{ event_date: '2026-11-20' }, 'not_publishable', 'event_date'],
    [{ tariff: 'dialog' }, 'invalid_input', 'tariff'],
  ])('refuses %j', async (change, code, path) => {
    const { id } = await create({ status: 'published' });
    expect((await patch(id, change)).body).toMatchObject({ status: 422, code, errors: [{ path }] });
  });

  it('is possible after its day, as long as the day stays', async () => {
    const { id } = await create({ status: 'published' });
    await app.db.update(events).set({ eventDate: '2026-11-01' }).where(eq(events.id, id));
    expect((await patch(id, { description: 'Schön war es.' })).status).toBe(200);
  });

  it('by ten people at once charges the new option once', async () => {
    const { id } = await create({ status: 'published' });
    await Promise.all(Array.from({ length: 10 }, () => patch(id, { featured_event: true })));
    expect(await balance()).toBe(6);
  });
});

describe('the ends of an event', () => {
  it('archived, it is out of the public and can only be copied or deleted', async () => {
    const { id } = await create({ status: 'published' });
    expect((await call('POST', `/${id}/archive`)).body).toMatchObject({ status: 'archived' });
    for (const [method, path, json] of [
      ['POST', '/publish', undefined],
      ['POST', '/archive', undefined],
      ['POST', '/withdraw', undefined],
      ['POST', '/schedule', { scheduled_date: '2026-12-01' }],
      ['PATCH', '', { title: 'x' }],
    ] as const) {
      expect((await call(method, `/${id}${path}`, json)).body).toMatchObject({
        code: 'event_state',
        event_status: 'archived',
      });
    }
    expect((await call('POST', `/${id}/duplicate`)).status).toBe(201);
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
  });

  it('duplicated, it is a draft that costs nothing, without a day that is over', async () => {
    const { id } = await create({ ...everyField, publish_type: 'immediate', status: 'published' });
    await app.db.update(events).set({ joinedCount: 12 }).where(eq(events.id, id));
    const { body } = await call('POST', `/${id}/duplicate`);
    expect(body).toMatchObject({
      ...eventInput(everyField),
      publish_type: 'immediate',
      scheduled_date: null,
      scheduled_time: null,
      status: 'draft',
      credits_spent: 0,
      participant_counts: { joined: 0, waiting: 0, applied: 0, offered: 0 },
    });
    expect(body.id).not.toBe(id);
    expect(await balance()).toBe(4);
    await app.db.update(events).set({ eventDate: '2026-11-20' }).where(eq(events.id, id));
    expect((await call('POST', `/${id}/duplicate`)).body).toMatchObject({ event_date: null, starts_at: null });
  });
});
