import type { TFunction } from 'i18next';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatDayOfMonth, formatInstantTime } from '#i18n/format.ts';

/** Joined at: the time today, else the day. */
export function sinceText(instant: string, now: Date, t: TFunction<'participants'>, language: Language): string {
  const day = berlinDay(new Date(instant));
  const today = berlinDay(now);
  if (day === today) return t('today', { time: formatInstantTime(instant, language) });
  return day === addDays(today, -1) ? t('yesterday') : t('sinceDay', { day: formatDayOfMonth(day, language) });
}
