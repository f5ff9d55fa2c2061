import type { ProblemCode } from '#contract/shared/problems.ts';
import type { DoorMark, DoorMove } from '#domain/door/marks.ts';
import { marksAtOnce, mergeMarks } from '#domain/door/marks.ts';
import type { ApiAnswer, ApiBody } from '#web/api/paths.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { createStore } from '#web/shell/store.ts';
import type { DoorList, DoorStore, StoredDoor } from './door-store.ts';

/** Server calls; throw `ApiProblem`, or another error without a network. */
type DoorCalls = {
  readDoor: () => Promise<DoorList>;
  listMarks: (after: string) => Promise<ApiAnswer<'listDoorMarks'>>;
  sendMarks: (body: ApiBody<'sendDoorMarks'>) => Promise<ApiAnswer<'sendDoorMarks'>>;
};

type Parts = {
  calls: DoorCalls;
  store: DoorStore;
  now: () => number;
  newId: () => string;
  /** `navigator.onLine`. */
  isOnline: () => boolean;
};

export type DoorView = {
  /** Null while loading. */
  door: StoredDoor | null;
  unsent: DoorMark[];
  isOffline: boolean;
  /** Why the door is unavailable; null otherwise. */
  refusal: ProblemCode | null;
  /** Opening time, if too early. */
  opensAt: string | null;
};

/** Permanent refusals; others are treated like a missing network. */
const lasting: readonly ProblemCode[] = [
  'door_early',
  'door_over',
  'event_state',
  'not_found',
  'permission_missing',
  'no_business',
];

/** Interval for reloading the list, in milliseconds. */
const LIST_MS = 30_000;

function toMark({
  id,
  user_id: guestId,
  at,
  device_id: deviceId,
  ...mark
}: ApiAnswer<'listDoorMarks'>['data'][number]) {
  return { ...mark, id, guestId, deviceId, at: Date.parse(at) };
}

/** Stores an event's door on this phone and syncs it with the server. */
export function createDoorSync({ calls, store, now, newId, isOnline }: Parts) {
  const shown = createStore<DoorView>({
    door: store.read(),
    unsent: store.readMarks(),
    isOffline: false,
    refusal: null,
    opensAt: null,
  });
  let listReadAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;

  function show(change: Partial<DoorView>): void {
    shown.set({ ...shown.read(), ...change });
  }

  function keep(door: StoredDoor): void {
    store.write(door);
    show({ door });
  }

  async function readList(): Promise<StoredDoor> {
    const list = await calls.readDoor();
    listReadAt = now();
    const offsetMs = Date.parse(list.now) - now();
    const { marks, next, deviceId } = shown.read().door ?? { marks: [], next: '0', deviceId: newId() };
    return { list, marks, next, deviceId, offsetMs };
  }

  async function sendAll({ deviceId }: StoredDoor): Promise<void> {
    while (shown.read().unsent.length > 0) {
      const batch = shown.read().unsent.slice(0, marksAtOnce);
      const marks = batch.map(({ id, guestId, move, undoes, at }) => {
        return { id, user_id: guestId, move, undoes, at: new Date(at).toISOString() };
      });
      const { refused } = await calls.sendMarks({ device_id: deviceId, marks });
      const isRefused = (id: string) => refused.some((mark) => mark.id === id);
      for (const { id } of batch) store.dropMark(id);
      // Counted as sent until the server returns them.
      const stored = batch.filter(({ id }) => !isRefused(id));
      show({ unsent: shown.read().unsent.filter((mark) => !batch.includes(mark)) });
      const { door } = shown.read();
      if (door) keep({ ...door, marks: mergeMarks(door.marks, stored) });
    }
  }

  async function readMarks(): Promise<void> {
    for (let door = shown.read().door; door; door = shown.read().door) {
      const { data, next } = await calls.listMarks(door.next);
      if (data.length === 0) return;
      // The server's version wins: it may have corrected an impossible time.
      keep({ ...door, next, marks: mergeMarks(data.map(toMark), shown.read().door?.marks ?? []) });
      if (data.length < marksAtOnce) return;
    }
  }

  async function run(): Promise<void> {
    if (!isOnline()) return show({ isOffline: true });
    try {
      if (!shown.read().door) show({ unsent: store.readMarks() });
      if (!shown.read().door || now() - listReadAt >= LIST_MS) keep(await readList());
      const { door } = shown.read();
      if (door) await sendAll(door);
      await readMarks();
      show({ isOffline: false, refusal: null });
    } catch (error) {
      if (!(error instanceof ApiProblem && lasting.includes(error.code))) return show({ isOffline: true });
      const { opens_at: opensAt } = error.problem;
      refuse(error.code, typeof opensAt === 'string' ? opensAt : null);
    }
  }

  /** Deletes names when the door is closed or forbidden. Marks stay while they may still be sent. */
  function refuse(refusal: ProblemCode, opensAt: string | null = null): void {
    store.forget('list');
    if (refusal === 'door_over') store.forget('mark');
    show({ door: null, unsent: [], isOffline: false, refusal, opensAt });
  }

  /** Sends and reads; one run at a time. */
  function sync(): Promise<void> {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    sync,
    view: shown.read,
    subscribe: shown.subscribe,
    /** Records a mark locally and sends it when possible. */
    mark(move: DoorMove, guestId: string | null, undoes: string | null = null): DoorMark | null {
      const { door } = shown.read();
      if (!door) return null;
      const at = now() + door.offsetMs;
      const mark: DoorMark = { id: newId(), guestId, move, undoes, at, deviceId: door.deviceId, by: null };
      store.keepMark(mark, door.list.closes_at);
      show({ unsent: [...shown.read().unsent, mark] });
      return mark;
    },
    refresh(): Promise<void> {
      listReadAt = Number.NEGATIVE_INFINITY;
      return sync();
    },
    /** Deletes the door after its end, also offline. */
    closeInTime(): void {
      const { door } = shown.read();
      if (door && now() + door.offsetMs >= Date.parse(door.list.closes_at)) refuse('door_over');
    },
  };
}
