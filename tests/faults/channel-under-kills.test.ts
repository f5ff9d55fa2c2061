import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#domain/shared/calendar.ts';
import { demoKeys } from '#domain/shared/demo.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { eventInput } from '#tests/support/factories.ts';
import type { ProductProcess } from '#tests/support/product-process.ts';
import { startProductProcess } from '#tests/support/product-process.ts';

/*
 * Kills two processes on one database while they work. The outcome of calls in flight is unknown; the channel must
 * match the tables all the same.
 */
interface Change {
  position: string;
  type: string;
  event_id: string | null;
  user_id: string | null;
  event: { title: string; status: string } | null;
  notice: { id: string } | null;
}
interface Page {
  data: Change[];
  next: string;
}

const MOST_EVENTS = 14;
const key = demoKeys.appServiceKey;
const dayOfEvents = addDays(new Date().toISOString().slice(0, 10), 7);
const chance = (n: number) => Math.floor(Math.random() * n);

let database: TestDatabase;
let client: pg.Client;
/** Two processes serve calls; a spare replaces the first killed one. */
const running: (ProductProcess | undefined)[] = [];
const spare: ProductProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.url);
  await client.connect();
  const first = await startProductProcess(database.url);
  const others = await Promise.all([0, 1].map(() => startProductProcess(database.url)));
  running.push(first, others.shift());
  spare.push(...others);
}, 120_000);
afterAll(async () => {
  await Promise.all([...running, ...spare].map((product) => product?.stop()));
  await client.end();
  await database.drop();
});

/** Calls one process, or the other while it is down. Null when the outcome is unknown. */
async function call<T = Record<string, unknown>>(
  place: number,
  method: string,
  path: string,
  options: { json?: unknown; token?: string; key?: string } = {},
): Promise<{ status: number; body: T } | null> {
  const product = running[place % 2] ?? running[(place + 1) % 2];
  const signal = AbortSignal.timeout(10_000);
  return (await product?.call<T>(method, path, { ...options, signal }).catch(() => null)) ?? null;
}

/** Follows the channel like an app: one call at a time, retrying from the same position. */
class Reader {
  readonly changes: Change[] = [];
  readonly events = new Map<string, string>();
  readonly people = new Map<string, string>();
  position: string;
  private readonly place: number;

  constructor(place: number, position: string) {
    this.place = place;
    this.position = position;
  }

  async follow(until: () => boolean): Promise<void> {
    while (!until()) {
      const path = `/app/changes?after=${this.position}&wait=1&limit=5`;
      const answer = await call<Page>(this.place, 'GET', path, { key });
      if (answer?.status !== 200) {
        await pause(50);
        continue;
      }
      for (const change of answer.body.data) this.take(change);
      this.position = answer.body.next;
    }
  }

  private take(change: Change): void {
    const { position, type, event_id: eventId, user_id: userId, event, notice } = change;
    // No gap, no repeat.
    expect(Number(position)).toBe(Number(this.position) + 1);
    this.position = position;
    this.changes.push(change);
    if (type === 'business.gone') this.events.clear();
    // Notices do not change a participant's status.
    if (eventId === null || notice) return;
    if (userId !== null) this.people.set(`${eventId} ${userId}`, type.replace('person.', ''));
    else if (event?.status === 'published') this.events.set(eventId, event.title);
    else this.events.delete(eventId);
  }
}

/** Performs random actions of an owner and guests until told to stop. */
async function work(place: number, token: string, known: string[], isOver: () => boolean): Promise<void> {
  for (let step = 0; !isOver(); step += 1) {
    const id = known[chance(known.length)];
    const guest = { user_id: `guest${chance(20)}` };
    const at = place + chance(2);
    const dice = chance(20);
    if (dice < 9) {
      const json = { ...guest, display_name: 'Gast', party_size: 1 + chance(3) };
      await call(at, 'POST', `/app/events/${id}/participants`, { key, json });
    } else if (dice < 13) await call(at, 'DELETE', `/app/events/${id}/participants`, { key, json: guest });
    else if (dice < 15) await call(at, 'POST', `/events/${id}/participants/${guest.user_id}/reject`, { token });
    else if (dice < 17) await call(at, 'PATCH', `/events/${id}`, { token, json: { title: `Probe ${place}.${step}` } });
    else if (dice < 18) await call(at, 'PATCH', `/events/${id}`, { token, json: { start_time: `1${chance(10)}:30` } });
    else if (dice < 19 && known.length > 5) {
      const end = chance(2) ? 'archive' : 'cancel';
      await call(at, 'POST', `/events/${known.shift()}/${end}`, { token, json: end === 'cancel' ? {} : undefined });
    } else await publish(at, token, known);
    await pause(chance(20));
  }
}

