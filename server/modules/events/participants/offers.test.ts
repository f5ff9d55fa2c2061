import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appChanges } from '#database/schema/app-changes.ts';
import { events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { webhookDeliveries, webhooks } from '#database/schema/webhooks.ts';
import { createApp } from '#server/app.ts';
import { systemContext } from '#server/context/context.ts';
import { lapseOffers } from '#server/modules/events/participants/jobs.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

interface Person extends Record<string, unknown> {
  status: string;
  answer_by: string | null;
}
interface Offer extends Record<string, unknown> {
  user_id: string;
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
  app.clock.set('2026-11-21T12:00:00Z');
  await app.db.delete(events);
  await app.db.delete(appChanges);
  await setCredits(app, owner.businessId, 50);
});

const member = <T = Record<string, unknown>>(method: string, path: string, json?: unknown) =>
  app.call<T>(method, `/events${path}`, { token: owner.token, json });
/** 28 November, 19:00 in Berlin, a week ahead. */
async function publish(max_participants: number, overrides: Record<string, unknown> = {}): Promise<string> {
  const when = { event_date: '2026-11-28', start_time: '19:00', end_time: '23:00' };
  const event = eventInput({ ...when, tariff: 'dialog', waiting_list: true, max_participants, ...overrides });
  return (await member<{ id: string }>('POST', '', { ...event, status: 'published' })).body.id;
}
const join = (id: string, user_id: string, party_size = 1) =>
  callAsApp<Person>(app, 'POST', `/events/${id}/participants`, { user_id, display_name: `Die ${user_id}`, party_size });
const leave = (id: string, user_id: string) =>
  callAsApp<Person>(app, 'DELETE', `/events/${id}/participants`, { user_id });
const answer = (id: string, user_id: string, given: string) =>
  callAsApp<Person>(app, 'POST', `/events/${id}/offer`, { user_id, answer: given });
const decide = (id: string, user_id: string, verdict: 'approve' | 'reject') =>
  member<Person>('POST', `/${id}/participants/${user_id}/${verdict}`);
/** Reads the row, since sessions expire as the clock advances. */
async function counts(id: string) {
  const [row] = await app.db.select().from(events).where(eq(events.id, id));
  return {
    joined: row?.joinedCount,
    waiting: row?.waitingCount,
    applied: row?.appliedCount,
    offered: row?.offeredCount,
  };
}
const standing = async (id: string) => {
  const of = eq(eventParticipants.eventId, id);
  const rows = await app.db.select().from(eventParticipants).where(of).orderBy(asc(eventParticipants.seq));
  return rows.map(({ userId, status }) => `${userId} ${status}`);
};
const offers = async (id: string) => (await member<{ data: Offer[] }>('GET', `/${id}/offers`)).body.data;
const told = async () => {
  const rows = await app.db.select().from(appChanges).orderBy(asc(appChanges.id));
  return rows.filter(({ userId }) => userId).map(({ type, userId }) => `${type.replace('person.', '')} ${userId}`);
};
const lapse = () => lapseOffers.run(systemContext(app.deps), {});
async function fullWith(...waiting: [string, number?][]): Promise<string> {
  const id = await publish(1);
  await join(id, 'ada');
  for (const [user, size] of waiting) await join(id, user, size);
  return id;
}

