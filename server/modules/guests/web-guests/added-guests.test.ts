import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { events } from '#database/schema/events.ts';
import { notices } from '#database/schema/notices.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

interface Guest extends Record<string, unknown> {
  user_id: string;
  display_name: string;
  status: string;
  party_size: number;
}

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let stranger: Awaited<ReturnType<typeof createOwner>>;
let key = '';
beforeAll(async () => {
  app = await createTestApp();
  [owner, stranger] = [await createOwner(app), await createOwner(app)];
  await verifyBusiness(app, owner.businessId);
  const json = { name: 'Kasse', scopes: ['participants:read', 'participants:write'] };
  key = (await app.call<{ key: string }>('POST', '/api-keys', { token: owner.token, json })).body.key;
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(events);
  await setCredits(app, owner.businessId, 50);
});

const member = <T = Guest>(method: string, path: string, json?: unknown) =>
  app.call<T & Record<string, unknown>>(method, path, { token: owner.token, json });
async function publish(max_participants: number | null = 10, overrides: Record<string, unknown> = {}) {
  const json = eventInput({ tariff: 'dialog', max_participants, status: 'published', ...overrides });
  return (await member<{ id: string }>('POST', '/events', json)).body.id;
}
const add = (id: string, json: Record<string, unknown>) => member('POST', `/events/${id}/participants`, json);
const addAll = (id: string, guests: object[]) =>
  member<{ data: { participant: Guest | null; refused: object | null }[] }>('POST', `/events/${id}/additions`, {
    guests,
  });
const path = (id: string, { user_id: userId }: Guest) => `/events/${id}/participants/${encodeURIComponent(userId)}`;
const joinInApp = async (id: string, user: string, party_size = 1) =>
  (await callAsApp<Guest>(app, 'POST', `/events/${id}/participants`, { user_id: user, display_name: user, party_size }))
    .body;
const list = async (id: string) => (await member<{ data: Guest[] }>('GET', `/events/${id}/participants`)).body.data;
const counts = async (id: string) =>
  (await member<{ participant_counts: object }>('GET', `/events/${id}`)).body.participant_counts;

