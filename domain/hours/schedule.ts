import type { ExtraordinaryClosure } from '#domain/hours/closures.ts';
import { closureOn } from '#domain/hours/closures.ts';
import type { DayHours, OpeningHours, Weekday } from '#domain/hours/opening-hours.ts';
import { weekdays } from '#domain/hours/opening-hours.ts';
import { weekday } from '#domain/shared/calendar.ts';

/** When a business is open: its week, and the closures that override it. */
export interface Schedule {
  hours: OpeningHours;
  closures: readonly ExtraordinaryClosure[];
}

/** The weekday of a calendar day, as used for the keys of hours. */
function weekdayKey(day: string): Weekday {
  return weekdays[(weekday(day) + 6) % 7] as Weekday;
}

/** True when these hours end on the day after they began; equal times are a whole day and night. */
export function runsPastMidnight({ open, close }: Pick<DayHours, 'open' | 'close'>): boolean {
  return close <= open;
}

/** The hours that begin on a calendar day, or null when the business stays closed. */
export function hoursOn({ hours, closures }: Schedule, day: string): DayHours | null {
  const dayHours = hours[weekdayKey(day)];
  return dayHours.closed || closureOn(closures, day) ? null : dayHours;
}

/** Copies the hours of one day to other days. */
export function copyHours(hours: OpeningHours, from: Weekday, to: readonly Weekday[]): OpeningHours {
  return { ...hours, ...Object.fromEntries(to.map((day) => [day, { ...hours[from] }])) };
}
