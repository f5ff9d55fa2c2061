import { effectOf, lastVisibleDay } from '#domain/series/coming-dates.ts';
import { ruleFault } from '#domain/series/rule-faults.ts';
import { seriesDates } from '#domain/series/series-dates.ts';
import type { ClosedDayRule, SeriesRule } from '#domain/series/series-rule.ts';
import { seriesLimits } from '#domain/series/series-rule.ts';

interface Setting {
  closedDays: ClosedDayRule;
  isClosed: (day: string) => boolean;
  today: string;
}

/** A rule without a series is one event. */
export function datesPaidAtOnce(rule: SeriesRule, { closedDays, isClosed, today }: Setting): number {
  if (ruleFault(rule)) return 1;
  const held = seriesDates(rule).filter(
    (day, index) =>
      day <= lastVisibleDay(today) && (index === 0 || effectOf(isClosed(day), closedDays) === 'takes_place'),
  );
  return Math.min(held.length, seriesLimits.paidAhead);
}
