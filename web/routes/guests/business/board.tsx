import { useTranslation } from 'react-i18next';
import type { GuestBusiness, GuestEvent } from '#contract/guest-pages.ts';
import { groupOfTags } from '#domain/catalogue/tags.ts';
import { runsPastMidnight } from '#domain/events/schedule.ts';
import { formatStub, formatTime, formatTimeRange, formatWeekday } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';

/** A phone shows two, and the others after a press; no script is needed. */
const ON_PHONES = 2;
const strips = [0, 1, 2, 3, 4];

/** What comes: a notice for each event, in the colour of its tags. */
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
  const { event_date: day, start_time: start, end_time: end, page_url: url } = event;
  const isCancelled = event.status === 'cancelled';
  const stub = day === null ? undefined : formatStub(day, language);
  const times = start && (end ? formatTimeRange(start, end, language) : formatTime(start, language));
  return (
    <li data-group={isCancelled ? 'cancelled' : groupOfTags(event.category?.tags ?? [])}>
      <div className="house-notice">
        <p className="house-weekday">
          {day && formatWeekday(day, language)}
          {start && end && runsPastMidnight({ startTime: start, endTime: end }) && <span>{t('board.nextDay')}</span>}
        </p>
        <p className="house-date">
          <b>{stub?.day}.</b>
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

function placesText({ capacity, participant_counts: { joined } }: GuestEvent, t: Translate): string {
  const free = capacity === null ? null : Math.max(0, capacity - joined);
  const places = free === null ? t('board.unlimited') : free === 0 ? t('board.full') : t('board.free', { count: free });
  return `${t('board.joined', { count: joined })}, ${places}`;
}

/** As many are torn off as places are taken; where, is fixed by the event's id. */
function Strips({ event, word }: { event: GuestEvent; word: string }) {
  const {
    capacity,
    id,
    participant_counts: { joined },
  } = event;
  const share = capacity === null ? Math.min(joined, 1) : Math.floor((joined / capacity) * strips.length);
  const torn = capacity !== null && joined >= capacity ? strips.length : Math.min(share, strips.length - 1);
  const first = Number.parseInt(id.slice(-2), 16);
  const isTorn = (strip: number) => (strip * 2 + first) % strips.length < torn;
  return (
    <div className="house-strips" aria-hidden="true">
      {strips.map((strip) => (
        <span key={strip} data-torn={isTorn(strip) || undefined}>
          {isTorn(strip) ? '' : word}
        </span>
      ))}
    </div>
  );
}
