import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatInstant, formatInstantTime } from '#i18n/format.ts';

/** A short date; today only the time. */
export function formatMoment(at: string, language: Language): string {
  const isToday = berlinDay(new Date(at)) === berlinDay(new Date());
  return isToday ? formatInstantTime(at, language) : formatInstant(at, language);
}
