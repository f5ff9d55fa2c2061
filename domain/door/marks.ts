/** What is marked at the door: somebody goes in or out; `undo` takes one earlier mark back. */
export const doorMoves = ['in', 'out', 'undo'] as const;
export type DoorMove = (typeof doorMoves)[number];

/** How many marks a phone sends or reads in one go, and how many an event has at most. */
export const marksAtOnce = 200;
export const mostMarks = 20_000;

/** One entry of the log. Devices make the ids, so that sending it again changes nothing. */
export interface DoorMark {
  id: string;
  /** Null: somebody without a name on the list, counted by plus and minus. */
  guestId: string | null;
  move: DoorMove;
  /** With `undo`: the mark that does not hold. */
  undoes: string | null;
  /** Milliseconds of the device's clock, set by the server's. */
  at: number;
  deviceId: string;
  /** Who stood at the door, by name; null when it is not known any more. */
  by: string | null;
}

export interface GuestAtDoor {
  move: 'in' | 'out';
  /** The mark since which it is so: of several that say the same, the first. */
  since: DoorMark;
  /** The last time another device let in somebody who was in already. */
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

/** Every mark once, in the order of their instants; equal ones in the order of their ids. The first of two copies stays. */
export function mergeMarks(...lists: readonly (readonly DoorMark[])[]): DoorMark[] {
  const merged = new Map<string, DoorMark>();
  for (const mark of lists.flat()) if (!merged.has(mark.id)) merged.set(mark.id, mark);
  return [...merged.values()].sort(byTime);
}

/**
 * Who is in and who went out, from the marks of all devices. The same for any order of the marks and any number of copies: a
 * guest is where the last mark that holds says, and whoever was let in twice is in once.
 */
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

/** People at the door, parties in full: who is inside by name and without, and who of the list came at all. */
export function countPeople(state: DoorState, parties: readonly Party[]) {
  const sum = (is: (at: GuestAtDoor) => boolean) =>
    parties.reduce((people, { guestId, partySize }) => {
      const at = state.guests.get(guestId);
      return at && is(at) ? people + partySize : people;
    }, 0);
  const named = sum(({ move }) => move === 'in');
  return { inside: named + state.withoutApp, named, withoutApp: state.withoutApp, came: sum(() => true) };
}
