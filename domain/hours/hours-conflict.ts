import type { EventSchedule } from '#domain/events/schedule.ts';
import { endDay } from '#domain/events/schedule.ts';
import type { DayPlan } from '#domain/hours/day-plan.ts';
import { dayPlan } from '#domain/hours/day-plan.ts';
import { nightOf } from '#domain/hours/night.ts';
import { spansOn } from '#domain/hours/open-state.ts';
import type { Schedule } from '#domain/hours/schedule.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';

/** Its day is closed, or it begins or ends outside of the hours. */
export interface HoursConflict {
  kind: 'closed' | 'outside';
  /** Day of the event; 00:30 belongs to the previous night. */
  day: string;
  plan: DayPlan;
}

const MINUTE_MS = 60_000;

/** Adjacent and overlapping spans count as one. */
function isOpenThrough(schedule: Schedule, event: EventSchedule & { startTime: string }): boolean {
  const starts = berlinInstant(event.eventDate, event.startTime).getTime();
  const ends = event.endTime ? berlinInstant(endDay(event), event.endTime).getTime() : starts + MINUTE_MS;
  let openUntil = starts;
  for (const offset of [-1, 0, 1]) {
    for (const { opensAt, closesAt } of spansOn(schedule, addDays(event.eventDate, offset))) {
      if (opensAt.getTime() <= openUntil) openUntil = Math.max(openUntil, closesAt.getTime());
    }
  }
  return openUntil >= ends && openUntil > starts;
}

/** Null without a conflict. An all-day event only needs an open day. */
export function hoursConflict(schedule: Schedule, event: EventSchedule): HoursConflict | null {
  const day = nightOf(schedule, event.eventDate, event.startTime);
  const plan = dayPlan(schedule, day);
  if (plan.spans.length === 0) return { kind: 'closed', day, plan };
  const { startTime } = event;
  if (startTime === null || isOpenThrough(schedule, { ...event, startTime })) return null;
  return { kind: 'outside', day, plan };
}
