import type { TFunction } from 'i18next';
import { endDay, runsPastMidnight } from '#domain/events/schedule.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatDayWithWeekday, formatStub, formatTime, formatTimeRange, formatWeekday } from '#i18n/format.ts';
import type { EventOfBusiness } from './use-events.ts';

type Schedule = Pick<EventOfBusiness, 'event_date' | 'start_time' | 'end_time'>;
type Words = TFunction<'events'>;

/** The three lines of the date stub. */
export function stubOf({ event_date: day }: Schedule, language: Language) {
  if (!day) return { weekday: '', day: '?', month: '' };
  return { ...formatStub(day, language), weekday: formatWeekday(day, language) };
}

/** `20:00 – 00:30 Uhr`, `ab 19:00 Uhr`, `Ganztägig`. */
export function timesOf({ start_time: start, end_time: end }: Schedule, t: Words, language: Language): string {
  if (start && end) return formatTimeRange(start, end, language);
  if (start) return t('when.from', { time: formatTime(start, language) });
  if (end) return t('when.until', { time: formatTime(end, language) });
  return t('when.wholeDay');
}

/** The last day in words, when the event runs into the next day. */
export function lastDayOf(
  { event_date: eventDate, start_time, end_time }: Schedule,
  language: Language,
): string | null {
  const times = { startTime: start_time, endTime: end_time };
  if (!eventDate || !runsPastMidnight(times)) return null;
  return formatDayWithWeekday(endDay({ eventDate, ...times }), language);
}
