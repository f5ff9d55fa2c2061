import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { isFree } from '../parts/use-price-text.ts';

type Event = ApiAnswer<'readAppEvent'>;
type Business = ApiAnswer<'findBusinesses'>['data'][number];

export const filters = ['fortnight', 'near', 'free', 'openToday'] as const;
export type Filter = (typeof filters)[number];

/** What the app filters itself, because the API does not: entry, and what is on today. */
export function filterEvents(events: readonly Event[], on: ReadonlySet<Filter>, now: Date): Event[] {
  const today = berlinDay(now);
  return events.filter(
    (event) => (!on.has('free') || isFree(event)) && (!on.has('openToday') || event.event_date === today),
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
