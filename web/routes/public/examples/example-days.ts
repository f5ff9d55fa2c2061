import { addDays, weekday } from '#domain/shared/calendar.ts';

/** The next such weekday (0 = Sunday), at least a week ahead. */
export function exampleDay(today: string, dayOfWeek: number): string {
  const from = addDays(today, 7);
  return addDays(from, (dayOfWeek - weekday(from) + 7) % 7);
}
