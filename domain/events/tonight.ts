import { isOver } from '#domain/events/is-over.ts';

interface Dated {
  eventDate: string | null;
  nightOf: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
}

/**
 * True for what belongs to a day, nights by the day they began on, and for what began before and is still on. `today` is the day
 * that guests call it now: at half past midnight after an open Friday, Friday.
 */
export function isTonight({ eventDate, nightOf, startsAt, endsAt }: Dated, today: string, now: Date): boolean {
  if (isOver({ startsAt, endsAt }, now)) return false;
  return (nightOf ?? eventDate) === today || (startsAt !== null && startsAt <= now);
}

/** What is on or comes, soonest first. */
export function comingEvents<Event extends Dated>(events: readonly Event[], now: Date): Event[] {
  const startOf = ({ startsAt }: Event) => startsAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return events.filter((event) => !isOver(event, now)).sort((a, b) => startOf(a) - startOf(b));
}
