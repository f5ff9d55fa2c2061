import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { endDay, runsPastMidnight } from '#domain/events/schedule.ts';
import type { NoticeTone } from '#domain/guest-pages/notice-tone.ts';
import { formatPrice, formatStub, formatWeekday } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import type { IconShape } from '#web/ui/icon.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Clock } from '#web/ui/icons/clock.ts';
import { Euro } from '#web/ui/icons/euro.ts';
import { MapPin } from '#web/ui/icons/map-pin.ts';
import type { EventState, NoticeEvent } from './notice-facts.ts';
import { entryOf, hoursOf, placesLeft, weekdayOf } from './notice-facts.ts';
import { People } from './notice-people.tsx';
import { NoticeStamp } from './notice-stamp.tsx';
import { NoticeStateText } from './notice-state-text.tsx';
import { titleClasses, titleStyle } from './title-size.ts';

/** Characters; `20–23` is set larger than `18:30–21:00`. */
const MOST_SHORT = 8;

type NoticeProps = {
  event: NoticeEvent;
  state: EventState;
  tone: NoticeTone;
  /** Null without a day. */
  day: string | null;
  place: string;
  picture: { url: string; alt?: string };
  /** Business and page tools. */
  top: ReactNode;
  heading?: { level?: 'h1' | 'h3'; id?: string; tabIndex?: number };
  /** Lower edge and strips. */
  children?: ReactNode;
};

/** An event as guests see it: page, owner's preview and demo phone. */
export function Notice({ event, state, tone, day, place, picture, top, heading = {}, children }: NoticeProps) {
  const { level: Heading = 'h1', ...named } = heading;
  return (
    <div className="notice-frame" data-tone={tone} data-state={state}>
      <article className="notice">
        <div className="flex items-center gap-4 px-(--pad) font-semibold">{top}</div>
        <Heading {...named} lang="de" className={cx(titleStyle, titleClasses(event.title))}>
          {state === 'cancelled' ? <s className="decoration-[0.05em]">{event.title}</s> : event.title}
        </Heading>
        <div className="relative grid grid-cols-[auto_1fr] gap-x-6 ps-(--pad) @min-[60rem]/notice:min-h-74 @min-[60rem]/notice:grid-cols-[auto_1fr_46.55%] @min-[60rem]/notice:gap-x-12">
          <Day event={event} day={day} />
          <Where event={event} state={state} day={day} place={place} />
          <Picture {...picture} isOff={state === 'cancelled' || state === 'over'} />
          <NoticeStamp state={state} />
        </div>
        <Figures event={event} state={state} />
        {children}
      </article>
    </div>
  );
}

/** Above the text when narrow, else beside it. */
function Picture({ url, alt = '', isOff }: NoticeProps['picture'] & { isOff: boolean }) {
  return (
    <img
      className={cx(
        'col-span-full -ms-(--pad) w-[calc(100%+var(--pad))] max-w-none object-cover object-bottom',
        '@max-[60rem]/notice:-order-1 @max-[60rem]/notice:h-[clamp(6.5rem,18vh,11rem)] @min-[44rem]/notice:@max-[60rem]/notice:mb-4 @min-[44rem]/notice:@max-[60rem]/notice:h-60',
        '@min-[60rem]/notice:col-[3] @min-[60rem]/notice:m-0 @min-[60rem]/notice:size-full',
        isOff && '[filter:grayscale(0.85)_opacity(0.7)]',
      )}
      src={url}
      alt={alt}
      width="600"
      height="300"
    />
  );
}

type PartProps = Pick<NoticeProps, 'event' | 'state' | 'day' | 'place'>;

