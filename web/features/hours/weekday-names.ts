import type { Weekday } from '#domain/hours/opening-hours.ts';
import { weekdays } from '#domain/hours/opening-hours.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatWeekday } from '#i18n/format.ts';

const SOME_MONDAY = '2026-11-23';
const names = new Map<Language, string[]>();

/** `monday` -> `Montag`, `Monday`. */
export function weekdayName(weekday: Weekday, language: Language): string {
  const known = names.get(language) ?? weekdays.map((_, index) => formatWeekday(addDays(SOME_MONDAY, index), language));
  names.set(language, known);
  return known[weekdays.indexOf(weekday)] ?? '';
}
