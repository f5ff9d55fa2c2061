import { beforeEach, expect, test } from 'vitest';
import type { DoorMark } from '#domain/door/marks.ts';
import { doorState } from '#domain/door/marks.ts';
import { ApiProblem, NetworkFailure } from '#web/api/problem.ts';
import type { StoredDoor } from './door-store.ts';
import { createDoorSync } from './door-sync.ts';

type Sent = { device_id: string; marks: { id: string; user_id: string | null; at: string }[] };

const START = Date.parse('2026-12-09T19:00:00Z');
const refusal = (code: string, status: number, members = {}) =>
  new ApiProblem({ code, status, detail: '', ...members } as ApiProblem['problem']);

/** A fake server, and one phone's storage. */
let log: (DoorMark & { seq: number })[];
let failure: Error | null;
let unknown: string[];
let sent: string[];
let clock: number;
beforeEach(() => {
  [log, failure, unknown, sent, clock] = [[], null, [], [], START];
});

function createServer() {
  const check = () => {
    if (failure) throw failure;
  };
  return {
    async readDoor() {
      check();
      const event = { id: 'e', title: 'Quiz', starts_at: '', ends_at: null, max_participants: null };
      return {
        event,
        closes_at: '2026-12-10T10:00:00.000Z',
        now: new Date(START + 5000).toISOString(),
        guests: [],
        gone_codes: [],
      };
    },
    async listMarks(after: string) {
      check();
      const found = log.filter(({ seq }) => seq > Number(after));
      const data = found.map(({ id, guestId, move, undoes, at, deviceId, by }) => {
        return { id, user_id: guestId, move, undoes, at: new Date(at).toISOString(), device_id: deviceId, by };
      });
      return { data, next: String(found.at(-1)?.seq ?? after) };
    },
    async sendMarks({ device_id: deviceId, marks }: Sent) {
      check();
      const refused = marks.filter(({ user_id: guest }) => guest !== null && unknown.includes(guest));
      for (const { user_id: guestId, at, ...mark } of marks) {
        sent.push(mark.id);
        if (refused.some(({ id }) => id === mark.id) || log.some(({ id }) => id === mark.id)) continue;
        log.push({ ...(mark as DoorMark), guestId, at: Date.parse(at), deviceId, by: 'Jonas', seq: log.length + 1 });
      }
      return { refused: refused.map(({ id }) => ({ id, code: 'unknown_guest' as const })) };
    },
  };
}

function createStorage() {
  const kept = { door: null as StoredDoor | null, marks: new Map<string, DoorMark>() };
  const store = {
    read: () => kept.door,
    write: (door: StoredDoor) => {
      kept.door = door;
    },
    readMarks: () => [...kept.marks.values()],
    keepMark: (mark: DoorMark) => void kept.marks.set(mark.id, mark),
    dropMark: (id: string) => void kept.marks.delete(id),
    forget: (part: 'list' | 'mark') => {
      if (part === 'list') kept.door = null;
      else kept.marks.clear();
    },
  };
  return { kept, store };
}

let ids = 0;
function createPhone(name = 'phone', storage = createStorage()) {
  const newId = () => `${name}-${ids++}`;
  const sync = createDoorSync({
    calls: createServer(),
    store: storage.store,
    now: () => clock,
    newId,
    isOnline: () => true,
  });
  const moves = () => {
    const { door, unsent } = sync.view();
    return [...doorState([...(door?.marks ?? []), ...unsent]).guests].map(([guest, { move }]) => `${guest} ${move}`);
  };
  return { sync, moves, ...storage };
}

test('what is marked counts at once, by the clock of the server, and is sent once', async () => {
  const { sync, moves, kept } = createPhone();
  await sync.sync();
  const mark = sync.mark('in', 'ada');
  expect(mark?.at).toBe(START + 5000);
  expect([moves(), sync.view().unsent.length, kept.marks.size]).toEqual([['ada in'], 1, 1]);
  await sync.sync();
  await sync.sync();
  expect([moves(), sync.view().unsent.length, kept.marks.size, sent.length]).toEqual([['ada in'], 0, 0, 1]);
});

test('without a network marks wait, also for a page that is opened anew, and then two phones agree', async () => {
  const [first, second] = [createPhone('a'), createPhone('b')];
  await Promise.all([first.sync.sync(), second.sync.sync()]);
  failure = new NetworkFailure('away');
  first.sync.mark('in', 'ada');
  second.sync.mark('in', 'ada');
  const ben = second.sync.mark('in', 'ben');
  second.sync.mark('undo', null, ben?.id);
  await first.sync.sync();
  expect([first.sync.view().isOffline, first.sync.view().unsent.length]).toEqual([true, 1]);
  const reopened = createPhone('c', first);
  expect(reopened.moves()).toEqual(['ada in']);
  failure = null;
  for (const { sync } of [reopened, second, reopened, second]) await sync.sync();
  expect(reopened.moves()).toEqual(['ada in']);
  expect(second.moves()).toEqual(['ada in']);
  expect(reopened.sync.view()).toMatchObject({ isOffline: false, unsent: [] });
});

test('a mark that is refused is dropped and does not hold up the others', async () => {
  const { sync, moves, kept } = createPhone();
  await sync.sync();
  unknown = ['gone'];
  sync.mark('in', 'gone');
  sync.mark('in', 'ada');
  await sync.sync();
  expect([moves(), kept.marks.size]).toEqual([['ada in'], 0]);
});

test('a busy server is as good as none; a door that is over is forgotten with all it had', async () => {
  const { sync, kept } = createPhone();
  await sync.sync();
  sync.mark('in', 'ada');
  failure = refusal('rate_limited', 429);
  await sync.sync();
  expect(sync.view()).toMatchObject({ isOffline: true, refusal: null });
  expect(kept.door).not.toBeNull();
  failure = refusal('door_over', 410);
  await sync.sync();
  expect(sync.view()).toEqual({ door: null, unsent: [], isOffline: false, refusal: 'door_over', opensAt: null });
  expect([kept.door, kept.marks.size]).toEqual([null, 0]);
});

test('a door that is not open yet says when it will be', async () => {
  const { sync } = createPhone();
  failure = refusal('door_early', 409, { opens_at: '2026-12-09T07:00:00Z' });
  await sync.sync();
  expect(sync.view()).toMatchObject({ refusal: 'door_early', opensAt: '2026-12-09T07:00:00Z' });
});

test('whoever loses the right loses the list; what they marked waits for those who have it', async () => {
  const { sync, kept, moves } = createPhone();
  await sync.sync();
  failure = refusal('permission_missing', 403);
  sync.mark('in', 'ada');
  await sync.sync();
  expect([kept.door, kept.marks.size, sync.view().refusal]).toEqual([null, 1, 'permission_missing']);
  failure = null;
  await sync.refresh();
  expect([moves(), sent.length]).toEqual([['ada in'], 1]);
});

test('without a network the door closes by the clock', async () => {
  const { sync, kept } = createPhone();
  await sync.sync();
  clock = Date.parse('2026-12-10T09:59:54Z');
  sync.closeInTime();
  expect(sync.view().door).not.toBeNull();
  clock += 1000;
  sync.closeInTime();
  expect([sync.view().refusal, kept.door]).toEqual(['door_over', null]);
});
