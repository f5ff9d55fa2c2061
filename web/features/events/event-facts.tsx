import { Clock, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { eventCategoryLabel } from '#domain/catalogue/event-categories.ts';
import { tagLabel } from '#domain/catalogue/tags.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lastDayOf, timesOf } from './event-when.ts';
import type { EventOfBusiness } from './use-events.ts';

/** Time, place and tags of an event, with its note when it runs past midnight. */
export function EventFacts({ event }: { event: EventOfBusiness }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const lastDay = lastDayOf(event, language);
  const { tags = [], name: legacyName } = event.category ?? {};
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Icon of={Clock} size={16} />
        <span className="font-semibold text-[0.9375rem] tabular-nums">
          {event.event_date ? timesOf(event, t, language) : t('when.noDate')}
        </span>
        {lastDay && <Badge tone="ink">{t('nextDay')}</Badge>}
      </p>
      {lastDay && <p className="ps-6.5 text-ink-2 text-small">{t('runsUntil', { day: lastDay })}</p>}
      <p className="flex items-start gap-2.5 text-[0.9375rem] text-ink-2">
        <Icon of={MapPin} size={16} className="mt-1 shrink-0" />
        <span className="wrap-anywhere">{event.location || t('noPlace')}</span>
      </p>
      {(tags.length > 0 || legacyName) && (
        <ul className="mt-1 flex flex-wrap gap-1.5">
          {legacyName && (
            <li>
              <Badge tone="card">{eventCategoryLabel(legacyName, language)}</Badge>
            </li>
          )}
          {tags.map((tag) => (
            <li key={tag}>
              <Badge tone="card">{tagLabel(tag, language)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
