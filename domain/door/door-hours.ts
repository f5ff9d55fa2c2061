import { openEndHours } from '#domain/events/is-over.ts';
import type { EventStatus } from '#domain/events/lifecycle.ts';

/** How long before an event its door list can be opened, and how long after it marks still arrive; then phones forget it. */
export const doorHours = { before: 12, after: 12 } as const;

const HOUR_MS = 3_600_000;

/** Whether people come to it: what was put into the archive in the same night keeps its door. */
export function mayHaveDoor(status: EventStatus): boolean {
  return status === 'published' || status === 'archived';
}

/** From when until when the door list of an event can be used. Null while it has no beginning. */
export function doorTimes({ startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null }) {
  if (startsAt === null) return null;
  const endMs = endsAt?.getTime() ?? startsAt.getTime() + openEndHours * HOUR_MS;
  return {
    opensAt: new Date(startsAt.getTime() - doorHours.before * HOUR_MS),
    closesAt: new Date(endMs + doorHours.after * HOUR_MS),
  };
}

/** Where `now` stands to the times of a door. */
export function doorPhase(
  { opensAt, closesAt }: { opensAt: Date; closesAt: Date },
  now: Date,
): 'early' | 'open' | 'over' {
  if (now < opensAt) return 'early';
  return now < closesAt ? 'open' : 'over';
}

/**
 * The instant of a mark that a phone sent: clocks of phones are wrong at times, and nobody came before the list was there or after
 * now.
 */
export function markInstant(at: Date, opensAt: Date, now: Date): Date {
  if (at > now) return now;
  return at < opensAt ? opensAt : at;
}
