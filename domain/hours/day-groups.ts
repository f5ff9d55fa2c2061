import type { OpeningHours, TimeSpan, Weekday } from './opening-hours.ts';
import { spansOfDay, weekdays } from './opening-hours.ts';

/** Consecutive weekdays with equal hours; no spans if closed. */
export interface DayGroup {
  first: Weekday;
  last: Weekday;
  spans: TimeSpan[];
}

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
