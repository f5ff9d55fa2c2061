import { seriesDates } from '#domain/series/series-dates.ts';
import type { SeriesRule } from '#domain/series/series-rule.ts';
import { LAST, nthOfMonth, seriesLimits } from '#domain/series/series-rule.ts';
import { addDays, weekday } from '#domain/shared/calendar.ts';

export interface RuleFault {
  field: 'weekdays' | 'nth' | 'ends_on' | 'count';
  code: 'required' | 'mismatch' | 'too_small' | 'too_big' | 'ambiguous';
  message: string;
  limit?: number;
}

/** Whether the first date is the rule's weekday of the month. */
function isNth(day: string, nth: number): boolean {
  if (nth === LAST) return addDays(day, 7).slice(0, 7) !== day.slice(0, 7);
  return nthOfMonth(day) === nth;
}

/** Invalid rule: no end or two, a first date outside of it, no dates or too many. */
export function ruleFault(rule: SeriesRule): RuleFault | null {
  const { frequency, weekdays, nth, startsOn, endsOn, count } = rule;
  const most = seriesLimits.dates;
  if (endsOn === null && count === null)
    return { field: 'ends_on', code: 'required', message: 'A series ends: by `ends_on` or `count`' };
  if (endsOn !== null && count !== null)
    return { field: 'count', code: 'ambiguous', message: 'Either `ends_on` or `count`' };
  if (frequency === 'weekly' && !weekdays.includes(weekday(startsOn)))
    return { field: 'weekdays', code: 'mismatch', message: 'The weekday of the first date is none of them' };
  if (frequency === 'monthly_weekday' && (nth === null || !isNth(startsOn, nth)))
    return { field: 'nth', code: 'mismatch', message: 'The first date is not that weekday of its month' };
  const found = seriesDates(rule).length;
  const field = count === null ? 'ends_on' : 'count';
  if (found === 0) return { field, code: 'too_small', message: 'The rule makes no date', limit: 1 };
  if (found > most) return { field, code: 'too_big', message: `At most ${most} dates`, limit: most };
  return null;
}
