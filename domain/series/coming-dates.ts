import { eventLimits } from '#domain/events/limits.ts';
import type { ClosedDayRule } from '#domain/series/series-rule.ts';
import { addDays } from '#domain/shared/calendar.ts';

/** The last day whose dates have appeared: an event takes place within the next 90 days. */
export function lastVisibleDay(today: string): string {
  return addDays(today, eventLimits.daysAhead);
}

/** The days of a series that appear today: after the last day that was looked at, and none that is over. */
export function appearingDates(days: readonly string[], rolledUntil: string, today: string): string[] {
  const last = lastVisibleDay(today);
  return days.filter((day) => day > rolledUntil && day >= today && day <= last);
}

/** The day on which a date goes public: so many days before it takes place, at once when that has passed. */
export function publicationDay(eventDate: string, daysBefore: number, today: string): string {
  const day = addDays(eventDate, -daysBefore);
  return day < today ? today : day;
}

/** What becomes of a date: it takes place, waits for a yes, or is left out. */
export const dateEffects = ['takes_place', 'asks', 'skipped'] as const;
export type DateEffect = (typeof dateEffects)[number];

export function effectOf(isClosed: boolean, rule: ClosedDayRule): DateEffect {
  if (!isClosed || rule === 'keep') return 'takes_place';
  return rule === 'ask' ? 'asks' : 'skipped';
}
