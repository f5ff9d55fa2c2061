import { eventLimits } from '#domain/events/limits.ts';
import type { ClosedDayRule } from '#domain/series/series-rule.ts';
import { addDays } from '#domain/shared/calendar.ts';

/** Dates appear up to this day, the 90-day limit of events. */
export function lastVisibleDay(today: string): string {
  return addDays(today, eventLimits.daysAhead);
}

/** Days after the last processed one and not past. */
export function appearingDates(days: readonly string[], rolledUntil: string, today: string): string[] {
  const last = lastVisibleDay(today);
  return days.filter((day) => day > rolledUntil && day >= today && day <= last);
}

/** `daysBefore` the date, but not before today. */
export function publicationDay(eventDate: string, daysBefore: number, today: string): string {
  const day = addDays(eventDate, -daysBefore);
  return day < today ? today : day;
}

/** A date takes place, waits for confirmation, or is skipped. */
export const dateEffects = ['takes_place', 'asks', 'skipped'] as const;
export type DateEffect = (typeof dateEffects)[number];

export function effectOf(isClosed: boolean, rule: ClosedDayRule): DateEffect {
  if (!isClosed || rule === 'keep') return 'takes_place';
  return rule === 'ask' ? 'asks' : 'skipped';
}
