import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appChanges } from '#database/schema/app-changes.ts';
import { events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { takesPlace } from '#domain/events/participation.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

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
  await app.db.delete(appChanges);
  await setCredits(app, owner.businessId, 500);
});

const member = (method: string, path: string, json?: unknown) =>
  app.call<Record<string, unknown>>(method, path, { token: owner.token, json });
const publish = async (max_participants: number, overrides: object = {}) => {
  const input = eventInput({ tariff: 'dialog', max_participants, waiting_list: true, ...overrides });
  return String((await member('POST', '/events', { ...input, status: 'published' })).body.id);
};
const join = (id: string, user_id: string, party_size = 1) =>
  callAsApp(app, 'POST', `/events/${id}/participants`, { user_id, display_name: user_id, party_size });
const leave = (id: string, user_id: string) => callAsApp(app, 'DELETE', `/events/${id}/participants`, { user_id });
const answer = (id: string, user_id: string, given: 'accept' | 'decline') =>
  callAsApp(app, 'POST', `/events/${id}/offer`, { user_id, answer: given });
const limit = (id: string, max_participants: number | null) => member('PATCH', `/events/${id}`, { max_participants });
const rowsOf = (id: string) =>
  app.db.select().from(eventParticipants).where(eq(eventParticipants.eventId, id)).orderBy(asc(eventParticipants.seq));
const standing = async (id: string) => (await rowsOf(id)).map(({ userId, status }) => `${userId} ${status}`);
const told = async () => {
  const rows = await app.db.select().from(appChanges).orderBy(asc(appChanges.id));
  return rows.flatMap(({ type, userId }) => (userId ? [`${type.replace('person.', '')} ${userId}`] : []));
};

async function fiveAndThree() {
  const id = await publish(5);
  for (const user of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) await join(id, user);
  return id;
}

test('5 places, raised to 8 and lowered to 5: the three offers go back in their order, and nobody gets a sixth place', async () => {
  const id = await fiveAndThree();
  await limit(id, 8);
  expect((await standing(id)).slice(5)).toEqual(['f offered', 'g offered', 'h offered']);
  await app.db.delete(appChanges);
  expect((await limit(id, 5)).body.participant_counts).toEqual({ joined: 5, offered: 0, waiting: 3, applied: 0 });
  for (const user of ['f', 'g', 'h'])
    expect(await answer(id, user, 'accept')).toMatchObject({ status: 409, body: { code: 'participant_state' } });
  expect((await standing(id)).slice(5)).toEqual(['f waiting', 'g waiting', 'h waiting']);
  expect(await told()).toEqual(['requeued f', 'requeued g', 'requeued h']);
  const { body } = await member('GET', `/events/${id}/offers`);
  expect((body.data as { outcome: string }[]).map(({ outcome }) => outcome)).toEqual(Array(3).fill('fewer_places'));
});

test('only the offers beyond the limit go back, and the next limit asks them first', async () => {
  const id = await fiveAndThree();
  await limit(id, 8);
  await limit(id, 7);
  expect((await standing(id)).slice(5)).toEqual(['f offered', 'g offered', 'h waiting']);
  await limit(id, 8);
  expect((await standing(id)).slice(5)).toEqual(['f offered', 'g offered', 'h offered']);
});

test('a limit below those who are in is refused with the figures, and changes nothing', async () => {
  const id = await fiveAndThree();
  const refused = await member('PATCH', `/events/${id}`, { max_participants: 4, title: 'Kleiner' });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'limit_below_guests',
      joined: 5,
      max_participants: 4,
      event_id: id,
      errors: [{ path: 'max_participants', code: 'below_guests', limit: 5 }],
    },
  });
  const kept = await member('GET', `/events/${id}`);
  expect(kept.body).toMatchObject({ max_participants: 5 });
  expect(kept.body.title).not.toBe('Kleiner');
  expect((await limit(id, 5)).status).toBe(200);
});

const steps = fc.array(
  fc.record({
    who: fc.integer({ min: 0, max: 7 }),
    size: fc.integer({ min: 1, max: 4 }),
    does: fc.constantFrom(
      'join',
      'join',
      'accept',
      'accept',
      'decline',
      'leave',
      'approve',
      'reject',
      'limit',
      'limit',
    ),
  }),
  { minLength: 10, maxLength: 25 },
);

test('whatever happens to parties and limits, no place is given twice and nobody waits who would fit', async () => {
  const method = fc.constantFrom('first_come', 'application');
  await fc.assert(
    fc.asyncProperty(method, steps, async (approval_method, all) => {
      await setCredits(app, owner.businessId, 500);
      const id = await publish(5, { approval_method });
      let capacity = 5;
      for (const { who, size, does } of all) {
        const user = `u${who}`;
        const before = await rowsOf(id);
        if (does === 'join') await join(id, user, size);
        else if (does === 'leave') await leave(id, user);
        else if (does === 'accept' || does === 'decline') await answer(id, user, does);
        else if (does !== 'limit') await member('POST', `/events/${id}/participants/${user}/${does}`);
        else {
          const wanted = 2 * size + (who % 2);
          const { status } = await limit(id, wanted);
          const sure = before.filter((row) => takesPlace(row.status)).reduce((sum, row) => sum + row.partySize, 0);
          expect(status).toBe(wanted !== capacity && wanted < sure ? 409 : 200);
          if (status === 200) capacity = wanted;
        }
        const rows = await rowsOf(id);
        const people = (is: string[]) =>
          rows.filter(({ status }) => is.includes(status)).reduce((sum, { partySize }) => sum + partySize, 0);
        const taken = people(['joined', 'approved', 'offered']);
        expect(taken).toBeLessThanOrEqual(capacity);
        for (const row of rows) if (row.status === 'waiting') expect(row.partySize).toBeGreaterThan(capacity - taken);
        if (does !== 'join') expect(rows.map(({ seq }) => seq)).toEqual(before.map(({ seq }) => seq));
        const [event] = await app.db.select().from(events).where(eq(events.id, id));
        expect([event?.joinedCount, event?.offeredCount, event?.waitingCount]).toEqual([
          people(['joined', 'approved']),
          people(['offered']),
          people(['waiting']),
        ]);
      }
      await app.db.delete(events);
    }),
    { numRuns: 15, endOnFailure: true },
  );
}, 120_000);
