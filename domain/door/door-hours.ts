import { openEndHours } from '#domain/events/is-over.ts';
import type { EventStatus } from '#domain/events/lifecycle.ts';

/** Hours before the event when its door list opens, and after it while marks are accepted; then phones delete it. */
export const doorHours = { before: 12, after: 12 } as const;

const HOUR_MS = 3_600_000;

/** An event archived the same night keeps its door. */
export function mayHaveDoor(status: EventStatus): boolean {
  return status === 'published' || status === 'archived';
}

/** Null without a start. */
export function doorTimes({ startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null }) {
  if (startsAt === null) return null;
  const endMs = endsAt?.getTime() ?? startsAt.getTime() + openEndHours * HOUR_MS;
  return {
    opensAt: new Date(startsAt.getTime() - doorHours.before * HOUR_MS),
    closesAt: new Date(endMs + doorHours.after * HOUR_MS),
  };
}

export function doorPhase(
  { opensAt, closesAt }: { opensAt: Date; closesAt: Date },
  now: Date,
): 'early' | 'open' | 'over' {
  if (now < opensAt) return 'early';
  return now < closesAt ? 'open' : 'over';
}

/** Clamps to the list's opening and now, since phones' clocks may be wrong. */
export function markInstant(at: Date, opensAt: Date, now: Date): Date {
  if (at > now) return now;
  return at < opensAt ? opensAt : at;
}
