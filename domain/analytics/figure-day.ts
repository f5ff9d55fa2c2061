import { nightEnds } from '#domain/hours/night.ts';
import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';

/** The day of the statistics: what guests do before four o'clock belongs to the evening before, whoever is open then. */
export function figureDay(now: Date): string {
  const day = berlinDay(now);
  return berlinTimeOfDay(now) < nightEnds ? addDays(day, -1) : day;
}