describe('a place that becomes free', () => {
  it('is held for the first who waits until they say yes', async () => {
    const id = await fullWith(['ben'], ['cem']);
    await leave(id, 'ada');
    expect(await standing(id)).toEqual(['ada left', 'ben offered', 'cem waiting']);
    expect(await counts(id)).toEqual({ joined: 0, waiting: 1, applied: 0, offered: 1 });
    expect((await join(id, 'dora')).body.status).toBe('waiting');

    expect(await answer(id, 'ben', 'accept')).toMatchObject({
      status: 200,
      body: { status: 'joined', answer_by: null },
    });
    expect(await answer(id, 'ben', 'accept')).toMatchObject({ status: 200, body: { status: 'joined' } });
    expect(await counts(id)).toEqual({ joined: 1, waiting: 2, applied: 0, offered: 0 });
    expect(await told()).toEqual([
      ...['joined ada', 'waiting ben', 'waiting cem', 'left ada', 'offered ben', 'waiting dora', 'accepted ben'],
    ]);
  });

  it('goes on to the next when they say no, or leave', async () => {
    const id = await fullWith(['ben'], ['cem'], ['dora']);
    await leave(id, 'ada');
    expect((await answer(id, 'ben', 'decline')).body.status).toBe('left');
    expect((await answer(id, 'ben', 'decline')).body.status).toBe('left');
    expect((await leave(id, 'cem')).body.status).toBe('left');
    expect(await standing(id)).toEqual(['ada left', 'ben left', 'cem left', 'dora offered']);
    expect((await join(id, 'ben')).body.status).toBe('waiting');
    expect(await standing(id)).toEqual(['ada left', 'cem left', 'dora offered', 'ben waiting']);
  });

  it('goes on by itself when the time is over, and who was asked is off the list', async () => {
    const id = await fullWith(['ben'], ['cem']);
    await leave(id, 'ada');
    app.clock.advance({ hours: 24, seconds: -1 });
    await lapse();
    expect(await standing(id)).toEqual(['ada left', 'ben offered', 'cem waiting']);
    app.clock.advance({ seconds: 1 });
    expect(await answer(id, 'ben', 'accept')).toMatchObject({
      status: 409,
      body: { code: 'participant_state', participant_status: 'offered' },
    });
    await Promise.all([lapse(), lapse(), lapse()]);
    expect(await standing(id)).toEqual(['ada left', 'ben left', 'cem offered']);
    expect((await told()).slice(-2)).toEqual(['lapsed ben', 'offered cem']);
    expect(await answer(id, 'ben', 'accept')).toMatchObject({ status: 409, body: { participant_status: 'left' } });
    app.clock.advance({ hours: 24 });
    await lapse();
    expect(await counts(id)).toEqual({ joined: 0, waiting: 0, applied: 0, offered: 0 });
  });

  it.each([
    ['2026-11-21T12:00:00Z', '2026-11-22T12:00:00.000Z'],
    ['2026-11-26T19:00:00Z', '2026-11-27T01:00:00.000Z'],
    ['2026-11-28T12:00:00Z', '2026-11-28T13:00:00.000Z'],
    ['2026-11-28T17:00:00Z', '2026-11-28T17:15:00.000Z'],
    ['2026-11-28T20:00:00Z', '2026-11-28T20:15:00.000Z'],
  ])('at %s is held until %s, as the channel and the person are told', async (now, until) => {
    const id = await fullWith(['ben']);
    app.clock.set(now);
    await leave(id, 'ada');
    const { body } = await callAsApp<{ data: { participant: Person; event: object }[] }>(
      app,
      'GET',
      '/people/ben/events',
    );
    expect(body.data[0]?.participant).toMatchObject({ status: 'offered', answer_by: until });
    const [last] = (await app.db.select().from(appChanges).orderBy(asc(appChanges.id))).slice(-1);
    expect(last).toMatchObject({ type: 'person.offered', details: { answer_by: until } });
  });

  it('is offered to nobody once the event is over or taken down', async () => {
    const over = await fullWith(['ben']);
    app.clock.set('2026-11-28T22:30:00Z');
    await leave(over, 'ada');
    expect(await standing(over)).toEqual(['ada left', 'ben waiting']);

    app.clock.set('2026-11-21T12:00:00Z');
    const archived = await fullWith(['ben']);
    await member('POST', `/${archived}/archive`);
    await leave(archived, 'ada');
    expect(await standing(archived)).toEqual(['ada left', 'ben waiting']);
  });

  it('that is held ends quietly when the event was taken down', async () => {
    const id = await fullWith(['ben'], ['cem']);
    await leave(id, 'ada');
    await member('POST', `/${id}/archive`);
    expect((await answer(id, 'ben', 'accept')).body).toMatchObject({ code: 'event_state', event_status: 'archived' });
    app.clock.advance({ hours: 24 });
    await lapse();
    expect(await standing(id)).toEqual(['ada left', 'ben left', 'cem waiting']);
    expect((await told()).at(-1)).toBe('left ben');
  });

  it('needs no answer when there is room for all', async () => {
    const id = await fullWith(['ben', 1], ['cem', 1]);
    await member('PATCH', `/${id}`, { participant_type: 'unlimited' });
    expect(await standing(id)).toEqual(['ada joined', 'ben joined', 'cem joined']);
    expect((await told()).slice(-2)).toEqual(['promoted ben', 'promoted cem']);
    expect(await offers(id)).toEqual([]);
  });
});

