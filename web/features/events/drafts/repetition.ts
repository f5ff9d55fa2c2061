import type { ClosedDayRule } from '#domain/series/series-rule.ts';
import { LAST, nthOfMonth } from '#domain/series/series-rule.ts';
import { addDays, isCalendarDay } from '#domain/shared/calendar.ts';
import type { ApiBody } from '#web/api/paths.ts';

/** How a new event comes back, in the words of the form. */
const rhythms = ['weekly', 'fortnightly', 'monthly_weekday', 'monthly_last', 'monthly_day'] as const;
export type Rhythm = (typeof rhythms)[number];

/** What is chosen for a new event. */
export interface Repetition {
  rhythm: Rhythm;
  end: 'count' | 'day';
  count: string;
  endsOn: string;
  closedDays: ClosedDayRule;
}

type Rule = Omit<ApiBody<'createSeries'>, 'event_id'>;

/** Beginning with this day, what it can be: a fourth weekday may be the last of its month as well, a fifth is only that. */
export function rhythmsOn(day: string): Rhythm[] {
  const isLast = addDays(day, 7).slice(0, 7) !== day.slice(0, 7);
  const hasNth = nthOfMonth(day) !== LAST;
  return rhythms.filter((one) => (one === 'monthly_weekday' ? hasNth : one !== 'monthly_last' || isLast));
}

/** The rule as the API takes it. */
export function ruleBody({ rhythm, end, count, endsOn, closedDays }: Repetition, day: string): Rule {
  const ending = end === 'count' ? { count: Number(count) } : { ends_on: endsOn };
  const rest = { ...ending, closed_days: closedDays };
  switch (rhythm) {
    case 'weekly':
      return { frequency: 'weekly', ...rest };
    case 'fortnightly':
      return { frequency: 'weekly', interval: 2, ...rest };
    case 'monthly_weekday':
      return { frequency: 'monthly_weekday', nth: nthOfMonth(day) as 1 | 2 | 3 | 4, ...rest };
    case 'monthly_last':
      return { frequency: 'monthly_weekday', nth: LAST, ...rest };
    case 'monthly_day':
      return { frequency: 'monthly_day', ...rest };
  }
}

/** Whether a new event on this day comes back: what was chosen for another day may not be there for this one. */
export function repeatsOn(repetition: Repetition | null | undefined, day: string): repetition is Repetition {
  return repetition != null && rhythmsOn(day).includes(repetition.rhythm);
}

/** Whether a rule is complete enough to be asked about; what is wrong with it otherwise, the server says. */
export function isComplete({ end, count, endsOn }: Repetition): boolean {
  return end === 'count' ? /^\d{1,3}$/.test(count) : isCalendarDay(endsOn);
}
