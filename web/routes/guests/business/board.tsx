import { useTranslation } from 'react-i18next';
import type { GuestBusiness, GuestEvent } from '#contract/guest-pages.ts';
import { takenPlaces } from '#domain/events/participation.ts';
import { runsPastMidnight } from '#domain/events/schedule.ts';
import { shownDay } from '#domain/events/shown-day.ts';
import { hangingStrips, tornCount } from '#domain/guest-pages/torn-strips.ts';
import { formatStub, formatTime, formatTimeRange } from '#i18n/format.ts';
import { placesLeft, toneOf, weekdayOf } from '#web/features/events/event/notice/notice-facts.ts';
import { useLanguage } from '#web/shell/use-language.ts';

/** A phone shows two, and the others after a press; no script is needed. */
const ON_PHONES = 2;
const STRIPS = 5;

/** What comes: a notice for each event, in the colour of the business or of its tags. */
export function Board({ business, calendarUrl }: { business: GuestBusiness; calendarUrl: string }) {
  const { t } = useTranslation('guest-business');
  const { events } = business;
  const others = events.slice(ON_PHONES);
  return (
    <section aria-labelledby="board" className="house-board">
      <div className="house-board-head">
        <h2 id="board">{t('board.title')}</h2>
        <a href={calendarUrl.replace(/^https?:/, 'webcal:')}>{t('board.subscribe')}</a>
      </div>
      {events.length === 0 && <p>{t('board.none')}</p>}
      <ul className="house-notices">
        {events.map((event) => (
          <Notice key={event.id} event={event} />
        ))}
      </ul>
      {others.length > 0 && (
        <label className="house-more guest-button">
          <input type="checkbox" className="sr-only" />
          {t('board.more', { count: others.length })}
        </label>
      )}
    </section>
  );
}

function Notice({ event }: { event: GuestEvent }) {
  const { t } = useTranslation('guest-business');
  const language = useLanguage();
  const { start_time: start, end_time: end, page_url: url } = event;
  const day = shownDay(event);
  const isCancelled = event.status === 'cancelled';
  const stub = day === null ? undefined : formatStub(day, language);
  const times = start && (end ? formatTimeRange(start, end, language) : formatTime(start, language));
  return (
    <li data-tone={isCancelled ? 'line' : toneOf(event)} data-state={isCancelled ? 'cancelled' : undefined}>
      <div className="house-notice">
        <p className="house-weekday">
          {weekdayOf(event, language)}
          {start && end && runsPastMidnight({ startTime: start, endTime: end }) && <span>{t('board.nextDay')}</span>}
        </p>
        <p className="house-date">
          <b>{stub && t('board.dayFigure', { day: stub.day })}</b>
          <span>
            {stub?.month}
            <br />
            {times ?? t('board.wholeDay')}
          </span>
        </p>
        <h3>
          <a href={url}>{event.title}</a>
        </h3>
        <p>{isCancelled ? t('board.cancelled') : placesText(event, t)}</p>
      </div>
      {!isCancelled && <Strips event={event} word={t('board.join')} />}
    </li>
  );
}

type Translate = ReturnType<typeof useTranslation<'guest-business'>>['t'];

function placesText(event: GuestEvent, t: Translate): string {
  const free = placesLeft(event);
  const limited = free === 0 ? t('board.full') : t('board.free', { count: free });
  const places = Number.isFinite(free) ? limited : t('board.unlimited');
  return `${t('board.joined', { count: event.participant_counts.joined })}, ${places}`;
}

/** As many are torn off as places are taken; where, is fixed by the event's id. */
function Strips({ event, word }: { event: GuestEvent; word: string }) {
  const admission = { capacity: event.capacity, joined: takenPlaces(event.participant_counts) };
  const hanging = hangingStrips(event.id, tornCount(admission, STRIPS), STRIPS);
  return (
    <div className="house-strips" aria-hidden="true">
      {hanging.map((hangs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the strips never change places
        <span key={index} data-torn={hangs ? undefined : ''}>
          {hangs && word}
        </span>
      ))}
    </div>
  );
}
