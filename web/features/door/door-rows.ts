import type { DoorState, GuestAtDoor } from '#domain/door/marks.ts';
import { takesPlace } from '#domain/events/participation.ts';
import { fold } from '#domain/guest-search/search-text.ts';
import type { Language } from '#domain/shared/language.ts';
import type { DoorList } from './kept-door.ts';

export type DoorGuest = DoorList['guests'][number];
export type DoorRow = { guest: DoorGuest; at: GuestAtDoor | undefined };

export const doorFilters = ['all', 'missing', 'in'] as const;
export type DoorFilter = (typeof doorFilters)[number];

const isOf: Record<DoorFilter, (row: DoorRow) => boolean> = {
  all: () => true,
  missing: ({ guest, at }) => takesPlace(guest.status) && at === undefined,
  in: ({ at }) => at?.move === 'in',
};

/** Everybody on the list by name, those without a place after the others. */
export function doorRows(guests: readonly DoorGuest[], state: DoorState, language: Language): DoorRow[] {
  const { compare } = new Intl.Collator(language);
  const hasPlace = ({ status }: DoorGuest) => Number(takesPlace(status));
  return [...guests]
    .sort((a, b) => hasPlace(b) - hasPlace(a) || compare(a.display_name, b.display_name))
    .map((guest) => ({ guest, at: state.guests.get(guest.user_id) }));
}

/** How many people are in the rows of a filter, parties in full. */
export function peopleOf(rows: readonly DoorRow[], filter: DoorFilter): number {
  return rows.filter(isOf[filter]).reduce((people, { guest }) => people + guest.party_size, 0);
}

/** The rows of a filter in whose name every typed word begins a word. */
export function findRows(rows: readonly DoorRow[], filter: DoorFilter, typed: string): DoorRow[] {
  const wanted = fold(typed).split(' ').filter(Boolean);
  return rows.filter((row) => {
    const words = fold(row.guest.display_name).split(/[ -]/);
    return isOf[filter](row) && wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}
