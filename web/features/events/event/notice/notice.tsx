import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { endDay, runsPastMidnight } from '#domain/events/schedule.ts';
import type { NoticeTone } from '#domain/guest-pages/notice-tone.ts';
import { formatPrice, formatStub, formatWeekday } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Clock } from '#web/ui/icons/clock.ts';
import { Euro } from '#web/ui/icons/euro.ts';
import { MapPin } from '#web/ui/icons/map-pin.ts';
import type { EventState, NoticeEvent } from './notice-facts.ts';
import { entryOf, hoursOf, placesLeft, weekdayOf } from './notice-facts.ts';
import { People } from './notice-people.tsx';
import { NoticeStamp } from './notice-stamp.tsx';
import { NoticeWords } from './notice-words.tsx';
import { titleClasses } from './title-size.ts';

/** `20–23` is set large, `18:30–21:00` smaller. */
const MOST_SHORT = 8;

type NoticeProps = {
  event: NoticeEvent;
  state: EventState;
  tone: NoticeTone;
  /** The day it shows; null while an event has none. */
  day: string | null;
  /** Where it takes place, as people read it. */
  place: string;
  picture: { url: string; alt?: string };
  /** Whose notice it is, with the tools of the page. */
  top: ReactNode;
  heading?: { level?: 'h1' | 'h3'; id?: string; tabIndex?: number };
  /** The lower edge, and what hangs below it. */
  children?: ReactNode;
};

/** An event as guests see it: on its page, in the preview of its owner, and on the phone of the demo. */
export function Notice({ event, state, tone, day, place, picture, top, heading = {}, children }: NoticeProps) {
  const { level: Heading = 'h1', ...named } = heading;
  return (
    <div className="notice-frame" data-tone={tone} data-state={state}>
      <article className="notice">
        <div className="notice-top">{top}</div>
        <Heading {...named} lang="de" className={cx('notice-title', titleClasses(event.title))}>
          {state === 'cancelled' ? <s>{event.title}</s> : event.title}
        </Heading>
        <div className="notice-when">
          <Day event={event} day={day} />
          <Where event={event} state={state} day={day} place={place} />
          <img className="notice-picture" src={picture.url} alt={picture.alt ?? ''} width="600" height="300" />
          <NoticeStamp state={state} />
        </div>
        <Figures event={event} state={state} />
        {children}
      </article>
    </div>
  );
}

type PartProps = Pick<NoticeProps, 'event' | 'state' | 'day' | 'place'>;

function Day({ event, day }: Pick<PartProps, 'event' | 'day'>) {
  const { t } = useTranslation('guests');
  const language = useLanguage();
  const stub = day ? formatStub(day, language) : null;
  return (
    <time dateTime={event.starts_at ?? day ?? undefined} className="notice-day">
      <span>{stub ? weekdayOf(event, language) : t('noDay')}</span>
      <b>{stub ? t('dayFigure', { day: stub.day }) : '?'}</b>
      <span>{stub?.month}</span>
    </time>
  );
}

function Where({ event, state, day, place }: PartProps) {
  const { t } = useTranslation('guests');
  const language = useLanguage();
  const hours = hoursOf(event, language);
  const times = { startTime: event.start_time, endTime: event.end_time };
  const isOn = state === 'open' || state === 'full';
  return (
    <div className="notice-where">
      <span className="notice-begins">{t('begins')}</span>
      <p className={cx('notice-time', (hours?.length ?? 0) > MOST_SHORT && 'is-long')}>
        {hours === null ? t('wholeDay') : state === 'cancelled' ? <s>{hours}</s> : hours}
        {hours !== null && <small>{t('clock', { time: '' }).trim()}</small>}
      </p>
      {day && runsPastMidnight(times) && (
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
          <b>{place}</b>
        </span>
      </p>
      {isOn && (
        <p className="notice-place notice-price">
          <Icon of={Euro} />
          <span>
            <Entry event={event} />
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
  );
}

/** Price and when it is paid. */
function Entry({ event }: Pick<PartProps, 'event'>) {
  const { t } = useTranslation('guests');
  const language = useLanguage();
  const { cents, when } = entryOf(event);
  return (
    <>
      {cents !== null && <b>{formatPrice(cents, language, 'short')}</b>} {t(when)}
    </>
  );
}

/** The people who are in, the places that are left, and the price. */
function Figures({ event, state }: Pick<PartProps, 'event' | 'state'>) {
  const { t } = useTranslation('guests');
  const free = placesLeft(event);
  return (
    <div className="notice-figures">
      <div className="notice-people">
        {state !== 'cancelled' && <People event={event} />}
        <NoticeWords event={event} state={state} />
      </div>
      {(state === 'open' || state === 'full') && (
        <>
          {Number.isFinite(free) && state === 'open' && (
            <p className="notice-figure">
              <b>{free}</b> {t('places', { count: free })}
            </p>
          )}
          <p className="notice-figure notice-entry">
            <Entry event={event} />
          </p>
        </>
      )}
    </div>
  );
}
