import type { Schedule } from '#domain/hours/schedule.ts';
import { hoursOn } from '#domain/hours/schedule.ts';

/** Whether a business is closed all day: on that weekday, or extraordinarily. */
export function isClosedOn(schedule: Schedule, day: string): boolean {
  return hoursOn(schedule, day) === null;
}
