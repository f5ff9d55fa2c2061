import type { Weekday } from '#domain/hours/opening-hours.ts';
import { weekdays } from '#domain/hours/opening-hours.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatWeekday } from '#i18n/format.ts';

const SOME_MONDAY = '2026-11-23';

/** `monday` -> `Montag`, `Monday`. */
export function weekdayName(weekday: Weekday, language: Language): string {
  return formatWeekday(addDays(SOME_MONDAY, weekdays.indexOf(weekday)), language);
}
