const DAY_MS = 86_400_000;

/** Memoized per text and number, since lists ask for the same days in each row. */
const numbers = new Map<string, number>();
const texts = new Map<number, string>();
const MOST_DAYS = 1000;

/** Days since 1970-01-01. */
function numberOf(day: string): number {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  const number = Date.parse(`${day}T00:00:00Z`) / DAY_MS;
  if (numbers.size >= MOST_DAYS) numbers.clear();
  numbers.set(day, number);
  return number;
}

function textOf(number: number): string {
  const known = texts.get(number);
  if (known !== undefined) return known;
  const text = new Date(number * DAY_MS).toISOString().slice(0, 10);
  if (texts.size >= MOST_DAYS) texts.clear();
  texts.set(number, text);
  return text;
}

/** Adds days to yyyy-MM-dd, without time zones. RangeError for an invalid day. */
export function addDays(day: string, days: number): string {
  return textOf(numberOf(day) + days);
}

/** 0 = Sunday … 6 = Saturday. */
export function weekday(day: string): number {
  return (((numberOf(day) + 4) % 7) + 7) % 7;
}

/** yyyy-MM-dd and existing, unlike 2026-02-30. */
export function isCalendarDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** The Sunday on or before the day, and the following Sunday (exclusive). */
export function statisticWeek(day: string): { start: string; end: string } {
  const start = addDays(day, -weekday(day));
  return { start, end: addDays(start, 7) };
}
