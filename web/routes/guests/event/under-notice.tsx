import { useTranslation } from 'react-i18next';
import type { GuestBusiness, GuestEvent } from '#contract/guest-pages.ts';
import { shownDay } from '#domain/events/shown-day.ts';
import { formatDay, formatInstantDay } from '#i18n/format.ts';
import type { EventState } from '#web/features/events/event/notice/notice-facts.ts';
import { toneOf } from '#web/features/events/event/notice/notice-facts.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { EventPageData } from './event-page-data.ts';
import { Under } from './under.tsx';

/** The next event after an ended or cancelled one, preferably of the same name. */
function nextOf(event: GuestEvent, host: GuestBusiness): GuestEvent | undefined {
  const coming = host.events.filter(({ id, status }) => id !== event.id && status === 'published');
  return coming.find(({ title }) => title === event.title) ?? coming[0];
}

/** Below the notice of an event that is over or cancelled: the next date, or another event. */
export function UnderNotice({ data, state }: { data: EventPageData; state: EventState }) {
  const { t } = useTranslation('guests');
  const language = useLanguage();
  const { event, host } = data;
  if (state === 'open' || state === 'full') return null;
  const next = nextOf(event, host);
  if (!next?.starts_at) return null;
  const day = shownDay(next);
  return (
    <Under href={next.page_url} tone={toneOf(next)}>
      {next.title === event.title
        ? t('again', { day: day ? formatDay(day, language) : formatInstantDay(next.starts_at, language) })
        : t('next', { title: next.title })}
    </Under>
  );
}
