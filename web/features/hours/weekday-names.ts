import type { Weekday } from '#domain/hours/opening-hours.ts';
import { weekdays } from '#domain/hours/opening-hours.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatWeekday } from '#i18n/format.ts';

const SOME_MONDAY = '2026-11-23';
const names = new Map<string, string[]>();

/** `monday` -> `Montag`, `Monday`; short: `Mo`, `Mon`. */
export function weekdayName(weekday: Weekday, language: Language, style: 'long' | 'short' = 'long'): string {
  const key = `${language} ${style}`;
  const known =
    names.get(key) ?? weekdays.map((_, index) => formatWeekday(addDays(SOME_MONDAY, index), language, style));
  names.set(key, known);
  return known[weekdays.indexOf(weekday)] ?? '';
}
