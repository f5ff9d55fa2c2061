import type { LineRhythm } from '#domain/events/one-line/read-repetition.ts';
import { LAST, nthOfMonth } from '#domain/series/series-rule.ts';
import { addDays, isCalendarDay } from '#domain/shared/calendar.ts';
import type { EventOfBusiness } from './use-events.ts';

/** A stored repetition. Either `ends_on` or `count` is set; null while being typed. */
export type Repetition = NonNullable<EventOfBusiness['repetition']>;

/** Repetitions the form offers. */
const rhythms = ['weekly', 'fortnightly', 'monthly_weekday', 'monthly_last', 'monthly_day'] as const;
type Known = (typeof rhythms)[number];
/** `own`: a rule only the API can express. */
export type Rhythm = Known | 'own';

const shapes: Record<Known, Pick<Repetition, 'frequency' | 'interval' | 'nth'>> = {
  weekly: { frequency: 'weekly' },
  fortnightly: { frequency: 'weekly', interval: 2 },
  monthly_weekday: { frequency: 'monthly_weekday' },
  monthly_last: { frequency: 'monthly_weekday', nth: LAST },
  monthly_day: { frequency: 'monthly_day' },
};

/** Options for a first day: a fourth weekday may be the month's last, a fifth is only that. */
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

/** Changes the rhythm and keeps the end; default ten dates. */
export function inRhythm(rhythm: Known, present: Repetition | null): Repetition {
  const { count, ends_on, closed_days = 'ask' } = present ?? { count: 10 };
  return { ...shapes[rhythm], ...(ends_on === undefined ? { count: count ?? null } : { ends_on }), closed_days };
}

/** The repetition a one-line input means for a day; null if the form has none. */
export function proposedRepetition(rhythm: LineRhythm | null, day: string): Repetition | null {
  const possible = rhythmsOn(day);
  const meant = rhythm === 'monthly' ? (['monthly_weekday', 'monthly_last'] as const) : [rhythm];
  const found = meant.find((one) => one !== null && possible.includes(one));
  return found ? inRhythm(found, null) : null;
}

/** Whether the repetition is possible on this day. */
export function repeatsOn(repetition: Repetition | null, day: string): repetition is Repetition {
  if (!repetition) return false;
  const rhythm = rhythmOf(repetition);
  if (!isCalendarDay(day)) return false;
  return rhythm === 'own' || rhythmsOn(day).includes(rhythm);
}

/** The priced part of a new series; undefined for a single event. */
export function seriesOf(repetition: Repetition | null, day: string) {
  return repeatsOn(repetition, day) && isComplete(repetition) ? { repetition, event_date: day } : undefined;
}

/** Whether a rule can be sent; the server reports other errors. */
export function isComplete({ count, ends_on: endsOn }: Repetition): boolean {
  return count == null ? isCalendarDay(endsOn ?? '') : true;
}
