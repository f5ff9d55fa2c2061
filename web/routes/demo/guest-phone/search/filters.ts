import { figureDay } from '#domain/analytics/figure-day.ts';
import { shownDay } from '#domain/events/shown-day.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { isFree } from '../parts/is-free.ts';

type Event = ApiAnswer<'readAppEvent'>;
type Business = ApiAnswer<'findBusinesses'>['data'][number];

/** Mutually exclusive. */
const times = ['today', 'tomorrow', 'fortnight'] as const;
export const filters = [...times, 'near', 'free', 'openToday'] as const;
export type Filter = (typeof filters)[number];

/** Filters after a toggle. */
export function switched(on: ReadonlySet<Filter>, filter: Filter, isOn: boolean): Set<Filter> {
  const isTime = times.some((time) => time === filter);
  const kept = [...on].filter((each) => each !== filter && !(isTime && times.some((time) => time === each)));
  return new Set(isOn ? [...kept, filter] : kept);
}

/** Day to query; until four o'clock the previous one. */
export function askedDay(on: ReadonlySet<Filter>, now: Date): string | null {
  const today = figureDay(now);
  return on.has('today') ? today : on.has('tomorrow') ? addDays(today, 1) : null;
}

/** After midnight, events begun the evening before are still today's. */
function isOnToday(event: Event, today: string): boolean {
  return shownDay(event) === today || event.event_date === today;
}

/** Filters not supported by the API: entry and today. */
export function filterEvents(events: readonly Event[], on: ReadonlySet<Filter>, now: Date): Event[] {
  const today = berlinDay(now);
  return events.filter(
    (event) => (!on.has('free') || isFree(event)) && (!on.has('openToday') || isOnToday(event, today)),
  );
}

/** Open now or later today. */
export function filterBusinesses(businesses: readonly Business[], on: ReadonlySet<Filter>, now: Date): Business[] {
  if (!on.has('openToday')) return [...businesses];
  const today = berlinDay(now);
  return businesses.filter(
    ({ open_state: { is_open: isOpen, opens_at: opensAt } }) =>
      isOpen || (opensAt !== null && berlinDay(new Date(opensAt)) === today),
  );
}
