import type { ExtraordinaryClosure } from '#domain/hours/closures.ts';
import { closureOn } from '#domain/hours/closures.ts';
import type { Holiday } from '#domain/hours/holidays.ts';
import { holidayOn } from '#domain/hours/holidays.ts';
import type { DayHours, TimeSpan, Weekday } from '#domain/hours/opening-hours.ts';
import { sortSpans, spansOfDay, weekdays } from '#domain/hours/opening-hours.ts';
import type { Schedule } from '#domain/hours/schedule.ts';
import type { Season } from '#domain/hours/seasons.ts';
import { seasonOn } from '#domain/hours/seasons.ts';
import type { SpecialDay } from '#domain/hours/special-days.ts';
import { specialDayOn } from '#domain/hours/special-days.ts';
import { weekday } from '#domain/shared/calendar.ts';

/** In order (none: closed), with the rule they come from. */
export type DayPlan = { spans: readonly TimeSpan[] } & (
  | { by: 'closure'; closure: ExtraordinaryClosure }
  | { by: 'special_day'; special: SpecialDay }
  | { by: 'holiday'; holiday: Holiday }
  | { by: 'season'; season: Season }
  | { by: 'week' }
);

const spansOf = (hours: DayHours) => (hours.closed ? [] : spansOfDay(hours));

/** The season's week or the default week. */
export function usualPlan({ hours, seasons = [] }: Schedule, day: string): DayPlan {
  const name = weekdays[(weekday(day) + 6) % 7] as Weekday;
  const season = seasonOn(seasons, day);
  if (season) return { by: 'season', season, spans: spansOf(season.opening_hours[name]) };
  return { by: 'week', spans: spansOf(hours[name]) };
}

/** Precedence: closure, special day, holiday, regular hours. */
export function dayPlan(schedule: Schedule, day: string): DayPlan {
  const { closures, specialDays = [], closedOnHolidaysOf: land } = schedule;
  const closure = closureOn(closures, day);
  if (closure) return { by: 'closure', closure, spans: [] };
  const special = specialDayOn(specialDays, day);
  if (special) return { by: 'special_day', special, spans: sortSpans(special.spans) };
  const holiday = land ? holidayOn(land, day) : undefined;
  if (holiday) return { by: 'holiday', holiday, spans: [] };
  return usualPlan(schedule, day);
}

/** No span begins. Repeating events skip the day or ask first. */
export function isClosedDay(schedule: Schedule, day: string): boolean {
  return dayPlan(schedule, day).spans.length === 0;
}
