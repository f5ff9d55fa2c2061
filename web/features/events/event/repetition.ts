import type { LineRhythm } from '#domain/events/one-line/read-repetition.ts';
import { LAST, nthOfMonth } from '#domain/series/series-rule.ts';
import { addDays, isCalendarDay } from '#domain/shared/calendar.ts';
import type { EventOfBusiness } from './use-events.ts';

/** How an event comes back, as it is stored. Of `ends_on` and `count` one is there, and null until it has been typed. */
export type Repetition = NonNullable<EventOfBusiness['repetition']>;

/** How a series comes back, in the words of the form. */
const rhythms = ['weekly', 'fortnightly', 'monthly_weekday', 'monthly_last', 'monthly_day'] as const;
type Known = (typeof rhythms)[number];
/** `own`: as no form says it, but the API does. */
export type Rhythm = Known | 'own';

const shapes: Record<Known, Pick<Repetition, 'frequency' | 'interval' | 'nth'>> = {
  weekly: { frequency: 'weekly' },
  fortnightly: { frequency: 'weekly', interval: 2 },
  monthly_weekday: { frequency: 'monthly_weekday' },
  monthly_last: { frequency: 'monthly_weekday', nth: LAST },
  monthly_day: { frequency: 'monthly_day' },
};

/** Beginning with this day, what it can be: a fourth weekday may be the last of its month as well, a fifth is only that. */
export function rhythmsOn(day: string): Known[] {
  const isLast = addDays(day, 7).slice(0, 7) !== day.slice(0, 7);
  const hasNth = nthOfMonth(day) !== LAST;
  return rhythms.filter((one) => (one === 'monthly_weekday' ? hasNth : one !== 'monthly_last' || isLast));
}

export function rhythmOf({ frequency, interval = 1, weekdays = [], nth }: Repetition): Rhythm {
  const isShape = (one: Known) => {
    const shape = shapes[one];
    return (
      shape.frequency === frequency &&
      (shape.interval ?? 1) === interval &&
      shape.nth === (nth === LAST ? nth : undefined)
    );
  };
  return (weekdays.length < 2 && rhythms.find(isShape)) || 'own';
}

/** A repetition in another rhythm, with the same end; one that is new has ten dates. */
export function inRhythm(rhythm: Known, present: Repetition | null): Repetition {
  const { count, ends_on, closed_days = 'ask' } = present ?? { count: 10 };
  return { ...shapes[rhythm], ...(ends_on === undefined ? { count: count ?? null } : { ends_on }), closed_days };
}

/** The repetition that words of a line mean for an event on this day; null where the form has none like it. */
export function proposedRepetition(rhythm: LineRhythm | null, day: string): Repetition | null {
  const possible = rhythmsOn(day);
  const meant = rhythm === 'monthly' ? (['monthly_weekday', 'monthly_last'] as const) : [rhythm];
  const found = meant.find((one) => one !== null && possible.includes(one));
  return found ? inRhythm(found, null) : null;
}

/** Whether a new event on this day comes back: what was chosen for another day may not be there for this one. */
export function repeatsOn(repetition: Repetition | null, day: string): repetition is Repetition {
  if (!repetition) return false;
  const rhythm = rhythmOf(repetition);
  if (!isCalendarDay(day)) return false;
  return rhythm === 'own' || rhythmsOn(day).includes(rhythm);
}

/** The series that an event on this day begins, as far as it has a price; undefined for a single event. */
export function seriesOf(repetition: Repetition | null, day: string) {
  return repeatsOn(repetition, day) && isComplete(repetition) ? { repetition, event_date: day } : undefined;
}

/** Whether a rule is complete enough to be asked about; what is wrong with it otherwise, the server says. */
export function isComplete({ count, ends_on: endsOn }: Repetition): boolean {
  return count == null ? isCalendarDay(endsOn ?? '') : true;
}
