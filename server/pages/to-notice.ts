import type { GuestPageData } from '#contract/guest-pages.ts';
import { shownDay } from '#domain/events/shown-day.ts';
import { codeIn, shortEventPath } from '#domain/guest-pages/addresses.ts';
import { noticeTone } from '#domain/guest-pages/notice-tone.ts';
import { pathFrom } from '#domain/guest-pages/sources.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatNight, formatPrice, formatStub, formatTime, formatWeekday } from '#i18n/format.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import type { Notice } from '#server/adapters/pictures/notice.ts';
import type { Config } from '#server/boot/settings/config.ts';

type EventPage = Extract<GuestPageData, { kind: 'event' }>;

/** `20:00 Uhr` -> `20 Uhr`. */
const shortTime = (time: string, language: Language) => formatTime(time, language).replace(/:00(?= )/, '');

function priceOf({ event }: EventPage, free: string, language: Language): string {
  const cents = event.ticket_type === 'paid' ? event.ticket_price : event.box_office_price;
  if (event.ticket_type !== 'paid' && !event.box_office) return free;
  return cents === null ? '' : formatPrice(cents, language, 'short');
}

/** Content of an event's picture. */
export function toNotice(page: EventPage, language: Language, { publicUrl, operator }: Config): Notice {
  const t = createTranslator(language, 'pictures', operator.name ?? 'Dabei');
  const { event, isOver } = page;
  const host = event.business.display_name;
  const tags = event.category?.tags ?? [];
  const date = shownDay(event) ?? '';
  const night = event.night_of && formatNight(event.night_of, language);
  const stub = formatStub(date, language);
  const day = t('day', { day: stub.day });
  const time = event.start_time ? shortTime(event.start_time, language) : t('wholeDay');
  const short = shortEventPath(codeIn(page.path.slice(shortEventPath('').length)) ?? '');
  const passed = isOver ? 'over' : 'hangs';
  const state = event.status === 'cancelled' ? 'cancelled' : passed;
  return {
    language,
    title: event.title,
    invitation: t('invitation', { host }),
    host,
    tags,
    tone: noticeTone({ accent: event.business.accent, tags }),
    weekday: night ?? formatWeekday(date, language),
    day,
    month: stub.month,
    time,
    when: `${night ?? stub.weekday} ${day} ${stub.month}, ${time}`,
    place: event.location || page.host.address,
    price: priceOf(page, t('free'), language),
    places: event.max_participants === null ? '' : t('places', { count: event.max_participants }),
    capacity: event.max_participants,
    state,
    stateWord: state === 'hangs' ? '' : t(state),
    address: new URL(short, publicUrl).href.replace(/^https?:\/\//, ''),
    posterAddress: new URL(pathFrom('qr', short), publicUrl).href,
    strip: t('strip'),
  };
}