function Day({ event, day }: Pick<PartProps, 'event' | 'day'>) {
  const { t } = useTranslation('guests');
  const language = useLanguage();
  const stub = day ? formatStub(day, language) : null;
  return (
    <time
      dateTime={event.starts_at ?? day ?? undefined}
      className="grid content-start gap-2.5 py-3 font-semibold wide-notice:gap-7 wide-notice:pt-0 wide-notice:pb-4 wide-notice:text-[1.125rem]"
    >
      <span>{stub ? weekdayOf(event, language) : t('noDay')}</span>
      <b className="font-display font-extrabold font-stretch-76% text-[4.25rem]/[0.8] tracking-[-0.02em] wide-notice:py-[0.04em] wide-notice:text-[14.75rem]">
        {stub ? t('dayFigure', { day: stub.day }) : '?'}
      </b>
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
    <div className="grid min-w-0 content-start gap-1 py-3 pe-4 text-[0.9375rem]/[1.35] wide-notice:gap-3 wide-notice:py-0 wide-notice:text-[1.125rem]">
      <span className="font-semibold small-notice:hidden">{t('begins')}</span>
      <p
        className={cx(
          'whitespace-nowrap font-display font-extrabold font-stretch-76% leading-[1] tracking-[-0.03em]',
          (hours?.length ?? 0) > MOST_SHORT
            ? 'text-[1.875rem] wide-notice:text-[3.875rem]'
            : 'text-[2.5rem] wide-notice:text-[5rem]',
        )}
      >
        {hours === null ? day ? t('wholeDay') : '?' : state === 'cancelled' ? <s>{hours}</s> : hours}
        {hours !== null && <small className="ms-[0.15em] text-[0.5em]">{t('clock', { time: '' }).trim()}</small>}
      </p>
      {day && runsPastMidnight(times) && (
        <p>
          <b className="rounded-badge bg-pic-ink px-2 py-1 text-badge text-pic-paper">{t('nextDay')}</b>{' '}
          {t('runsUntil', {
            day: formatWeekday(endDay({ eventDate: event.event_date ?? day, ...times }), language),
          })}
        </p>
      )}
      <Line icon={MapPin}>
        <b>{place}</b>
      </Line>
      {(state === 'open' || (isOn && entryOf(event).when !== 'free')) && (
        <Line icon={Euro} className="wide-notice:hidden">
          <Entry event={event} />
        </Line>
      )}
      {event.approval_method === 'application' && isOn && <Line icon={Clock}>{t('fields.approval_method')}</Line>}
    </div>
  );
}

function Line({ icon, className, children }: { icon?: IconShape; className?: string; children: ReactNode }) {
  return (
    <p className={cx('wrap-anywhere flex gap-2.5 [&_b]:font-semibold', className)}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
    </p>
  );
}

/** Price and where it is paid. */
export function Entry({ event }: Pick<PartProps, 'event'>) {
  const { t } = useTranslation('guests');
  const language = useLanguage();
  const { cents, when } = entryOf(event);
  return (
    <>
      {cents !== null && <b>{formatPrice(cents, language, 'short')}</b>} {t(when)}
    </>
  );
}

function Figure({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p
      className={cx(
        'flex items-end gap-2 font-bold font-display text-[0.9375rem]/[1.05] wide-notice:max-w-76 wide-notice:text-[1.375rem]',
        '[&_b]:whitespace-nowrap [&_b]:font-extrabold [&_b]:font-stretch-76% [&_b]:text-[2.75rem]/[0.8] [&_b]:tracking-[-0.04em] wide-notice:[&_b]:text-[7rem]',
        className,
      )}
    >
      {children}
    </p>
  );
}

function Figures({ event, state }: Pick<PartProps, 'event' | 'state'>) {
  const { t } = useTranslation('guests');
  const free = placesLeft(event);
  return (
    <div className="flex items-center justify-between gap-4 border-t-3 px-(--pad) py-3 wide-notice:py-6">
      <div className="min-w-0 flex-[1_1_30rem] text-[0.875rem]/[1.4] wide-notice:text-[1rem]">
        {state !== 'cancelled' && <People event={event} />}
        <NoticeStateText event={event} state={state} />
      </div>
      {(state === 'open' || state === 'full') && (
        <>
          {Number.isFinite(free) && state === 'open' && (
            <Figure>
              <b>{free}</b> {t('places', { count: free })}
            </Figure>
          )}
          {(state === 'open' || entryOf(event).when !== 'free') && (
            <Figure className="small-notice:hidden">
              <Entry event={event} />
            </Figure>
          )}
        </>
      )}
    </div>
  );
}
