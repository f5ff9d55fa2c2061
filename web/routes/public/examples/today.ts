import { berlinDay } from '#domain/shared/berlin-day.ts';

/** Today in Berlin at render time; cached pages are rendered hourly. */
export function today(): string {
  return berlinDay(new Date());
}
