import { useTranslation } from 'react-i18next';
import { endDay, runsPastMidnight } from '#domain/events/schedule.ts';
import { shownDay } from '#domain/events/shown-day.ts';
import { formatPrice, formatStub, formatWeekday } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CalendarDays } from '#web/ui/icons/calendar-days.ts';
import { Clock } from '#web/ui/icons/clock.ts';
import { Euro } from '#web/ui/icons/euro.ts';
import { MapPin } from '#web/ui/icons/map-pin.ts';
import { Share } from '#web/ui/icons/share.ts';
import { GuestLogo } from '../guest-logo.tsx';
import { entryOf, hoursOf, illustrationOf, placesLeft, stateOf, toneOf, weekdayOf } from './event-facts.ts';
import type { EventPageData } from './event-page-data.ts';
import { NoticeStamp } from './notice-stamp.tsx';
import { NoticeWords } from './notice-words.tsx';
import { OpenBadge } from './open-badge.tsx';
import { People } from './people.tsx';
import { Passers, Street } from './street.tsx';
import { Strips } from './strips.tsx';
import { titleClasses } from './title-size.ts';
import { UnderNotice } from './under-notice.tsx';

/** `20–23` is set large, `18:30–21:00` smaller. */
const MOST_SHORT = 8;

/** The notice on its lamp post, as large as the screen. */
export function Notice({ data }: { data: EventPageData }) {
  const { t } = useTranslation('guests');
  const language = useLanguage();
  const { event, host, isOver, calendarPath } = data;
  const state = stateOf(event, isOver);
  const day = shownDay(event) ?? data.now.slice(0, 10);
  const stub = formatStub(day, language);
  const hours = hoursOf(event, language);
  const times = { startTime: event.start_time, endTime: event.end_time };
  const free = placesLeft(event);
  const entry = entryOf(event);
  const isOn = state === 'open' || state === 'full';
  return (
    <section className="hero" data-tone={toneOf(event)} data-state={state} aria-labelledby="title">
      <Street />
      <span className="lamp" aria-hidden="true">
        <svg viewBox="0 0 140 126" aria-hidden="true">
          <path d="M19 115.8h102L102.3 47.8h-64.6z" fill="var(--pic-amber)" />
          <path d="M5.4 47.8h129.200l-28.900-34h-71.400zM8.800 112.400h122.400V126H8.800z" fill="var(--post)" />
        </svg>
      </span>
      <article className="notice">
        <div className="notice-top">
          <GuestLogo url={host.logo_url} />
          {host.page_url ? <a href={host.page_url}>{host.display_name}</a> : <span>{host.display_name}</span>}
          {isOn && <OpenBadge business={host} now={data.now} />}
          <span className="notice-tools">
            {isOn && (
              <a href={calendarPath} className="guest-button" aria-label={t('calendar')}>
                <Icon of={CalendarDays} />
                <span aria-hidden="true">{t('calendar')}</span>
              </a>
            )}
            <button type="button" className="guest-button" data-share={t('copied')} aria-label={t('share')}>
              <Icon of={Share} />
              <span aria-hidden="true">{t('share')}</span>
            </button>
            <output data-said="" />
          </span>
        </div>
        <h1 id="title" lang="de" className={cx('notice-title', titleClasses(event.title))}>
          {state === 'cancelled' ? <s>{event.title}</s> : event.title}
        </h1>
        <div className="notice-when">
          <time dateTime={event.starts_at ?? day} className="notice-day">
            <span>{weekdayOf(event, language)}</span>
            <b>{t('dayFigure', { day: stub.day })}</b>
            <span>{stub.month}</span>
          </time>
          <div className="notice-where">
            <span className="notice-begins">{t('begins')}</span>
            <p className={cx('notice-time', (hours?.length ?? 0) > MOST_SHORT && 'is-long')}>
              {hours === null ? t('wholeDay') : state === 'cancelled' ? <s>{hours}</s> : hours}
              {hours !== null && <small>{t('clock', { time: '' }).trim()}</small>}
            </p>
            {runsPastMidnight(times) && (
              <p className="notice-night">
                <b>{t('nextDay')}</b>{' '}
                {t('runsUntil', {
                  day: formatWeekday(endDay({ eventDate: event.event_date ?? day, ...times }), language),
                })}
              </p>
            )}
            <p className="notice-place">
              <Icon of={MapPin} />
              <span>
                <b>{event.location || host.address}</b>
              </span>
            </p>
            {isOn && (
              <p className="notice-place notice-price">
                <Icon of={Euro} />
                <span>
                  {entry.cents !== null && <b>{formatPrice(entry.cents, language, 'short')}</b>} {t(entry.when)}
                </span>
              </p>
            )}
            {event.approval_method === 'application' && isOn && (
              <p className="notice-place">
                <Icon of={Clock} />
                {t('applied')}
              </p>
            )}
          </div>
          <img className="notice-picture" src={illustrationOf(event)} alt="" width="600" height="300" />
          <NoticeStamp state={state} />
        </div>
        <div className="notice-figures">
          <div className="notice-people">
            {state !== 'cancelled' && <People event={event} />}
            <NoticeWords event={event} state={state} />
          </div>
          {isOn && (
            <>
              {Number.isFinite(free) && state === 'open' && (
                <p className="notice-figure">
                  <b>{free}</b> {t('places', { count: free })}
                </p>
              )}
              <p className="notice-figure notice-entry">
                {entry.cents !== null && <b>{formatPrice(entry.cents, language, 'short')}</b>} {t(entry.when)}
              </p>
            </>
          )}
        </div>
        {state === 'open' ? <Strips event={event} /> : <span className="notice-edge" aria-hidden="true" />}
        <UnderNotice data={data} state={state} />
      </article>
      <Passers />
      <span className="ground" aria-hidden="true" />
    </section>
  );
}
