import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventParticipants } from '#database/schema/participants.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { filesWith, tablesWith } from '#tests/support/dump.ts';
import { takeExport } from '#tests/support/exports.ts';
import { callAsApp, createOwner, eventInput, setCredits, verifyBusiness } from '#tests/support/factories.ts';

interface Traces {
  participations: { event_id: string; status: string; display_name: string }[];
  [list: string]: unknown[];
}
interface Person {
  user_id: string;
  display_name: string;
  status: string;
  party_size: number;
}

const ID = 'guest.Zwetschgenmarker';
const NAME = 'Xaver Zwetschgenmarker';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await createOwner(app);
  await verifyBusiness(app, owner.businessId);
  await app.runJobs();
  await setCredits(app, owner.businessId, 50);
});
afterAll(() => app.close());

async function ask<T = Record<string, unknown>>(method: string, path: string, json?: unknown) {
  const answer = await app.call<T>(method, path, { token: owner.token, json });
  expect([answer.status < 300, answer.body], `${method} ${path}`).toEqual([true, expect.anything()]);
  return answer.body;
}
async function signIn() {
  const json = { email: owner.email, password: owner.password };
  owner.token = (await app.call<{ access_token: string }>('POST', '/auth/login', { json })).body.access_token;
}
async function publish(overrides: Record<string, unknown> = {}) {
  return (await ask<{ id: string }>('POST', '/events', eventInput({ ...overrides, status: 'published' }))).id;
}
async function join(id: string, userId = ID, partySize = 1) {
  const json = { user_id: userId, display_name: userId === ID ? NAME : userId, party_size: partySize };
  const headers = { 'X-API-Key': app.deps.config.appServiceKey ?? '', 'Idempotency-Key': randomUUID() };
  const { body } = await app.call<Person>('POST', `/app/events/${id}/participants`, { json, headers });
  return body.status;
}
const people = async (id: string) => (await ask<{ data: Person[] }>('GET', `/events/${id}/participants`)).data;
const counts = async (id: string) =>
  (await ask<{ participant_counts: Record<string, number> }>('GET', `/events/${id}`)).participant_counts;
const traces = (id: string) => callAsApp<Traces>(app, 'GET', `/people/${id}`);
const erase = (id: string) => callAsApp(app, 'DELETE', `/people/${id}`);
const readAll = async (start: string) => {
  interface Change {
    type: string;
    event_id: string;
    user_id: string | null;
  }
  return (await callAsApp<{ data: Change[] }>(app, 'GET', `/changes?after=${start}&limit=200`)).body.data;
};

