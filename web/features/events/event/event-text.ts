import type { TFunction } from 'i18next';
import type { PublicEvent } from '#contract/shared/event-fields.ts';
import { endDay, runsPastMidnight } from '#domain/events/schedule.ts';
import { shownDay } from '#domain/events/shown-day.ts';
import type { Language } from '#domain/shared/language.ts';
import {
  formatDayOfMonth,
  formatNight,
  formatPrice,
  formatStub,
  formatTime,
  formatTimeRange,
  formatWeekday,
} from '#i18n/format.ts';

type Schedule = Pick<PublicEvent, 'event_date' | 'start_time' | 'end_time'> & Partial<Pick<PublicEvent, 'night_of'>>;

/** Lines of the date stub. */
export function stubOf(event: Schedule, language: Language) {
  const day = shownDay(event);
  if (!day) return { weekday: '', day: '?', month: '' };
  return { ...formatStub(day, language), weekday: formatWeekday(day, language) };
}

/** `20:00 – 00:30 Uhr`, `ab 19:00 Uhr`, `Ganztägig`; after midnight `Freitagnacht, 00:30 – 04:00 Uhr`. */
export function timesOf(event: Schedule, t: TFunction<'events'>, language: Language): string {
  const { night_of: night, start_time: start, end_time: end } = event;
  if (night) return `${formatNight(night, language)}, ${timesOf({ ...event, night_of: null }, t, language)}`;
  if (start && end) return formatTimeRange(start, end, language);
  if (start) return t('when.from', { time: formatTime(start, language) });
  if (end) return t('when.until', { time: formatTime(end, language) });
  return t('when.wholeDay');
}

/** The last day as text, if it is the next day. */
export function lastDayOf(
  { event_date: eventDate, start_time, end_time }: Schedule,
  language: Language,
): string | null {
  const times = { startTime: start_time, endTime: end_time };
  if (!eventDate || !runsPastMidnight(times)) return null;
  return formatDayOfMonth(endDay({ eventDate, ...times }), language);
}

/** The stored night; unsaved hours are known only to the server. */
export function nightOfTyped(
  stored: Schedule | null,
  typed: { event_date?: string | null; start_time?: string | null },
): string | null {
  const isStored = stored?.event_date === typed.event_date && stored?.start_time === typed.start_time;
  return (isStored && stored?.night_of) || null;
}

type Admission = Pick<PublicEvent, 'max_participants' | 'waiting_list' | 'approval_method'>;

/** `Höchstens 40 Leute, mit Warteliste, auf Bewerbung`. */
export function admissionText(event: Admission, t: TFunction<'create-event'>): string {
  const { max_participants: max } = event;
  const parts: string[] = [max === null ? t('card.unlimited') : t('card.limit', { count: max })];
  if (max !== null && event.waiting_list) parts.push(t('card.waitingList'));
  if (event.approval_method === 'application') parts.push(t('card.application'));
  return parts.join(', ');
}

type Entry = Pick<PublicEvent, 'ticket_type' | 'ticket_price' | 'box_office' | 'box_office_price'>;

/** `Ticket 12 €, Abendkasse 15 €`. */
export function entryText(event: Entry, t: TFunction<'create-event'>, language: Language): string {
  const price = (cents: number) => formatPrice(cents, language, 'short');
  const parts: string[] = [];
  if (event.ticket_type === 'paid')
    parts.push(
      event.ticket_price === null ? t('card.ticketOpen') : t('card.ticket', { price: price(event.ticket_price) }),
    );
  if (event.box_office)
    parts.push(
      event.box_office_price === null
        ? t('card.boxOfficeOpen')
        : t('card.boxOffice', { price: price(event.box_office_price) }),
    );
  return parts.length === 0 ? t('card.free') : parts.join(', ');
}
