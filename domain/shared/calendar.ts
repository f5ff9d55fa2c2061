const DAY_MS = 86_400_000;

/** Days asked for before, by their text and by their number: a list asks for the same few at each of its rows. */
const numbers = new Map<string, number>();
const texts = new Map<number, string>();
const MOST_DAYS = 1000;

/** How many days lie between 1970-01-01 and a day. */
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

/** Day arithmetic on yyyy-MM-dd strings; no time zone is involved. Throws a RangeError for what is no day. */
export function addDays(day: string, days: number): string {
  return textOf(numberOf(day) + days);
}

/** 0 = Sunday … 6 = Saturday. */
export function weekday(day: string): number {
  return (((numberOf(day) + 4) % 7) + 7) % 7;
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
