import type { Room } from '#web/paths.ts';
import { roomOf } from '#web/paths.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import type { RoomEditorProps } from './room-editor-props.ts';

export const roomEditors = {
  public: onDemand<RoomEditorProps>(async () => (await import('./public-room.tsx')).PublicRoom),
  hours: onDemand<RoomEditorProps>(async () => (await import('./hours-room.tsx')).HoursRoom),
  contact: onDemand<RoomEditorProps>(async () => (await import('./contact-fields.tsx')).ContactFields),
  look: onDemand<RoomEditorProps>(async () => (await import('./look-room.tsx')).LookRoom),
};

export type FormRoom = keyof typeof roomEditors;

/** In display order. */
export const formRooms = ['public', 'hours', 'contact', 'look'] as const satisfies readonly FormRoom[];

export const fetchRooms = () => Promise.all(formRooms.map((room) => roomEditors[room].fetch()));

export async function fetchRoom(room: Room | null): Promise<void> {
  if (room !== null && room !== 'business') await roomEditors[room].fetch();
}

/** Preloads the editor of the room in the address. */
export async function fetchOpenRoom(): Promise<void> {
  if (typeof location !== 'undefined') await fetchRoom(roomOf(new URLSearchParams(location.search)));
}
