import { dayPlan, usualPlan } from '#domain/hours/day-plan.ts';
import type { TimeSpan } from '#domain/hours/opening-hours.ts';
import { runsPastMidnight } from '#domain/hours/opening-hours.ts';
import type { Schedule } from '#domain/hours/schedule.ts';
import { addDays } from '#domain/shared/calendar.ts';

/** A night after an open day lasts until then, even if the business closes earlier. */
export const nightEnds = '04:00';

/** A new day starts then at the latest, even if the business stays open. */
export const nightEndsAtLatest = '12:00';

/** A 24-hour day ends with its own day. */
function isStillNight(spans: readonly TimeSpan[], time: string): boolean {
  return spans.some((span) => runsPastMidnight(span) && span.open !== span.close && time < span.close);
}

/** Friday at 00:30 after an open Friday, until closing. `day` and `time`: Europe/Berlin. */
export function openDayOf(schedule: Schedule, day: string, time: string): string {
  const before = addDays(day, -1);
  return isStillNight(dayPlan(schedule, before).spans, time) ? before : day;
}

/**
 * Day as guests count it: 00:30 after an open Friday is Friday, until 4:00 or closing, whichever is later, but not
 * within the new day's hours. Exceptional closures do not change it. `day` and `time`: wall time in Europe/Berlin,
 * unaffected by clock changes; without a time the day itself.
 */
export function nightOf(schedule: Schedule, day: string, time: string | null): string {
  if (time === null || time >= nightEndsAtLatest) return day;
  const before = addDays(day, -1);
  const spans = [dayPlan(schedule, before), usualPlan(schedule, before)].flatMap((plan) => plan.spans);
  if (isStillNight(spans, time)) return before;
  const isNewDay = dayPlan(schedule, day).spans.some(({ open }) => open <= time);
  return spans.length > 0 && time < nightEnds && !isNewDay ? before : day;
}

/** The previous day, if an event begins in its night; otherwise null. */
export function nightBefore(
  schedule: Schedule,
  event: { eventDate: string | null; startTime: string | null },
): string | null {
  if (event.eventDate === null) return null;
  const day = nightOf(schedule, event.eventDate, event.startTime);
  return day === event.eventDate ? null : day;
}
