import { dayPlan } from '#domain/hours/day-plan.ts';
import type { TimeSpan } from '#domain/hours/opening-hours.ts';
import { runsPastMidnight } from '#domain/hours/opening-hours.ts';
import type { Schedule } from '#domain/hours/schedule.ts';
import { addDays } from '#domain/shared/calendar.ts';

/** Whether spans that began on the day before still run at a time of day. A whole day and night ends with its own day. */
export function isStillNight(spans: readonly TimeSpan[], time: string): boolean {
  return spans.some((span) => runsPastMidnight(span) && span.open !== span.close && time < span.close);
}

/**
 * The day that guests call it: at half past midnight after an open Friday, Friday. `day` and `time` are wall time in Berlin.
 */
export function nightOf(schedule: Schedule, day: string, time: string): string {
  const before = addDays(day, -1);
  return isStillNight(dayPlan(schedule, before).spans, time) ? before : day;
}
