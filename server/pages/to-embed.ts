import type { EmbedData, EmbeddedEvent, GuestBusiness, GuestEvent } from '#contract/guest-pages.ts';
import { toneOfTags } from '#domain/catalogue/tag-tones.ts';
import { runsPastMidnight } from '#domain/events/schedule.ts';
import { shownDay } from '#domain/events/shown-day.ts';
import { pathFrom } from '#domain/guest-pages/sources.ts';
import { hangingStrips, tornCount } from '#domain/guest-pages/torn-strips.ts';
import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import type { Language } from '#domain/shared/language.ts';
import { framedJoinPath } from '#domain/web-guests/addresses.ts';
import {
  formatInstantTime,
  formatNight,
  formatStub,
  formatTime,
  formatTimeRange,
  formatWeekday,
} from '#i18n/format.ts';
import { createTranslator } from '#i18n/server-translator.ts';

const STRIPS = 5;
const WEEK = 7;
const WHOLE_DAY_MS = 23 * 3_600_000;

type OpenSpan = GuestBusiness['opening_days'][number]['spans'][number];

/** Data of a business's embed. `page` is its page's URL. */
export function toEmbed(business: GuestBusiness, page: string, language: Language, brand: string): EmbedData {
  const t = createTranslator(language, 'embed', brand);
  const b = createTranslator(language, 'guest-business', brand);
  return {
    language,
    name: business.display_name,
    url: pathFrom('embed', page),
    sign: signOf(business, language, brand),
    hours: business.opening_days.slice(0, WEEK).map((day) => ({
      day: formatWeekday(day.date, language),
      text: day.spans.map((span) => spanOf(span, language) ?? t('alwaysOpen')).join(', ') || b('closed'),
    })),
    events: business.events.map((event) => toNotice(event, language, brand)),
    words: {
      title: b('board.title'),
      none: t('none'),
      hours: b('hours'),
      all: t('all'),
      strip: b('board.join'),
      close: t('close'),
    },
  };
}

/** `18:30 – 21:00 Uhr` -> `18:30–21 Uhr`, where a word marks the time. */
function short(time: string): string {
  const close = time.replace(' – ', '–');
  return /\d$/.test(close) ? close : close.replace(/\b0?(\d+):00(?=[ –])/g, '$1');
}

/** Undefined for open around the clock. */
function spanOf({ opens_at: opens, closes_at: closes }: OpenSpan, language: Language): string | undefined {
  if (Date.parse(closes) - Date.parse(opens) > WHOLE_DAY_MS) return undefined;
  return formatTimeRange(berlinTimeOfDay(new Date(opens)), berlinTimeOfDay(new Date(closes)), language);
}

function signOf({ open_state, opening_days }: GuestBusiness, language: Language, brand: string): EmbedData['sign'] {
  const t = createTranslator(language, 'guests', brand);
  const { is_open: isOpen, closes_at: closes, opens_at: opens } = open_state;
  if (isOpen) {
    return { isOpen, text: closes ? t('openUntil', { time: short(formatInstantTime(closes, language)) }) : t('open') };
  }
  if (!opens) return { isOpen, text: t('closed') };
  const day = berlinDay(new Date(opens));
  const time = short(formatInstantTime(opens, language));
  if (day === opening_days[0]?.date) return { isOpen, text: t('opensAt', { time }) };
  const opensOn = createTranslator(language, 'embed', brand);
  return { isOpen, text: opensOn('opensOn', { day: formatWeekday(day, language), time }) };
}

function toNotice(event: GuestEvent, language: Language, brand: string): EmbeddedEvent {
  const t = createTranslator(language, 'guest-business', brand);
  const { night_of: night, start_time: start, end_time: end, max_participants: capacity, status } = event;
  const date = shownDay(event);
  const { joined: sure, offered } = event.participant_counts;
  const isCancelled = status === 'cancelled';
  const stub = date === null ? undefined : formatStub(date, language);
  const g = createTranslator(language, 'guests', brand);
  const times = start && short(end ? formatTimeRange(start, end, language) : formatTime(start, language));
  const free = capacity === null ? null : Math.max(0, capacity - sure - offered);
  const left = free === null ? t('board.unlimited') : free === 0 ? t('board.full') : t('board.free', { count: free });
  const isFull = free === 0;
  const isClosed = isCancelled || (isFull && !event.waiting_list);
  const joinWord = event.approval_method === 'application' ? g('apply') : isFull ? g('waitingList') : g('strip');
  const torn = tornCount({ capacity, joined: sure + offered }, STRIPS);
  return {
    title: event.title,
    url: pathFrom('embed', event.page_url),
    join: isClosed ? null : new URL(framedJoinPath(new URL(event.page_url).pathname), event.page_url).href,
    joinWord,
    tone: isCancelled ? 'cancelled' : toneOfTags(event.category?.tags ?? []),
    weekday: night ? formatNight(night, language) : date === null ? '' : formatWeekday(date, language),
    shortWeekday: stub?.weekday ?? '',
    day: stub ? g('dayFigure', { day: stub.day }) : '',
    month: stub?.month ?? '',
    time: times || t('board.wholeDay'),
    nextDay: start && end && runsPastMidnight({ startTime: start, endTime: end }) ? t('board.nextDay') : null,
    places: isCancelled ? t('board.cancelled') : `${t('board.joined', { count: sure })}, ${left}`,
    strips: isCancelled ? [] : hangingStrips(event.id, torn, STRIPS),
  };
}
