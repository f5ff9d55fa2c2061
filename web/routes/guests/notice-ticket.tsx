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

const line = 'flex items-center gap-2 text-ink-2';

/** An event as a ticket; all of it is the link. */
export function NoticeTicket({ event }: { event: GuestEvent }) {
  const { t } = useTranslation('guests');
  const language = useLanguage();
  const day = shownDay(event);
  if (!day) return null;
  const stub = formatStub(day, language);
  const hours = hoursOf(event, language);
  return (
    <li className="relative flex min-h-36 rounded-ticket bg-card [box-shadow:var(--raised)]">
      <span
        className="grid w-28 flex-none content-center justify-items-center gap-2 rounded-s-ticket bg-(--tag) font-semibold text-[0.875rem]/[1.2] text-on-color data-[tone=line]:text-ink"
        data-tone={toneOf(event)}
      >
        <span>{weekdayOf(event, language)}</span>
        <b className="font-display font-extrabold font-stretch-78% text-[3.5rem]/[0.85]">{stub.day}</b>
        <span>{stub.month}</span>
      </span>
      <span className="grid min-w-0 content-center gap-1.5 px-6 py-4 text-[0.875rem]">
        <a
          href={event.page_url}
          className="wrap-anywhere font-bold font-display font-stretch-92% text-[1.375rem]/[1.14] after:absolute after:inset-0 after:rounded-ticket"
        >
          {event.title}
        </a>
        <span className={line}>
          <Icon of={Clock} size={16} />
          <b className="whitespace-nowrap font-semibold text-ink">
            {hours === null ? t('wholeDay') : t('clock', { time: hours })}
          </b>
          {runsPastMidnight({ startTime: event.start_time, endTime: event.end_time }) && (
            <em className="whitespace-nowrap rounded-badge bg-ink px-2 py-1 text-badge text-paper not-italic">
              {t('nextDay')}
            </em>
          )}
        </span>
        {event.location && (
          <span className={line}>
            <Icon of={MapPin} size={16} />
            {event.location}
          </span>
        )}
      </span>
    </li>
  );
}
