import { addDays, isCalendarDay, weekday } from '#domain/shared/calendar.ts';

const words: Record<string, number> = { heute: 0, today: 0, morgen: 1, tomorrow: 1, übermorgen: 2 };
const weekdays = ['so|su', 'mo', 'di|tu', 'mi|we', 'do|th', 'fr', 'sa'];
const months = 'jan feb mär|mar|mrz apr mai|may jun jul aug sep okt|oct nov dez|dec'.split(' ');

const WEEKDAY = /^(so|su|mo|di|tu|mi|we|do|th|fr|sa)(?:[nedurit]|\p{L}{1,6}(?:tag|day|woch))?(?:$|[.,\s]+)/u;
const DIGITS = /^(\d\d)(\d\d)(\d\d(?:\d\d)?)?$/;
const DATE = /^(\d{1,2})(?:st|nd|rd|th)?(?:[./-]\s?|\s)(\d{1,2}|\p{L}{3,9})(?:[.,/-]\s?|\s|$)(\d{4}|\d{2})?$/u;

/**
 * Parses a typed day to yyyy-MM-dd: `24.12.`, `24/12/26`, `2412`, `Do., 24. Dezember 2026`, `24 Dec`, `morgen`,
 * `Friday`. Day before month in both languages; without a year the next occurrence. Null if invalid.
 */
export function parseDay(typed: string, today: string): string | null {
  const text = typed.trim().toLowerCase();
  const ahead = words[text];
  if (ahead !== undefined) return addDays(today, ahead);
  if (isCalendarDay(text)) return text;
  const [lead = '', named] = WEEKDAY.exec(text) ?? [];
  const rest = text.slice(lead.length);
  if (named && !rest)
    return addDays(today, (weekdays.findIndex((day) => day.includes(named)) - weekday(today) + 7) % 7);
  const [, day = '', month = '', year] = DIGITS.exec(rest) ?? DATE.exec(rest) ?? [];
  const number = Number(month) || months.findIndex((names) => names.split('|').includes(month.slice(0, 3))) + 1;
  const inYear = (each: number) => `${each}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year) return real(inYear(Number(year.padStart(4, '20'))));
  const thisYear = Number(today.slice(0, 4));
  // 29 February is up to eight years away, around a century without leap day.
  const years = Array.from({ length: 9 }, (_, ahead) => inYear(thisYear + ahead));
  return years.find((each) => each >= today && isCalendarDay(each)) ?? null;
}

function real(day: string): string | null {
  return isCalendarDay(day) ? day : null;
}
