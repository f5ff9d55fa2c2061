import type { DoorState, GuestAtDoor } from '#domain/door/marks.ts';
import { takesPlace } from '#domain/events/participation.ts';
import { fold } from '#domain/guest-search/search-text.ts';
import type { Language } from '#domain/shared/language.ts';
import type { DoorList } from './door-store.ts';

export type DoorGuest = DoorList['guests'][number];
export type DoorRow = { guest: DoorGuest; at: GuestAtDoor | undefined };

export const doorFilters = ['all', 'missing', 'in'] as const;
export type DoorFilter = (typeof doorFilters)[number];

const isOf: Record<DoorFilter, (row: DoorRow) => boolean> = {
  all: () => true,
  missing: ({ guest, at }) => takesPlace(guest.status) && at === undefined,
  in: ({ at }) => at?.move === 'in',
};

/** By name; parties without a place last. */
export function doorRows(guests: readonly DoorGuest[], state: DoorState, language: Language): DoorRow[] {
  const { compare } = new Intl.Collator(language);
  const hasPlace = ({ status }: DoorGuest) => Number(takesPlace(status));
  return [...guests]
    .sort((a, b) => hasPlace(b) - hasPlace(a) || compare(a.display_name, b.display_name))
    .map((guest) => ({ guest, at: state.guests.get(guest.user_id) }));
}

/** People in the filtered rows, counting whole parties. */
export function peopleOf(rows: readonly DoorRow[], filter: DoorFilter): number {
  return rows.filter(isOf[filter]).reduce((people, { guest }) => people + guest.party_size, 0);
}

/** Filtered rows: each typed word is the prefix of a word of the name. */
export function findRows(rows: readonly DoorRow[], filter: DoorFilter, typed: string): DoorRow[] {
  const wanted = fold(typed).split(' ').filter(Boolean);
  return rows.filter((row) => {
    const words = fold(row.guest.display_name).split(/[ -]/);
    return isOf[filter](row) && wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}
