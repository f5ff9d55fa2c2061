import { isOver } from '#domain/events/is-over.ts';
import type { EventStatus } from '#domain/events/lifecycle.ts';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import { fold, searchPart } from '#domain/guest-search/search-text.ts';

export const guestSearch = { minLength: 2, maxLength: 80, maxResults: 20, perPerson: 3 } as const;

/** Lower case, no accents, separated words. */
export function searchedName(typed: string): string {
  return fold(typed.replaceAll('-', ' '));
}

/** Search text with a space before word starts; null for an empty search. */
export function searchedPart(typed: string): string | null {
  return searchPart(typed.replaceAll('-', ' '));
}

export interface FoundGuest {
  userId: string;
  displayName: string;
  status: ParticipantStatus;
  event: { status: EventStatus; startsAt: Date | null; endsAt: Date | null };
}

/** Lower is better: name starts with the query, coming event, guest still in. */
function placeOf({ displayName, status, event }: FoundGuest, name: string, now: Date): number {
  const isBeginning = ` ${searchedName(displayName)}`.includes(` ${name}`);
  const isComing = event.status === 'published' && !isOver(event, now);
  const isOut = status === 'rejected' || status === 'left';
  return (isBeginning ? 0 : 4) + (isComing ? 0 : 2) + (isOut ? 1 : 0);
}

/** Milliseconds to the event; infinite without a date. */
function distanceOf({ event: { startsAt } }: FoundGuest, now: Date): number {
  return startsAt ? Math.abs(startsAt.getTime() - now.getTime()) : Number.MAX_SAFE_INTEGER;
}

function byName({ displayName: one }: FoundGuest, { displayName: other }: FoundGuest): number {
  return Number(one > other) - Number(one < other);
}

/** Best first, with a limit per person, so regulars leave room for others. */
export function rankGuests<Guest extends FoundGuest>(
  found: readonly Guest[],
  { typed, limit, now }: { typed: string; limit: number; now: Date },
): Guest[] {
  const name = searchedName(typed);
  const ranked = found
    .map((guest) => ({ guest, place: placeOf(guest, name, now), distance: distanceOf(guest, now) }))
    .sort((one, other) => one.place - other.place || one.distance - other.distance || byName(one.guest, other.guest));
  const taken = new Map<string, number>();
  const best = ranked.filter(({ guest: { userId } }) => {
    const count = (taken.get(userId) ?? 0) + 1;
    taken.set(userId, count);
    return count <= guestSearch.perPerson;
  });
  return best.slice(0, limit).map(({ guest }) => guest);
}
