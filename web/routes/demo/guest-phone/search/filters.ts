import { figureDay } from '#domain/analytics/figure-day.ts';
import { shownDay } from '#domain/events/shown-day.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { isFree } from '../parts/is-free.ts';

type Event = ApiAnswer<'readAppEvent'>;
type Business = ApiAnswer<'findBusinesses'>['data'][number];

/** One of them at a time. */
const times = ['today', 'tomorrow', 'fortnight'] as const;
export const filters = [...times, 'near', 'free', 'openToday'] as const;
export type Filter = (typeof filters)[number];

/** What is chosen once a filter is switched. */
export function switched(on: ReadonlySet<Filter>, filter: Filter, isOn: boolean): Set<Filter> {
  const isTime = times.some((time) => time === filter);
  const kept = [...on].filter((each) => each !== filter && !(isTime && times.some((time) => time === each)));
  return new Set(isOn ? [...kept, filter] : kept);
}

/** The day to ask for; until four o'clock it is the one whose night it is. */
export function askedDay(on: ReadonlySet<Filter>, now: Date): string | null {
  const today = figureDay(now);
  return on.has('today') ? today : on.has('tomorrow') ? addDays(today, 1) : null;
}

/** A night belongs to the day it began on: past midnight, what began then is still today's. */
function isOnToday(event: Event, today: string): boolean {
  return shownDay(event) === today || event.event_date === today;
}

/** What the app filters itself, because the API does not: entry, and what is on today. */
export function filterEvents(events: readonly Event[], on: ReadonlySet<Filter>, now: Date): Event[] {
  const today = berlinDay(now);
  return events.filter(
    (event) => (!on.has('free') || isFree(event)) && (!on.has('openToday') || isOnToday(event, today)),
  );
}

/** Businesses that are open now or open later today. */
export function filterBusinesses(businesses: readonly Business[], on: ReadonlySet<Filter>, now: Date): Business[] {
  if (!on.has('openToday')) return [...businesses];
  const today = berlinDay(now);
  return businesses.filter(
    ({ open_state: { is_open: isOpen, opens_at: opensAt } }) =>
      isOpen || (opensAt !== null && berlinDay(new Date(opensAt)) === today),
  );
}
