import type { DoorMark } from '#domain/door/marks.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { localStore, parseStored } from '#web/shell/browser-store.ts';
import { doorKey, listDoorKeys } from './door-keys.ts';

export type DoorList = ApiAnswer<'readDoor'>;

export type StoredDoor = {
  list: DoorList;
  /** Marks of all devices, from the server. */
  marks: DoorMark[];
  /** Cursor for newer marks. */
  next: string;
  /** Server time minus local time, in milliseconds. */
  offsetMs: number;
  /** Identifies this phone in marks. */
  deviceId: string;
};

/** Storage of one door. Data over quota is kept in memory only. */
export function doorStore(eventId: string) {
  return {
    read(): StoredDoor | null {
      const [name] = listDoorKeys('list', eventId);
      return name
        ? parseStored<StoredDoor>(
            localStore.read(name),
            ({ list, marks, deviceId }) => list?.gone_codes && Array.isArray(marks) && deviceId,
          )
        : null;
    },
    write(door: StoredDoor): void {
      const name = doorKey('list', Date.parse(door.list.closes_at), eventId);
      for (const other of listDoorKeys('list', eventId)) if (other !== name) localStore.write(other, null);
      localStore.write(name, JSON.stringify(door));
    },
    /** Unsent marks under a key each, so that tabs do not overwrite each other. */
    readMarks(): DoorMark[] {
      return listDoorKeys('mark', eventId).flatMap((name) => parseStored<DoorMark>(localStore.read(name)) ?? []);
    },
    keepMark(mark: DoorMark, closesAt: string): void {
      localStore.write(doorKey('mark', Date.parse(closesAt), eventId, mark.id), JSON.stringify(mark));
    },
    dropMark(id: string): void {
      for (const name of listDoorKeys('mark', eventId)) if (name.endsWith(id)) localStore.write(name, null);
    },
    forget(part: 'list' | 'mark'): void {
      for (const name of listDoorKeys(part, eventId)) localStore.write(name, null);
    },
  };
}

export type DoorStore = ReturnType<typeof doorStore>;
