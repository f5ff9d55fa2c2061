import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appChanges } from '#database/schema/app-changes.ts';
import { events } from '#database/schema/events.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

interface Decided {
  user_id: string;
  participant: { status: string } | null;
  refused: { status: number; code: string; participant_status: string | null; free_places: number | null } | null;
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

const member = <T>(method: string, path: string, json?: unknown, token = owner.token) =>
  app.call<T>(method, `/events${path}`, { token, json });
async function publish(overrides: Record<string, unknown> = {}): Promise<string> {
  const event = eventInput({ tariff: 'dialog', approval_method: 'application', ...overrides, status: 'published' });
  return (await member<{ id: string }>('POST', '', event)).body.id;
}
const join = (id: string, user_id: string, party_size = 1, display_name = user_id) =>
  callAsApp(app, 'POST', `/events/${id}/participants`, { user_id, display_name, party_size });
const seen = (users: string[], status = 'applied') => users.map((user_id) => ({ user_id, status }));
const decide = (id: string, decision: string, people: unknown, token?: string) =>
  member<{ data: Decided[]; code?: string; errors?: { path: string; code: string }[] }>(
    'POST',
    `/${id}/decisions`,
    { decision, people },
    token,
  );
const standing = async (id: string) => {
  const { body } = await member<{ data: { user_id: string; status: string }[] }>(
    'GET',
    `/${id}/participants?limit=100`,
  );
  return Object.fromEntries(body.data.map(({ user_id, status }) => [user_id, status]));
};
const counts = async (id: string) =>
  (await member<{ participant_counts: unknown }>('GET', `/${id}`)).body.participant_counts;
const outcome = ({ user_id, participant, refused }: Decided) => [user_id, participant?.status ?? refused?.code];

describe('deciding about several at once', () => {
  it('lets in, in the order given, whoever fits, and says in which way the others do not', async () => {
    const id = await publish({ max_participants: 4, waiting_list: false });
    for (const [user, size] of [
      ['ada', 1],
      ['ben', 4],
      ['cem', 2],
      ['dil', 1],
      ['eva', 1],
    ] as const) {
      await join(id, user, size);
    }
    const { status, body } = await decide(id, 'approve', seen(['ada', 'ben', 'cem', 'dil', 'eva']));
    expect(status).toBe(200);
    expect(body.data.map(outcome)).toEqual([
      ['ada', 'approved'],
      ['ben', 'event_full'],
      ['cem', 'approved'],
      ['dil', 'approved'],
      ['eva', 'event_full'],
    ]);
    expect(body.data[1]?.refused).toEqual({
      status: 409,
      code: 'event_full',
      participant_status: null,
      free_places: 3,
    });
    expect(await counts(id)).toEqual({ joined: 4, waiting: 0, applied: 5, offered: 0 });
    expect(await standing(id)).toMatchObject({ ben: 'applied', eva: 'applied' });
  });

  it('puts those on the waiting list who do not fit, where there is one', async () => {
    const id = await publish({ max_participants: 2, waiting_list: true });
    for (const user of ['ada', 'ben', 'cem']) await join(id, user);
    const { body } = await decide(id, 'approve', seen(['cem', 'ada', 'ben']));
    expect(body.data.map(outcome)).toEqual([
      ['cem', 'approved'],
      ['ada', 'approved'],
      ['ben', 'waiting'],
    ]);
  });

  it('takes no more places than there are when several members do it together', async () => {
    const id = await publish({ max_participants: 10, waiting_list: false });
    const users = Array.from({ length: 30 }, (_, i) => `user-${i}`);
    for (const user of users) await join(id, user);
    const answers = await Promise.all(
      [0, 5, 10, 15].map((from) => decide(id, 'approve', seen(users.slice(from, from + 15)))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await counts(id)).toEqual({ joined: 10, waiting: 0, applied: 20, offered: 0 });
  });

  it('turns several down, and then offers all of their places to those who wait', async () => {
    const id = await publish({ max_participants: 2, waiting_list: true, approval_method: 'first_come' });
    for (const user of ['ada', 'ben']) await join(id, user);
    await join(id, 'pair', 2);
    const { body } = await decide(id, 'reject', seen(['ada', 'ben'], 'joined'));
    expect(body.data.map(outcome)).toEqual([
      ['ada', 'rejected'],
      ['ben', 'rejected'],
    ]);
    expect(await standing(id)).toEqual({ ada: 'rejected', ben: 'rejected', pair: 'offered' });
  });

  it('tells each guest once', async () => {
    const id = await publish();
    for (const user of ['ada', 'ben']) await join(id, user);
    await app.db.delete(appChanges);
    await decide(id, 'approve', seen(['ada', 'ben']));
    await decide(id, 'approve', seen(['ada', 'ben'], 'approved'));
    const told = (await app.db.select().from(appChanges)).map(({ type, userId }) => `${type} ${userId}`);
    expect(told.filter((line) => line.startsWith('person.')).sort()).toEqual([
      'person.approved ada',
      'person.approved ben',
    ]);
  });
});

describe('a decision about what somebody saw', () => {
  it('is refused for whom another member was faster with, and says where they stand', async () => {
    const id = await publish();
    for (const user of ['ada', 'ben']) await join(id, user);
    await decide(id, 'approve', seen(['ada']));
    const { status, body } = await decide(id, 'reject', seen(['ada', 'ben']));
    expect(status).toBe(200);
    expect(body.data[0]).toEqual({
      user_id: 'ada',
      participant: null,
      refused: { status: 409, code: 'participant_state', participant_status: 'approved', free_places: null },
    });
    expect(await standing(id)).toEqual({ ada: 'approved', ben: 'rejected' });
  });

  it('is one of two when two members decide in the same instant', async () => {
    const id = await publish();
    await join(id, 'ada');
    const answers = await Promise.all([decide(id, 'approve', seen(['ada'])), decide(id, 'reject', seen(['ada']))]);
    const refused = answers.filter(({ body }) => body.data[0]?.refused?.code === 'participant_state');
    expect(refused).toHaveLength(1);
  });

  it('is refused for whoever left, and for whom nobody knows', async () => {
    const id = await publish();
    await join(id, 'ada');
    await callAsApp(app, 'DELETE', `/events/${id}/participants`, { user_id: 'ada' });
    const { body } = await decide(id, 'approve', seen(['ada', 'nobody']));
    expect(body.data.map(outcome)).toEqual([
      ['ada', 'participant_state'],
      ['nobody', 'not_found'],
    ]);
  });
});

describe('bad decisions', () => {
  it.each([
    ['nobody', [], 'people'],
    ['too many', seen(Array.from({ length: 51 }, (_, i) => `u${i}`)), 'people'],
    ['somebody twice', seen(['ada', 'ada']), 'people'],
    ['an unknown status', seen(['ada'], 'happy'), 'people.0.status'],
  ])('about %s are refused with their field', async (_, people, path) => {
    const id = await publish();
    await join(id, 'ada');
    const { status, body } = await decide(id, 'approve', people);
    expect(status).toBe(422);
    expect(body.errors?.[0]?.path).toBe(path);
    expect(await standing(id)).toEqual({ ada: 'applied' });
  });

  it('are refused to strangers, and for a cancelled event', async () => {
    const id = await publish();
    await join(id, 'ada');
    const stranger = await createOwner(app);
    expect((await decide(id, 'approve', seen(['ada']), stranger.token)).status).toBe(404);
    await member('POST', `/${id}/cancel`, { reason: 'Rohrbruch' });
    const late = await decide(id, 'approve', seen(['ada']));
    expect([late.status, late.body.code]).toEqual([409, 'event_state']);
  });
});

describe('the list of participants', () => {
  const namesOf = async (id: string, query: string) => {
    const { body } = await member<{ data: { display_name: string }[]; total: number }>(
      'GET',
      `/${id}/participants?${query}`,
    );
    return [body.total, ...body.data.map(({ display_name: name }) => name)];
  };

  it('is narrowed by several statuses and by part of a name, whose signs mean nothing special', async () => {
    const id = await publish();
    await join(id, 'a', 1, 'Änne K.');
    await join(id, 'b', 1, 'Ben_100%');
    await join(id, 'c', 1, 'Cem');
    await decide(id, 'approve', seen(['a']));
    await decide(id, 'reject', seen(['b']));
    expect(await namesOf(id, 'status=approved,rejected')).toEqual([2, 'Änne K.', 'Ben_100%']);
    expect(await namesOf(id, `q=${encodeURIComponent('äNN')}`)).toEqual([1, 'Änne K.']);
    expect(await namesOf(id, 'q=ANNE')).toEqual([1, 'Änne K.']);
    expect(await namesOf(id, `q=${encodeURIComponent('_100%')}`)).toEqual([1, 'Ben_100%']);
    expect(await namesOf(id, 'q=%25&status=applied')).toEqual([0]);
    expect((await member('GET', `/${id}/participants?status=joined,happy`)).status).toBe(422);
    expect((await member('GET', `/${id}/participants?status=`)).status).toBe(422);
  });
});