it('forgets a guest in every table and file, keeps the figures, and gives their places to who waits', async () => {
  const full = await publish({ title: 'Voll', capacity: 5, waiting_list: true });
  const queue = await publish({ title: 'Schlange', capacity: 5, waiting_list: true });
  const chosen = await publish({ title: 'Auswahl', approval_method: 'application' });
  const refused = await publish({ title: 'Abgelehnt', approval_method: 'application' });
  const tonight = await publish({ title: 'Heute', event_date: '2026-11-21', start_time: '18:00', end_time: '20:00' });
  await ask('POST', '/webhooks', {
    url: 'https://hooks.example/in',
    event_types: ['participant.joined', 'participant.left', 'participant.offered', 'participant.rejected'],
  });
  expect(await join(full, ID, 5)).toBe('joined');
  expect(await join(full, 'ute', 5)).toBe('waiting');
  expect(await join(queue, 'kim', 5)).toBe('joined');
  expect(await join(queue, ID, 5)).toBe('waiting');
  expect(await join(queue, 'cem', 5)).toBe('waiting');
  await callAsApp(app, 'DELETE', `/events/${queue}/participants`, { user_id: 'kim' });
  expect(await join(chosen)).toBe('applied');
  expect(await join(refused)).toBe('applied');
  await ask('POST', `/events/${refused}/participants/${ID}/reject`);
  expect(await join(tonight, ID, 3)).toBe('joined');
  await ask('POST', `/events/${tonight}/messages`, { text: 'Kommt durch den Hof.' });
  const mark = { id: randomUUID(), user_id: ID, move: 'in', undoes: null, at: '2026-11-21T17:30:00.000Z' };
  app.clock.set('2026-11-21T17:30:00Z');
  await signIn();
  await ask('POST', `/events/${tonight}/door/marks`, { device_id: randomUUID(), marks: [mark] });
  await callAsApp(app, 'POST', '/reports', {
    ...{ event_id: full, user_id: ID, kind: 'fraud', good_faith: true },
    ...{ explanation: `Ich bin ${NAME} und kam nicht hinein.`, name: NAME, email: 'zwetschgenmarker@gast.example' },
  });
  app.clock.set('2026-11-22T12:00:00Z');
  await signIn();
  await app.handlers['send-due-notices']({});
  expect((await takeExport(app, owner.token)).status).toBe(200);
  expect(await tablesWith(app, 'zwetschgenmarker')).toEqual(
    expect.arrayContaining([
      'public.app_changes',
      'public.demo_mails',
      'public.door_marks',
      'public.event_participants',
      'public.guest_notices',
      'public.place_offers',
      'public.reports',
      'public.webhook_deliveries',
    ]),
  );
  const before = await counts(tonight);
  const { body } = await traces(ID);
  expect(body.participations.map(({ event_id: id, status }) => [id, status])).toEqual([
    [full, 'joined'],
    [queue, 'offered'],
    [chosen, 'applied'],
    [refused, 'rejected'],
    [tonight, 'joined'],
  ]);
  for (const [list, rows] of Object.entries(body)) if (list !== 'user_id') expect(rows.length, list).toBeGreaterThan(0);
  const { next: start } = (await callAsApp<{ next: string }>(app, 'GET', '/changes')).body;

  expect((await erase(ID)).status).toBe(204);
  expect((await erase(ID)).status).toBe(204);
  await app.runJobs();
  expect(await tablesWith(app, 'zwetschgenmarker')).toEqual([]);
  expect(filesWith(app, 'wetschgenmarker')).toEqual([]);
  const files = unzipSync(new Uint8Array(await (await takeExport(app, owner.token)).arrayBuffer()));
  for (const content of Object.values(files)) expect(strFromU8(content).toLowerCase()).not.toContain('zwetschgen');
  const unknown = await traces('niemand');
  expect(await traces(ID)).toMatchObject({ status: 200, body: { ...unknown.body, user_id: ID } });
  expect((await erase('niemand')).status).toBe(204);

  // Past events keep everything but the name; places of coming ones are free for others.
  expect(await people(tonight)).toMatchObject([{ display_name: '', status: 'joined', party_size: 3 }]);
  expect(await people(full)).toMatchObject([
    { display_name: '', status: 'left' },
    { display_name: 'ute', status: 'offered' },
  ]);
  expect((await people(queue)).map(({ status }) => status)).toEqual(['left', 'left', 'offered']);
  expect(before).toMatchObject({ joined: 3 });
  expect(await counts(tonight)).toEqual(before);
  expect(await counts(full)).toMatchObject({ joined: 0, offered: 5, waiting: 0 });
  const told = await readAll(start);
  expect(told.map(({ type, event_id: id }) => [type, id])).toEqual([
    ['person.left', full],
    ['person.offered', full],
    ['person.left', queue],
    ['person.offered', queue],
    ['person.left', chosen],
  ]);
  const nobody = told.filter(({ type }) => type === 'person.left').map(({ user_id: id }) => id);
  expect(new Set(nobody).size).toBe(3);
  for (const id of nobody) expect(id).toMatch(/^erased-/);
  const { rows } = await app.db.execute(
    `select body #>> '{data,participant,user_id}' as id from webhook_deliveries where event_type = 'participant.left' order by position desc limit 1`,
  );
  expect(rows).toEqual([{ id: nobody[2] }]);
  const [rejected] = await people(refused);
  expect(
    await app.call('POST', `/events/${refused}/participants/${rejected?.user_id}/approve`, { token: owner.token }),
  ).toMatchObject({ status: 409, body: { code: 'participant_state' } });
  expect(await join(refused)).toBe('applied');
  await erase(ID);
});

it('frees a place once, however often it is asked at the same time', async () => {
  const id = await publish({ title: 'Gedränge', event_date: '2026-12-12', capacity: 5, waiting_list: true });
  await join(id, 'rob', 5);
  for (const user of ['ann', 'ben', 'eva']) await join(id, user, 5);
  const answers = await Promise.all(Array.from({ length: 4 }, () => erase('rob')));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  expect((await people(id)).map(({ status }) => status)).toEqual(['left', 'offered', 'waiting', 'waiting']);
});

it('erases once more what a backup brought back, and nobody else', async () => {
  const id = await publish({ title: 'Sicherung', event_date: '2026-12-13' });
  for (const user of ['back', 'stays']) await join(id, user);
  const [kept] = await app.db.select().from(eventParticipants).where(eq(eventParticipants.userId, 'back'));
  const gone = await createOwner(app, { companyName: 'Zur Sicherung' });
  await erase('back');
  await app.call('DELETE', '/account', { token: gone.token, json: { password: gone.password } });
  await app.runJobs();
  // State after a restore: rows are back, erasures unknown.
  if (kept) await app.db.insert(eventParticipants).values({ ...kept, seq: kept.seq + 1000 });
  await app.db.execute(`update businesses set closed_at = null where id = '${gone.businessId}'`);
  await app.db.execute('delete from erasures');
  await app.handlers['replay-erasures']({});
  await app.runJobs();
  expect((await people(id)).map(({ display_name: name }) => name)).toEqual(['', 'stays', '']);
  const { rows } = await app.db.execute(
    `select closed_at is not null as closed from businesses where id = '${gone.businessId}'`,
  );
  expect(rows).toEqual([{ closed: true }]);
  await app.handlers['replay-erasures']({});
  expect(await tablesWith(app, 'stays')).toContain('public.event_participants');
});

it('is only for the consumer app', async () => {
  for (const method of ['GET', 'DELETE']) {
    expect((await app.call(method, '/app/people/ute', { token: owner.token })).status).toBe(401);
  }
  expect((await erase('a b')).status).toBe(404);
});
