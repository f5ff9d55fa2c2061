import { listStoredKeys, localStore } from '#web/shell/browser-store.ts';
import { SESSION_KEY } from '#web/shell/events.ts';

/**
 * Storage keys. Lists hold names, so their prefix clears them with the session; unsent marks hold none and wait for the
 * next login. Keys start with the deletion time.
 */
const prefixes = { list: `${SESSION_KEY}.door.`, mark: 'dabei.door.' } as const;
type Part = keyof typeof prefixes;

/** Key for an event's data; for marks including their id. */
export function doorKey(part: Part, closesMs: number, eventId: string, markId = ''): string {
  return `${prefixes[part]}${closesMs}.${eventId}.${markId}`;
}

export function listDoorKeys(part: Part, eventId: string): string[] {
  return listStoredKeys(prefixes[part]).filter((name) => name.includes(`.${eventId}.`));
}

export function deleteClosedDoors(now: number): void {
  for (const prefix of Object.values(prefixes)) {
    for (const name of listStoredKeys(prefix)) {
      if (Number.parseInt(name.slice(prefix.length), 10) <= now) localStore.write(name, null);
    }
  }
}
