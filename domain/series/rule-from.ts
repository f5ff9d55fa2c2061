import type { Repetition } from '#domain/series/repetition.ts';
import type { SeriesRule } from '#domain/series/series-rule.ts';
import { nthOfMonth } from '#domain/series/series-rule.ts';
import { weekday } from '#domain/shared/calendar.ts';

/** Completes a rule from its first date, without validation. */
export function ruleFrom(
  { frequency, interval = 1, weekdays, nth, ends_on: endsOn = null, count = null }: Repetition,
  startsOn: string,
): SeriesRule {
  return {
    ...{ frequency, interval, startsOn, endsOn, count },
    weekdays: frequency === 'weekly' ? [...(weekdays ?? [weekday(startsOn)])].sort() : [],
    nth: frequency === 'monthly_weekday' ? (nth ?? nthOfMonth(startsOn)) : null,
  };
}
