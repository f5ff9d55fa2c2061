import type { DoorMark } from '#domain/door/marks.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { localStore, parseKept } from '#web/shell/browser-store.ts';
import { keptDoorName, listKeptDoor } from './kept-doors.ts';

export type DoorList = ApiAnswer<'readDoor'>;

/** What a phone knows of a door without a network. */
export type KeptDoor = {
  list: DoorList;
  /** Everybody's marks, as the server has them. */
  marks: DoorMark[];
  /** Where the next ones begin. */
  next: string;
  /** How far the clock of the server is ahead of this one. */
  offsetMs: number;
  /** Names this phone in its marks. */
  deviceId: string;
};

/** The storage of one door. What does not fit is lost with the page, and nothing else fails. */
export function doorStore(eventId: string) {
  return {
    read(): KeptDoor | null {
      const [name] = listKeptDoor('list', eventId);
      return name
        ? parseKept<KeptDoor>(
            localStore.read(name),
            ({ list, marks, deviceId }) => list && Array.isArray(marks) && deviceId,
          )
        : null;
    },
    write(door: KeptDoor): void {
      const name = keptDoorName('list', Date.parse(door.list.closes_at), eventId);
      for (const other of listKeptDoor('list', eventId)) if (other !== name) localStore.write(other, null);
      localStore.write(name, JSON.stringify(door));
    },
    /** Marks that are not sent, each for itself: two tabs cannot overwrite each other's. */
    readMarks(): DoorMark[] {
      return listKeptDoor('mark', eventId).flatMap((name) => parseKept<DoorMark>(localStore.read(name)) ?? []);
    },
    keepMark(mark: DoorMark, closesAt: string): void {
      localStore.write(keptDoorName('mark', Date.parse(closesAt), eventId, mark.id), JSON.stringify(mark));
    },
    dropMark(id: string): void {
      for (const name of listKeptDoor('mark', eventId)) if (name.endsWith(id)) localStore.write(name, null);
    },
    forget(part: 'list' | 'mark'): void {
      for (const name of listKeptDoor(part, eventId)) localStore.write(name, null);
    },
  };
}

export type DoorStore = ReturnType<typeof doorStore>;
