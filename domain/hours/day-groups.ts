import type { OpeningHours, TimeSpan, Weekday } from './opening-hours.ts';
import { spansOfDay, weekdays } from './opening-hours.ts';

/** Consecutive weekdays with the same hours; no spans when they are closed. */
export interface DayGroup {
  first: Weekday;
  last: Weekday;
  spans: TimeSpan[];
}

/** The week from Monday, with neighbours of the same hours together. */
export function groupDays(hours: OpeningHours): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of weekdays) {
    const spans = hours[day].closed ? [] : spansOfDay(hours[day]);
    const group = groups.at(-1);
    if (group && JSON.stringify(group.spans) === JSON.stringify(spans)) group.last = day;
    else groups.push({ first: day, last: day, spans });
  }
  return groups;
}
