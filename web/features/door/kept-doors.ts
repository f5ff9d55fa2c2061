import { listKept, localStore } from '#web/shell/browser-store.ts';
import { SESSION_KEY } from '#web/shell/events.ts';

/**
 * Under which names a browser keeps doors. Lists, which have names of guests, go with the session, as all that begins with its name;
 * marks that are not sent have none and wait for the next login. Each says first when it is to be forgotten.
 */
const prefixes = { list: `${SESSION_KEY}.door.`, mark: 'dabei.door.' } as const;
type Part = keyof typeof prefixes;

/** The name of what is kept of one event; of a mark also its id. */
export function keptDoorName(part: Part, closesMs: number, eventId: string, markId = ''): string {
  return `${prefixes[part]}${closesMs}.${eventId}.${markId}`;
}

/** The names of what is kept of one event. */
export function listKeptDoor(part: Part, eventId: string): string[] {
  return listKept(prefixes[part]).filter((name) => name.includes(`.${eventId}.`));
}

/** Forgets every door that is closed by now. */
export function forgetClosedDoors(now: number): void {
  for (const prefix of Object.values(prefixes)) {
    for (const name of listKept(prefix)) {
      if (Number.parseInt(name.slice(prefix.length), 10) <= now) localStore.write(name, null);
    }
  }
}