describe('a guest whom the business adds', () => {
  it('has a place without approval, with note and id, and the channel of who added them', async () => {
    const id = await publish(10, { approval_method: 'application' });
    const json = { display_name: 'Anna Koch', party_size: 3, external_id: 'kasse-1', note: 'Tisch am Fenster' };
    const anna = await add(id, json);
    expect(anna).toMatchObject({ status: 201, body: { ...json, status: 'approved', channel: 'owner' } });
    expect(anna.body.user_id).toMatch(/^web:/);
    const headers = { 'X-API-Key': key };
    const ben = await app.call<Guest>('POST', `/events/${id}/participants`, { headers, json: { display_name: 'Ben' } });
    expect(ben).toMatchObject({
      status: 201,
      body: { status: 'approved', channel: 'api', party_size: 1, external_id: null, note: null },
    });
    expect(await list(id)).toMatchObject([{ note: 'Tisch am Fenster' }, { display_name: 'Ben' }]);
    expect(await counts(id)).toEqual({ joined: 4, waiting: 0, applied: 0, offered: 0 });
    const csv = await app.app.request(`/api/v1/events/${id}/participants?format=csv`, {
      headers: { 'X-API-Key': app.deps.config.publicApiKey, Authorization: `Bearer ${owner.token}` },
    });
    expect(await csv.text()).toContain(',"kasse-1","Tisch am Fenster"');
  });

  it('is announced to webhooks, and not to members as if they had joined by themselves', async () => {
    const json = { url: 'https://hooks.example/in', event_types: ['participant.joined', 'participant.left'] };
    const hook = await member<{ id: string }>('POST', '/webhooks', json);
    const id = await publish();
    const anna = (await add(id, { display_name: 'Anna' })).body;
    expect(anna.status).toBe('joined');
    await member('DELETE', path(id, anna));
    const messages = JSON.stringify((await member('GET', `/webhooks/${hook.body.id}/messages`)).body);
    for (const word of ['participant.joined', 'participant.left', '"channel":"owner"'])
      expect(messages).toContain(word);
    expect(await app.db.$count(notices, eq(notices.eventId, id))).toBe(0);
    await member('DELETE', `/webhooks/${hook.body.id}`);
  });

  it('is refused or waits where there is no room', async () => {
    const full = await publish(2);
    await add(full, { display_name: 'Anna', party_size: 2 });
    expect(await add(full, { display_name: 'Ben' })).toMatchObject({
      status: 409,
      body: { code: 'event_full', free_places: 0 },
    });
    expect(await add(full, { display_name: 'Cem', party_size: 3 })).toMatchObject({
      status: 422,
      body: { code: 'party_too_large', capacity: 2, errors: [{ path: 'party_size' }] },
    });
    const waiting = await publish(1, { waiting_list: true, approval_method: 'application' });
    await add(waiting, { display_name: 'Anna' });
    expect((await add(waiting, { display_name: 'Ben' })).body.status).toBe('waiting');
  });

  it('is refused at an event that nobody can join, and at a foreign one', async () => {
    const draft = (await member<{ id: string }>('POST', '/events', eventInput())).body.id;
    const cancelled = await publish();
    await joinInApp(cancelled, 'ada');
    await member('POST', `/events/${cancelled}/cancel`, {});
    const over = await publish();
    const past = new Date(app.clock.now().getTime() - 3_600_000);
    await app.db.update(events).set({ startsAt: past, endsAt: past }).where(eq(events.id, over));
    for (const [id, event_status] of [
      [draft, 'draft'],
      [cancelled, 'cancelled'],
      [over, 'over'],
    ] as const) {
      const refused = { status: 409, body: { code: 'event_state', event_status } };
      expect(await add(id, { display_name: 'Anna' })).toMatchObject(refused);
      expect(await addAll(id, [{ display_name: 'Anna' }])).toMatchObject(refused);
    }
    const json = { display_name: 'Anna' };
    const foreign = await app.call('POST', `/events/${over}/participants`, { token: stranger.token, json });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it.each([
    [{}, 'display_name'],
    [{ display_name: ' ' }, 'display_name'],
    [{ display_name: 'Anna', party_size: 7 }, 'party_size'],
    [{ display_name: 'Anna', note: 'x'.repeat(201) }, 'note'],
    [{ display_name: 'Anna', external_id: '' }, 'external_id'],
    [{ display_name: 'Anna', user_id: 'ada' }, ''],
  ])('is refused with the field for %j', async (json, field) => {
    const { status, body } = await add(await publish(), json);
    expect([status, body.code]).toEqual([422, 'invalid_input']);
    expect(JSON.stringify(body)).toContain(field);
  });

  it('has an id that no other guest has, until they leave', async () => {
    const id = await publish();
    const json = { display_name: 'Anna', external_id: 'kasse-1' };
    const anna = (await add(id, json)).body;
    const taken = { status: 409, body: { code: 'external_id_taken', errors: [{ path: 'external_id' }] } };
    expect(await add(id, json)).toMatchObject(taken);
    expect((await add(await publish(), json)).status).toBe(201);
    await member('DELETE', path(id, anna));
    const answers = await Promise.all([add(id, json), add(id, json), add(id, json)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('takes no place twice beside guests of the app', async () => {
    const id = await publish(10);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        i % 2 === 0
          ? add(id, { display_name: `Gast ${i}`, party_size: 2 })
          : callAsApp(app, 'POST', `/events/${id}/participants`, { user_id: `u${i}`, display_name: `u${i}` }),
      ),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const taken = (await list(id)).reduce((sum, { party_size: size }) => sum + size, 0);
    expect(taken).toBeLessThanOrEqual(10);
    expect(await counts(id)).toMatchObject({ joined: taken });
  });
});

it('adds several guests in order, each with a result', async () => {
  const id = await publish(4);
  const { status, body } = await addAll(id, [
    { display_name: 'Anna', party_size: 3, external_id: 'k1' },
    { display_name: 'Ben', party_size: 2 },
    { display_name: 'Cem', external_id: 'k1' },
    { display_name: 'Dora' },
    { display_name: 'Eva', party_size: 5 },
  ]);
  expect(status).toBe(200);
  expect(body.data).toMatchObject([
    { participant: { display_name: 'Anna', status: 'joined', channel: 'owner' }, refused: null },
    { participant: null, refused: { status: 409, code: 'event_full', free_places: 1 } },
    { participant: null, refused: { status: 409, code: 'external_id_taken', free_places: null } },
    { participant: { display_name: 'Dora' }, refused: null },
    { participant: null, refused: { status: 422, code: 'party_too_large' } },
  ]);
  expect(await counts(id)).toMatchObject({ joined: 4 });
  const guests = Array.from({ length: 101 }, (_, i) => ({ display_name: `Gast ${i}` }));
  expect(await addAll(id, guests)).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  const open = await publish(null);
  expect((await addAll(open, guests.slice(1))).status).toBe(200);
  expect(await counts(open)).toMatchObject({ joined: 100 });
});

describe('changing a guest', () => {
  it('changes name, party and note of an added one, and gives places to who waits', async () => {
    const id = await publish(4, { waiting_list: true });
    const anna = (await add(id, { display_name: 'Ana', party_size: 3, note: 'Stammtisch' })).body;
    await joinInApp(id, 'ben', 2);
    const changed = await member('PATCH', path(id, anna), { display_name: 'Anna', party_size: 2, note: '' });
    expect(changed).toMatchObject({ status: 200, body: { display_name: 'Anna', party_size: 2, note: null } });
    expect(await counts(id)).toEqual({ joined: 2, waiting: 0, applied: 0, offered: 2 });
    expect(await member('PATCH', path(id, anna), { party_size: 3, note: 'Eis' })).toMatchObject({
      status: 409,
      body: { code: 'event_full' },
    });
    expect((await member('PATCH', path(id, anna), { party_size: 5 })).body.code).toBe('party_too_large');
    expect((await list(id))[0]).toMatchObject({ display_name: 'Anna', party_size: 2, note: null });
    expect((await member('PATCH', path(id, anna), {})).status).toBe(200);
  });

  it('leaves name and party to guests who joined by themselves', async () => {
    const id = await publish();
    const ada = await joinInApp(id, 'ada');
    expect(await member('PATCH', path(id, ada), { note: 'Presse' })).toMatchObject({
      status: 200,
      body: { note: 'Presse', display_name: 'ada' },
    });
    const refused = { status: 409, body: { code: 'participant_channel', channel: 'app' } };
    expect(await member('PATCH', path(id, ada), { display_name: 'Eva' })).toMatchObject(refused);
    expect(await member('PATCH', path(id, ada), { party_size: 2 })).toMatchObject(refused);
    expect(await member('DELETE', path(id, ada))).toMatchObject(refused);
    expect(JSON.stringify((await callAsApp(app, 'GET', `/people/ada`)).body)).not.toContain('Presse');
    expect((await member('PATCH', path(id, { ...ada, user_id: 'nobody' }), {})).status).toBe(404);
  });
});

it('removes an added guest once, and offers the place', async () => {
  const id = await publish(1, { waiting_list: true });
  const anna = (await add(id, { display_name: 'Anna' })).body;
  await joinInApp(id, 'ben');
  for (let call = 0; call < 2; call++) {
    expect(await member('DELETE', path(id, anna))).toMatchObject({ status: 200, body: { status: 'left' } });
  }
  expect(await counts(id)).toEqual({ joined: 0, waiting: 0, applied: 0, offered: 1 });
  const foreign = await app.call('DELETE', path(id, anna), { token: stranger.token });
  expect(foreign.status).toBe(404);
  await member('POST', `/events/${id}/cancel`, {});
  expect(await member('DELETE', path(id, anna))).toMatchObject({ status: 409, body: { code: 'event_state' } });
  expect((await member('PATCH', path(id, anna), { note: 'x' })).status).toBe(409);
});

it('forgets note and id together with the name', async () => {
  const id = await publish(10, { event_date: '2026-11-30' });
  await add(id, { display_name: 'Gerda', external_id: 'kasse-1', note: 'Rollstuhl' });
  app.clock.advance({ days: 120 });
  await app.handlers['sweep-expired']({});
  const rows = await app.db.select().from(eventParticipants).where(eq(eventParticipants.eventId, id));
  expect(rows).toMatchObject([{ displayName: '', note: null, externalId: null }]);
});
