import type { TFunction } from 'i18next';
import { shownDay } from '#domain/events/shown-day.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatDay, formatInstantTime, formatWeekday } from '#i18n/format.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import type { TodayData } from './use-today.ts';

type EventOfBusiness = ApiAnswer<'getEvent'>;

type T = TFunction<'today'>;
const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (DAY * MINUTE_MS));
}

/** `In 3 Std. 12 Min.`, `Läuft gerade`, `Morgen`; null without a day. */
export function countdown(event: EventOfBusiness, now: Date, t: T, length: 'whole' | 'short' = 'whole'): string | null {
  const { starts_at: start, start_time: clock } = event;
  const day = shownDay(event);
  if (!start || !day) return null;
  const days = daysBetween(berlinDay(now), day);
  if (days > 1) return t('when.days', { count: days });
  if (days === 1) return t('when.tomorrow');
  const minutes = Math.ceil((Date.parse(start) - now.getTime()) / MINUTE_MS);
  if (clock === null && days === 0) return t('when.today');
  if (minutes <= 0) return t('when.now');
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  if (hours === 0) return t('when.minutes', { minutes });
  return length === 'short' ? t('when.hoursOnly', { hours }) : t('when.hours', { hours, minutes: rest });
}

/** `seit 14:20 Uhr`, with the weekday if not today. */
export function sinceText(since: string, now: Date, t: T, language: Language): string {
  const time = formatInstantTime(since, language);
  const [day, today] = [berlinDay(new Date(since)), berlinDay(now)];
  if (day === today) return t('since', { time });
  const isLately = day > addDays(today, -7);
  return t('sinceDay', { day: isLately ? formatWeekday(day, language, 'short') : formatDay(day, language), time });
}

/** `Offen bis 04:00 Uhr`, the next opening, or the closing reason. */
export function openText(state: NonNullable<TodayData['open_state']>, now: Date, t: T, language: Language): string {
  const { is_open: isOpen, closes_at: closesAt, opens_at: opensAt, reason } = state;
  if (isOpen) return closesAt ? t('open.until', { time: formatInstantTime(closesAt, language) }) : t('open.always');
  return [reason ?? (opensAt ? null : t('open.closed')), opensAt && opensText(opensAt, now, t, language)]
    .filter(Boolean)
    .join(' · ');
}

function opensText(opensAt: string, now: Date, t: T, language: Language): string {
  const time = formatInstantTime(opensAt, language);
  const [today, day] = [berlinDay(now), berlinDay(new Date(opensAt))];
  if (day === today) return t('open.from', { time });
  if (day < addDays(today, 7)) return t('open.on', { day: formatWeekday(day, language), time });
  return t('open.later', { day: formatDay(day, language), time });
}
