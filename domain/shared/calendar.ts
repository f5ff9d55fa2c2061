const DAY_MS = 86_400_000;

/** Day arithmetic on yyyy-MM-dd strings; no time zone is involved. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 0 = Sunday … 6 = Saturday. */
export function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** True for a real calendar day written yyyy-MM-dd; 2026-02-30 is not one. */
export function isCalendarDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** The week of the statistics: the Sunday on or before the day, and the Sunday after it (exclusive). */
export function statisticWeek(day: string): { start: string; end: string } {
  const start = addDays(day, -weekday(day));
  return { start, end: addDays(start, 7) };
}
