import { useTranslation } from 'react-i18next';
import { shownDay } from '#domain/events/shown-day.ts';
import { THIS_HOST } from '#web/api/media-address.ts';
import { Notice } from '#web/features/events/event/notice/notice.tsx';
import { illustrationOf, stateOf, toneOf } from '#web/features/events/event/notice/notice-facts.ts';
import { NoticeOwner } from '#web/features/events/event/notice/notice-owner.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CalendarDays } from '#web/ui/icons/calendar-days.ts';
import { Share } from '#web/ui/icons/share.ts';
import { guestButton } from '../guest-button.ts';
import { GuestLogo } from '../guest-logo.tsx';
import type { EventPageData } from './event-page-data.ts';
import { OpenBadge } from './open-badge.tsx';
import { Ground, Passers, Street } from './street.tsx';
import { Strips } from './strips.tsx';
import { UnderNotice } from './under-notice.tsx';

/** The notice on its lamp post, full screen. */
export function Hero({ data }: { data: EventPageData }) {
  const { event, host, isOver } = data;
  const state = stateOf(event, isOver);
  const tone = toneOf(event);
  return (
    <section className="hero data-[state=full]:pb-37" data-tone={tone} data-state={state} aria-labelledby="title">
      <Street />
      <span className="lamp" aria-hidden="true">
        <svg viewBox="0 0 140 126" aria-hidden="true" className="-translate-x-1/2 absolute top-0 left-1/2 max-w-none">
          <path d="M19 115.8h102L102.3 47.8h-64.6z" fill="var(--pic-amber)" />
          <path d="M5.4 47.8h129.200l-28.900-34h-71.400zM8.800 112.400h122.400V126H8.800z" fill="var(--post)" />
        </svg>
      </span>
      <Notice
        event={event}
        state={state}
        tone={tone}
        day={shownDay(event) ?? data.now.slice(0, 10)}
        place={event.location || host.address}
        picture={{ url: illustrationOf(event, THIS_HOST) }}
        top={<NoticeTop data={data} isOn={!data.isPreview && (state === 'open' || state === 'full')} />}
        heading={{ id: 'title' }}
      >
        {state === 'open' ? (
          <Strips event={event} path={data.path} isLink={!data.isPreview} />
        ) : (
          <span className="notice-edge" aria-hidden="true" />
        )}
        <UnderNotice data={data} state={state} />
      </Notice>
      <Passers />
      <Ground />
    </section>
  );
}

function NoticeTop({ data, isOn }: { data: EventPageData; isOn: boolean }) {
  const { host, now, calendarPath } = data;
  const { t } = useTranslation('guests');
  return (
    <>
      <GuestLogo url={host.logo_url} className="h-11 max-w-[min(9rem,30%)] px-[0.45rem] py-[0.3rem]" />
      <NoticeOwner name={host.display_name} href={host.page_url} />
      {isOn && <OpenBadge business={host} now={now} className="small-notice:hidden" />}
      <span className="ms-auto flex gap-2 [--edge:currentcolor] small-notice:gap-0">
        {isOn && (
          <a href={calendarPath} className={guestButton.tool} aria-label={t('calendar')}>
            <Icon of={CalendarDays} />
            <span aria-hidden="true" className="small-notice:hidden">
              {t('calendar')}
            </span>
          </a>
        )}
        {!data.isPreview && (
          <button type="button" className={guestButton.tool} data-share={t('copied')} aria-label={t('share')}>
            <Icon of={Share} />
            <span aria-hidden="true" className="small-notice:hidden">
              {t('share')}
            </span>
          </button>
        )}
        <output data-said="" className="empty:hidden" />
      </span>
    </>
  );
}
