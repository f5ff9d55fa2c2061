import { isOver } from '#domain/events/is-over.ts';
import type { EventStatus } from '#domain/events/lifecycle.ts';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import { fold, searchPart } from '#domain/guest-search/search-text.ts';

/** A search for guests by name: how much must be typed, and what comes back. */
export const guestSearch = { minLength: 2, maxLength: 80, maxResults: 20, perPerson: 3 } as const;

/** A name, or part of one, as it is searched: lower case without accents, its words apart. */
export function searchedName(typed: string): string {
  return fold(typed.replaceAll('-', ' '));
}

/** What has to be in a name that is found, with a space before what has to begin a word; null when nothing is left to search for. */
export function searchedPart(typed: string): string | null {
  return searchPart(typed.replaceAll('-', ' '));
}

/** Somebody at an event, as far as it matters which of several is meant. */
export interface FoundGuest {
  userId: string;
  displayName: string;
  status: ParticipantStatus;
  event: { status: EventStatus; startsAt: Date | null; endsAt: Date | null };
}

/** Lower comes first: the name begins so, the event is still to come, the person is still there. */
function placeOf({ displayName, status, event }: FoundGuest, name: string, now: Date): number {
  const isBeginning = ` ${searchedName(displayName)}`.includes(` ${name}`);
  const isComing = event.status === 'published' && !isOver(event, now);
  const isOut = status === 'rejected' || status === 'left';
  return (isBeginning ? 0 : 4) + (isComing ? 0 : 2) + (isOut ? 1 : 0);
}

/** How far away an event is, in milliseconds; one without a day is farthest. */
function distanceOf({ event: { startsAt } }: FoundGuest, now: Date): number {
  return startsAt ? Math.abs(startsAt.getTime() - now.getTime()) : Number.MAX_SAFE_INTEGER;
}

/** The best of those whose name was found, best first. Somebody who comes to everything leaves room for the others. */
export function rankGuests<Guest extends FoundGuest>(
  found: readonly Guest[],
  { typed, limit, now }: { typed: string; limit: number; now: Date },
): Guest[] {
  const name = searchedName(typed);
  const ranked = found
    .map((guest) => ({ guest, place: placeOf(guest, name, now), distance: distanceOf(guest, now) }))
    .sort((one, other) => one.place - other.place || one.distance - other.distance);
  const taken = new Map<string, number>();
  const best = ranked.filter(({ guest: { userId } }) => {
    const count = (taken.get(userId) ?? 0) + 1;
    taken.set(userId, count);
    return count <= guestSearch.perPerson;
  });
  return best.slice(0, limit).map(({ guest }) => guest);
}
