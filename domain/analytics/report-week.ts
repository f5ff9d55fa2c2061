import { addDays, weekday } from '#domain/shared/calendar.ts';

/** The last complete week, Monday to Sunday. */
export function reportWeek(today: string): { from: string; to: string } {
  const monday = addDays(today, -((weekday(today) + 6) % 7));
  return { from: addDays(monday, -7), to: addDays(monday, -1) };
}
