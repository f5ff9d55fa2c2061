import { isOver } from '#domain/events/is-over.ts';

interface Dated {
  eventDate: string | null;
  nightOf: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
}

/**
 * True on the event's day, counting nights to their first day, or while it runs. `today` is the day as guests count it:
 * Friday at 00:30 after an open Friday.
 */
export function isTonight({ eventDate, nightOf, startsAt, endsAt }: Dated, today: string, now: Date): boolean {
  if (isOver({ startsAt, endsAt }, now)) return false;
  return (nightOf ?? eventDate) === today || (startsAt !== null && startsAt <= now);
}

/** Running and coming events, soonest first. */
export function comingEvents<Event extends Dated>(events: readonly Event[], now: Date): Event[] {
  const startOf = ({ startsAt }: Event) => startsAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return events.filter((event) => !isOver(event, now)).sort((a, b) => startOf(a) - startOf(b));
}
