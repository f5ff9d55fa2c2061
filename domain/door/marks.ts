/** Marks at the door: in, out, or `undo` of an earlier mark. */
export const doorMoves = ['in', 'out', 'undo'] as const;
export type DoorMove = (typeof doorMoves)[number];

/** Marks per request, and marks per event. */
export const marksAtOnce = 200;
export const mostMarks = 20_000;

/** A log entry. Devices create ids, which makes sending idempotent. */
export interface DoorMark {
  id: string;
  /** Null: an unnamed person, counted by plus and minus. */
  guestId: string | null;
  move: DoorMove;
  undoes: string | null;
  /** Milliseconds of the device's clock, synchronized to the server's. */
  at: number;
  deviceId: string;
  /** Name of the marking member; null if unknown. */
  by: string | null;
}

export interface GuestAtDoor {
  move: 'in' | 'out';
  /** First of equal marks that set the state. */
  since: DoorMark;
  /** Last repeated admission by another device. */
  again: DoorMark | null;
}

export interface DoorState {
  guests: ReadonlyMap<string, GuestAtDoor>;
  /** People inside who are not on the list. */
  withoutApp: number;
}

function byTime(a: DoorMark, b: DoorMark): number {
  if (a.at !== b.at) return a.at - b.at;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

/** Sorts by instant, then id; of copies the first stays. */
export function mergeMarks(...lists: readonly (readonly DoorMark[])[]): DoorMark[] {
  const merged = new Map<string, DoorMark>();
  for (const mark of lists.flat()) if (!merged.has(mark.id)) merged.set(mark.id, mark);
  return [...merged.values()].sort(byTime);
}

/** Is independent of order and copies: each guest's last valid mark counts, and repeated admissions count once. */
export function doorState(marks: readonly DoorMark[]): DoorState {
  const merged = mergeMarks(marks);
  const undone = new Set(merged.flatMap(({ undoes }) => undoes ?? []));
  const guests = new Map<string, GuestAtDoor>();
  let withoutApp = 0;
  for (const mark of merged) {
    const { move, guestId } = mark;
    if (move === 'undo' || undone.has(mark.id)) continue;
    if (guestId === null) {
      withoutApp += move === 'in' ? 1 : -1;
      continue;
    }
    const before = guests.get(guestId);
    if (before?.move !== move) guests.set(guestId, { move, since: mark, again: null });
    else if (move === 'in' && mark.deviceId !== before.since.deviceId) guests.set(guestId, { ...before, again: mark });
  }
  return { guests, withoutApp: Math.max(0, withoutApp) };
}

interface Party {
  guestId: string;
  partySize: number;
}

/** Full parties: inside by name and without, and guests who ever came. */
export function countPeople(state: DoorState, parties: readonly Party[]) {
  const sum = (is: (at: GuestAtDoor) => boolean) =>
    parties.reduce((people, { guestId, partySize }) => {
      const at = state.guests.get(guestId);
      return at && is(at) ? people + partySize : people;
    }, 0);
  const named = sum(({ move }) => move === 'in');
  return { inside: named + state.withoutApp, named, withoutApp: state.withoutApp, came: sum(() => true) };
}
