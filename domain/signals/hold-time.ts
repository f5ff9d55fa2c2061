/** Maximum hold by time until the start, so that tonight's guests still see the event. */
const holdTimes = [
  { hoursBefore: 8, minutes: 240 },
  { hoursBefore: 4, minutes: 120 },
  { hoursBefore: 2, minutes: 60 },
  { hoursBefore: 1, minutes: 30 },
  { hoursBefore: 0, minutes: 15 },
] as const;

/** Default; the operator may configure it. */
export const firstHeldEvents = 2;

export const mostHeldHours = holdTimes[0].minutes / 60;

/**
 * End of the hold for an event published now; after its start as shortly before it. Null: over by then, so not held.
 */
export function heldUntil({ startsAt, overAt }: { startsAt: Date; overAt: Date }, now: Date): Date | null {
  const hours = (startsAt.getTime() - now.getTime()) / 3_600_000;
  const { minutes } = holdTimes.find(({ hoursBefore }) => hours >= hoursBefore) ?? holdTimes[4];
  const until = new Date(now.getTime() + minutes * 60_000);
  return until < overAt ? until : null;
}