let published = 0;
async function publish(place: number, token: string, known: string[]): Promise<void> {
  if (published === MOST_EVENTS) return;
  published += 1;
  const json = eventInput({
    title: 'Probe',
    event_date: dayOfEvents,
    capacity: 6,
    waiting_list: true,
    status: 'published',
  });
  const answer = await call<{ id: string }>(place, 'POST', '/events', { token, json });
  if (answer?.status === 201) known.push(answer.body.id);
}

async function killAndReplace(place: number): Promise<void> {
  const victim = running[place];
  running[place] = spare.shift();
  await victim?.kill();
}

const rowsOf = async <T extends pg.QueryResultRow>(query: string) => (await client.query<T>(query)).rows;
/** Participant status in the tables for each last message of the channel. */
const standing: Record<string, string> = {
  joined: 'joined',
  offered: 'offered',
  waiting: 'waiting',
  left: 'left',
  removed: 'rejected',
};

it('is without a hole and without a repetition, and tells what the tables say, whichever process died when', async () => {
  const token = (await running[0]?.signIn()) ?? '';
  const known: string[] = [];
  const start = (await call<Page>(0, 'GET', '/app/changes', { key }))?.body.next ?? '';
  const readers = [new Reader(0, start), new Reader(1, start)];
  let isOver = false;
  let isRead = false;
  const reading = Promise.all(readers.map((reader) => reader.follow(() => isRead)));
  // A reader's error fails the test below.
  reading.catch(() => undefined);

  for (let n = 0; n < 4; n += 1) await publish(n, token, known);
  expect(known).toHaveLength(4);
  const working = Promise.all([0, 1, 2, 3].map((place) => work(place, token, known, () => isOver)));
  for (const victim of [0, 1]) {
    await pause(600 + chance(1200));
    await killAndReplace(victim);
  }
  await pause(500);
  isOver = true;
  await working;

  const last = (await call<Page>(0, 'GET', '/app/changes', { key }))?.body.next ?? '';
  const positions = expect.poll(() => readers.map(({ position }) => position), { timeout: 20_000 });
  await Promise.race([reading, positions.toEqual([last, last])]);
  isRead = true;
  await reading;

  const [first, second] = readers;
  expect(first?.changes.length).toBe(Number(last) - Number(start));
  const lines = (reader: Reader | undefined) =>
    reader?.changes.map(({ position, type, event_id, user_id }) => [position, type, event_id, user_id].join(' '));
  expect(lines(second)).toEqual(lines(first));
  const table = await rowsOf<{ position: string | null }>(
    `select position from app_changes where position is null or position > ${Number(start)} order by position`,
  );
  expect(table.map(({ position }) => position)).toEqual(first?.changes.map(({ position }) => position));

  const notices = await rowsOf<{ id: string; guest: string }>(
    `select g.id, concat_ws(' ', n.event_id, n.kind, n.key, g.user_id) guest
     from guest_notices g join event_notices n on n.id = g.notice_id join events e on e.id = n.event_id
     where e.title like 'Probe%'`,
  );
  expect(first?.changes.flatMap(({ notice }) => (notice ? [notice.id] : [])).sort()).toEqual(
    notices.map(({ id }) => id).sort(),
  );
  expect(new Set(notices.map(({ guest }) => guest)).size).toBe(notices.length);

  const publicEvents = await rowsOf<{ id: string; title: string }>(
    `select id, title from events where title like 'Probe%' and status = 'published' order by id`,
  );
  const people = await rowsOf<{ event_id: string; user_id: string; status: string }>(
    `select p.event_id, p.user_id, p.status from event_participants p join events e on e.id = p.event_id
     where e.title like 'Probe%' order by 1, 2`,
  );
  expect(publicEvents.length).toBeGreaterThan(0);
  expect(people.length).toBeGreaterThan(0);
  for (const { events, people: told } of readers) {
    const shown = [...events].filter(([, title]) => title.startsWith('Probe'));
    expect(shown.sort()).toEqual(publicEvents.map(({ id, title }) => [id, title]).sort());
    const copied = [...told].map(([name, type]) => `${name} ${standing[type]}`);
    expect(copied.sort()).toEqual(people.map((row) => `${row.event_id} ${row.user_id} ${row.status}`).sort());
  }
  const found = await rowsOf<{ event_id: string }>(
    `select g.event_id from guest_events g join events e on e.id = g.event_id where e.title like 'Probe%' order by 1`,
  );
  expect(found.map(({ event_id }) => event_id).sort()).toEqual(publicEvents.map(({ id }) => id).sort());
});