describe('the business', () => {
  it('may let somebody in without an answer, or turn them down', async () => {
    const id = await publish(2, { approval_method: 'application' });
    for (const user of ['ada', 'ben', 'cem', 'dora']) {
      await join(id, user);
      await decide(id, user, 'approve');
    }
    expect(await standing(id)).toEqual(['ada approved', 'ben approved', 'cem waiting', 'dora waiting']);
    await leave(id, 'ada');
    expect((await decide(id, 'cem', 'approve')).body.status).toBe('approved');
    await leave(id, 'ben');
    expect((await decide(id, 'dora', 'reject')).body.status).toBe('rejected');
    expect(await counts(id)).toEqual({ joined: 1, waiting: 0, applied: 0, offered: 0 });
    expect((await offers(id)).map(({ user_id: user, outcome }) => `${user} ${outcome}`)).toEqual([
      'dora withdrawn',
      'cem admitted',
    ]);
  });

  it('of an event with applications gets a yes as approved', async () => {
    const id = await publish(1, { approval_method: 'application' });
    for (const user of ['ada', 'ben']) {
      await join(id, user);
      await decide(id, user, 'approve');
    }
    await leave(id, 'ada');
    expect((await answer(id, 'ben', 'accept')).body.status).toBe('approved');
  });

  it('reads who was asked, why, and what became of it, newest first and by page', async () => {
    const id = await publish(4);
    await join(id, 'ada', 4);
    for (const [user, size] of [
      ['ben', 4],
      ['cem', 2],
      ['dora', 1],
      ['emil', 3],
    ] as const)
      await join(id, user, size);
    await member('PATCH', `/${id}`, { max_participants: 7 });
    await answer(id, 'cem', 'accept');
    await answer(id, 'dora', 'decline');
    expect(await offers(id)).toMatchObject([
      { user_id: 'dora', party_size: 1, cause: 'more_places', free_places: 1, passed_over: 1, outcome: 'declined' },
      {
        user_id: 'cem',
        display_name: 'Die cem',
        party_size: 2,
        cause: 'more_places',
        free_places: 3,
        passed_over: 1,
        offered_at: '2026-11-21T12:00:00.000Z',
        answer_by: '2026-11-22T12:00:00.000Z',
        outcome: 'accepted',
        closed_at: '2026-11-21T12:00:00.000Z',
      },
    ]);
    await leave(id, 'ada');
    expect((await offers(id))[0]).toMatchObject({ user_id: 'ben', cause: 'left', free_places: 5, outcome: null });

    const first = (await member<{ total: number; next_cursor: string }>('GET', `/${id}/offers?limit=2`)).body;
    expect(first.total).toBe(3);
    const next = await member('GET', `/${id}/offers?limit=2&cursor=${first.next_cursor}`);
    expect(next.body).toMatchObject({ data: [{ user_id: 'cem' }], next_cursor: null });
    expect((await member('GET', `/${id}/offers?cursor=abc`)).status).toBe(422);
  });

  it('reads nothing of a foreign event', async () => {
    const id = await fullWith(['ben']);
    await leave(id, 'ada');
    const foreign = await app.call('GET', `/events/${id}/offers`, { token: stranger.token });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('hears by webhook that somebody was asked', async () => {
    await app.call('POST', '/webhooks', {
      token: owner.token,
      json: { url: 'https://shop.example/hooks', event_types: ['participant.offered'] },
    });
    const id = await fullWith(['ben']);
    await leave(id, 'ada');
    const deliveries = await app.db.select().from(webhookDeliveries);
    expect(deliveries.map(({ body }) => body)).toMatchObject([
      { data: { participant: { user_id: 'ben', status: 'offered', party_size: 1 } } },
    ]);
    await app.db.delete(webhooks);
  });
});

describe('an answer', () => {
  it('without an offer changes nothing and says where the person stands', async () => {
    const id = await fullWith(['ben']);
    for (const given of ['accept', 'decline']) {
      expect(await answer(id, 'ben', given)).toMatchObject({ status: 409, body: { participant_status: 'waiting' } });
      expect((await answer(id, 'nobody', given)).status).toBe(404);
    }
    expect(await answer(id, 'ada', 'decline')).toMatchObject({ status: 409, body: { participant_status: 'joined' } });
    expect((await answer(id, 'ben', 'maybe')).body).toMatchObject({ errors: [{ path: 'answer' }] });
    expect(await standing(id)).toEqual(['ada joined', 'ben waiting']);
  });

  it('given in many places at once, while time runs out, counts once', async () => {
    const id = await publish(5);
    await join(id, 'ada', 5);
    const users = Array.from({ length: 20 }, (_, n) => `u${n}`);
    for (const user of users) await join(id, user);
    await leave(id, 'ada');
    const second = { ...app, app: createApp(app.deps) };
    const answers = await Promise.all(
      users.flatMap((user, n) => [
        answer(id, user, n % 2 ? 'accept' : 'decline'),
        callAsApp<Person>(second, 'POST', `/events/${id}/offer`, {
          user_id: user,
          answer: n % 2 ? 'accept' : 'decline',
        }),
      ]),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const rows = await standing(id);
    const taken = rows.filter((row) => /joined|offered/.test(row)).length;
    expect(taken).toBe(5);
    expect(await counts(id)).toMatchObject({
      joined: rows.filter((row) => row.endsWith('joined')).length,
      offered: rows.filter((row) => row.endsWith('offered')).length,
      waiting: rows.filter((row) => row.endsWith('waiting')).length,
    });
    const open = (await offers(id)).filter(({ outcome }) => outcome === null);
    expect(open).toHaveLength(rows.filter((row) => row.endsWith('offered')).length);
  });
});
