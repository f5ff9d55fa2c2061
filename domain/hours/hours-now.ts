import type { DayPlan } from '#domain/hours/day-plan.ts';
import { dayPlan } from '#domain/hours/day-plan.ts';
import { openDayOf } from '#domain/hours/night.ts';
import type { OpenState } from '#domain/hours/open-state.ts';
import { openState } from '#domain/hours/open-state.ts';
import type { Schedule } from '#domain/hours/schedule.ts';
import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';

/** What a card says of the hours at an instant. */
export interface HoursNow {
  state: OpenState;
  /** The day that guests call it: yesterday, as long as its night runs. */
  day: string;
  plan: DayPlan;
}

/** The hours of the day, and whether the doors are open. */
export function hoursNow(schedule: Schedule, now: Date): HoursNow {
  const day = openDayOf(schedule, berlinDay(now), berlinTimeOfDay(now));
  return { state: openState(schedule, now), day, plan: dayPlan(schedule, day) };
}
