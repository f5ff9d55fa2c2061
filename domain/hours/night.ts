import { dayPlan, usualPlan } from '#domain/hours/day-plan.ts';
import type { TimeSpan } from '#domain/hours/opening-hours.ts';
import { runsPastMidnight } from '#domain/hours/opening-hours.ts';
import type { Schedule } from '#domain/hours/schedule.ts';
import { addDays } from '#domain/shared/calendar.ts';

/** Until then a night goes on after an open day, also where the doors close earlier. */
export const nightEnds = '04:00';

/** From then on it is a new day everywhere, also where the doors stay open. */
export const nightEndsAtLatest = '12:00';

/** Whether spans that began on the day before still run at a time of day. A whole day and night ends with its own day. */
function isStillNight(spans: readonly TimeSpan[], time: string): boolean {
  return spans.some((span) => runsPastMidnight(span) && span.open !== span.close && time < span.close);
}

/**
 * The day whose hours hold: at half past midnight after an open Friday, Friday, until its doors close. `day` and `time` are wall
 * time in Berlin.
 */
export function openDayOf(schedule: Schedule, day: string, time: string): string {
  const before = addDays(day, -1);
  return isStillNight(dayPlan(schedule, before).spans, time) ? before : day;
}

/**
 * The day that guests call it: half past midnight after an open Friday is Friday, until four o'clock or until the doors close,
 * whichever is later, and not once those of the new day are open. It stays Friday when what usually opens is closed this time.
 * `day` and `time` are wall time in Berlin, so the clock changes move nothing; without a time it is the day itself.
 */
export function nightOf(schedule: Schedule, day: string, time: string | null): string {
  if (time === null || time >= nightEndsAtLatest) return day;
  const before = addDays(day, -1);
  const spans = [dayPlan(schedule, before), usualPlan(schedule, before)].flatMap((plan) => plan.spans);
  if (isStillNight(spans, time)) return before;
  const isNewDay = dayPlan(schedule, day).spans.some(({ open }) => open <= time);
  return spans.length > 0 && time < nightEnds && !isNewDay ? before : day;
}

/** The day before, when an event begins in its night; null for every other event. */
export function nightBefore(
  schedule: Schedule,
  event: { eventDate: string | null; startTime: string | null },
): string | null {
  if (event.eventDate === null) return null;
  const day = nightOf(schedule, event.eventDate, event.startTime);
  return day === event.eventDate ? null : day;
}
