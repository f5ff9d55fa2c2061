import { useTranslation } from 'react-i18next';
import type { GuestEvent } from '#contract/guest-pages.ts';
import { runsPastMidnight } from '#domain/events/schedule.ts';
import { shownDay } from '#domain/events/shown-day.ts';
import { formatStub } from '#i18n/format.ts';
import { hoursOf, toneOf, weekdayOf } from '#web/features/events/event/notice/notice-facts.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Clock } from '#web/ui/icons/clock.ts';
import { MapPin } from '#web/ui/icons/map-pin.ts';

/** Another notice as a ticket: the whole of it is the link. */
export function NoticeTicket({ event }: { event: GuestEvent }) {
  const { t } = useTranslation('guests');
  const language = useLanguage();
  const day = shownDay(event);
  if (!day) return null;
  const stub = formatStub(day, language);
  const hours = hoursOf(event, language);
  return (
    <li className="guest-ticket">
      <span className="guest-stub" data-tone={toneOf(event)}>
        <span>{weekdayOf(event, language)}</span>
        <b>{stub.day}</b>
        <span>{stub.month}</span>
      </span>
      <span className="guest-ticket-body">
        <a href={event.page_url}>{event.title}</a>
        <span>
          <Icon of={Clock} size={16} />
          <b>{hours === null ? t('wholeDay') : t('clock', { time: hours })}</b>
          {runsPastMidnight({ startTime: event.start_time, endTime: event.end_time }) && <em>{t('nextDay')}</em>}
        </span>
        {event.location && (
          <span>
            <Icon of={MapPin} size={16} />
            {event.location}
          </span>
        )}
      </span>
    </li>
  );
}
