import { berlinDay } from '#domain/shared/berlin-day.ts';

/** The day in Berlin when the page is rendered; cached pages are rendered again every hour. */
export function today(): string {
  return berlinDay(new Date());
}
