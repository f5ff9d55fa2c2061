import { RRuleTemporal } from 'rrule-temporal';
import type { SeriesRule } from '#domain/series/series-rule.ts';
import { seriesLimits } from '#domain/series/series-rule.ts';
import { weekday } from '#domain/shared/calendar.ts';

const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const codeOf = (day: number) => codes[day] ?? 'SU';

/** RRULE parts that select days; RFC 5545 weeks start on Monday. */
function daysOf({ frequency, weekdays, nth, startsOn }: SeriesRule): string {
  switch (frequency) {
    case 'weekly':
      return `FREQ=WEEKLY;WKST=MO;BYDAY=${weekdays.map(codeOf).join(',')}`;
    case 'monthly_weekday':
      return `FREQ=MONTHLY;BYDAY=${nth}${codeOf(weekday(startsOn))}`;
    case 'monthly_day':
      return `FREQ=MONTHLY;BYMONTHDAY=${Number(startsOn.slice(8))}`;
  }
}

const compact = (day: string) => day.replaceAll('-', '');

/** At most `most` days, as wall-clock days in Europe/Berlin, unaffected by clock changes. */
export function ruleDays(rule: SeriesRule, most: number): string[] {
  const { interval, startsOn, endsOn, count } = rule;
  if (count !== null && count < 1) return [];
  if (endsOn !== null && endsOn < startsOn) return [];
  const end = count === null ? (endsOn === null ? '' : `;UNTIL=${compact(endsOn)}T235959Z`) : `;COUNT=${count}`;
  const rruleString = `DTSTART:${compact(startsOn)}T000000Z\nRRULE:${daysOf(rule)};INTERVAL=${interval}${end}`;
  const dates = new RRuleTemporal({ rruleString }).all((_, i) => i < most);
  return dates.map((date) => date.toPlainDate().toString());
}

/** Includes one more than allowed if there are too many. */
export function seriesDates(rule: SeriesRule): string[] {
  return ruleDays(rule, seriesLimits.dates + 1);
}
