import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayWithWeekday } from '#i18n/format.ts';
import type { ApiBody } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { paths, tabPath } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Banner } from '#web/ui/banner.tsx';
import { useIdle } from '#web/ui/use-preload.ts';

/** Published events on days these hours close; saving stays possible. */
export function ClosedEvents({ hours }: { hours: ApiBody<'checkHours'> }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const { data } = useQuery({ ...queries.hoursCheck(hours), enabled: useIdle() });
  const events = (data?.data ?? []).filter((event) => event.conflict === 'closed' && event.closed_by !== 'week');
  return (
    <div role="status" aria-live="polite">
      {events.length > 0 && (
        <Banner title={t('closedEvents.title', { count: events.length })} className="mt-6">
          <p>{t('closedEvents.text')}</p>
          <ul className="mt-2 grid gap-1">
            {events.map(({ id, title, event_date: date, joined }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-3">
                <strong className="font-semibold">{title}</strong>
                <span>{formatDayWithWeekday(date, language)}</span>
                {joined > 0 && <span>{t('closedEvents.joined', { count: joined })}</span>}
                <NewTab href={`${paths.createEvent}?event=${id}`} label={t('closedEvents.moveOne', { title })}>
                  {t('closedEvents.move')}
                </NewTab>
                <NewTab
                  href={`${tabPath('events')}&q=${encodeURIComponent(title)}`}
                  label={t('closedEvents.cancelOne', { title })}
                >
                  {t('closedEvents.cancel')}
                </NewTab>
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}

/** Opens beside this form, to keep its input. */
function NewTab({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={label}
      className="text-link inline-flex min-h-11 items-center"
    >
      {children}
    </a>
  );
}
