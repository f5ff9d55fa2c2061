import { addDays, weekday } from '#domain/shared/calendar.ts';

/** The week that a weekly report is about: the last one, from Monday to Sunday, that is over on a day. */
export function reportWeek(today: string): { from: string; to: string } {
  const monday = addDays(today, -((weekday(today) + 6) % 7));
  return { from: addDays(monday, -7), to: addDays(monday, -1) };
}
