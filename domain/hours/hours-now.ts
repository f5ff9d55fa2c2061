import type { DayPlan } from '#domain/hours/day-plan.ts';
import { dayPlan } from '#domain/hours/day-plan.ts';
import { openDayOf } from '#domain/hours/night.ts';
import type { OpenState } from '#domain/hours/open-state.ts';
import { openState } from '#domain/hours/open-state.ts';
import type { Schedule } from '#domain/hours/schedule.ts';
import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';

export interface HoursNow {
  state: OpenState;
  /** The day as guests count it: yesterday while its night lasts. */
  day: string;
  plan: DayPlan;
}

export function hoursNow(schedule: Schedule, now: Date): HoursNow {
  const day = openDayOf(schedule, berlinDay(now), berlinTimeOfDay(now));
  return { state: openState(schedule, now), day, plan: dayPlan(schedule, day) };
}
