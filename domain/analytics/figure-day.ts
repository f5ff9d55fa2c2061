import { nightEnds } from '#domain/hours/night.ts';
import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';

/** Day of the statistics: hours before 4:00 count for the previous day. */
export function figureDay(now: Date): string {
  const day = berlinDay(now);
  return berlinTimeOfDay(now) < nightEnds ? addDays(day, -1) : day;
}
