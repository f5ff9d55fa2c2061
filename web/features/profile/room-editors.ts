import type { Room } from '#web/paths.ts';
import { roomOf } from '#web/paths.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import type { RoomEditorProps } from './room-editor-props.ts';

/** Editors of the rooms that belong to the profile's form, each fetched when it is opened. */
export const roomEditors = {
  public: onDemand<RoomEditorProps>(async () => (await import('./public-room.tsx')).PublicRoom),
  hours: onDemand<RoomEditorProps>(async () => (await import('./hours-room.tsx')).HoursRoom),
  contact: onDemand<RoomEditorProps>(async () => (await import('./contact-fields.tsx')).ContactFields),
  look: onDemand<RoomEditorProps>(async () => (await import('./look-room.tsx')).LookRoom),
};

export type FormRoom = keyof typeof roomEditors;

/** In their order. */
export const formRooms = ['public', 'hours', 'contact', 'look'] as const satisfies readonly FormRoom[];

export const fetchRooms = () => Promise.all(formRooms.map((room) => roomEditors[room].fetch()));

export async function fetchRoom(room: Room | null): Promise<void> {
  if (room !== null && room !== 'business') await roomEditors[room].fetch();
}

/** The editor that the address of a page in a browser opens. */
export async function fetchOpenRoom(): Promise<void> {
  if (typeof location !== 'undefined') await fetchRoom(roomOf(new URLSearchParams(location.search)));
}
