import { isOver } from '#domain/events/is-over.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';

interface Dated {
  eventDate: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** True for what begins today in Berlin, and for what began before and is still on: a night belongs to the day it began on. */
export function isTonight({ eventDate, startsAt, endsAt }: Dated, now: Date): boolean {
  if (isOver({ startsAt, endsAt }, now)) return false;
  return eventDate === berlinDay(now) || (startsAt !== null && startsAt <= now);
}

/** What is on or comes, soonest first. */
export function comingEvents<Event extends Dated>(events: readonly Event[], now: Date): Event[] {
  const startOf = ({ startsAt }: Event) => startsAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return events.filter((event) => !isOver(event, now)).sort((a, b) => startOf(a) - startOf(b));
}
