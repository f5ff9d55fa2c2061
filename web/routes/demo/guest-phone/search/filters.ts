import { shownDay } from '#domain/events/shown-day.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { isFree } from '../parts/use-price-text.ts';

type Event = ApiAnswer<'readAppEvent'>;
type Business = ApiAnswer<'findBusinesses'>['data'][number];

export const filters = ['fortnight', 'near', 'free', 'openToday'] as const;
export type Filter = (typeof filters)[number];

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
