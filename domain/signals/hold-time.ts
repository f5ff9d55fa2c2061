/** How long an event is held at most, by how much time is left until it begins: guests of tonight must still hear of it. */
const holdTimes = [
  { hoursBefore: 8, minutes: 240 },
  { hoursBefore: 4, minutes: 120 },
  { hoursBefore: 2, minutes: 60 },
  { hoursBefore: 1, minutes: 30 },
  { hoursBefore: 0, minutes: 15 },
] as const;

/** So many first events of a business are held unless the operator sets another number. */
export const firstHeldEvents = 2;

/** The longest of them, in hours. */
export const mostHeldHours = holdTimes[0].minutes / 60;

/**
 * Until when an event is held that is published now. One that has begun is held as long as one about to begin; one that would be
 * over by then is not held at all, which is null.
 */
export function heldUntil({ startsAt, overAt }: { startsAt: Date; overAt: Date }, now: Date): Date | null {
  const hours = (startsAt.getTime() - now.getTime()) / 3_600_000;
  const { minutes } = holdTimes.find(({ hoursBefore }) => hours >= hoursBefore) ?? holdTimes[4];
  const until = new Date(now.getTime() + minutes * 60_000);
  return until < overAt ? until : null;
}
