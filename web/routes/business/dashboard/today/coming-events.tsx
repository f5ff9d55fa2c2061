import { useTranslation } from 'react-i18next';
import { toneOfTags } from '#domain/catalogue/tag-tones.ts';
import { takenPlaces } from '#domain/events/participation.ts';
import { shownDay } from '#domain/events/shown-day.ts';
import { formatDayBrief } from '#i18n/format.ts';
import type { EventOfBusiness } from '#web/features/events/event/use-events.ts';
import { editPath } from '#web/features/events/event/use-events.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { stubTones } from '#web/ui/stub-tones.ts';

/** Events after the first, with day, name and participants. */
export function ComingEvents({ events, className }: { events: EventOfBusiness[]; className?: string }) {
  const { t } = useTranslation(['today', 'events']);
  const language = useLanguage();
  return (
    <ul className={className}>
      {events.map((event) => {
        const { participant_counts: counts, max_participants: max } = event;
        const day = shownDay(event);
        const title = event.title || t('events:unnamed');
        const isFull = max !== null && takenPlaces(counts) >= max;
        const people =
          max === null ? t('inShort', { count: counts.joined }) : t('ofShort', { count: counts.joined, max });
        return (
          <li key={event.id} className="flex min-w-0 items-center gap-3 text-[0.9375rem]">
            <span
              className={cx(
                'inline-flex min-h-6.5 shrink-0 items-center rounded-badge px-2 text-badge tabular-nums',
                stubTones[toneOfTags(event.category?.tags ?? [])],
              )}
            >
              {day && formatDayBrief(day, language)}
            </span>
            <a
              href={event.status === 'published' ? new URL(event.page_url).pathname : editPath(event)}
              className="min-w-0 truncate font-semibold leading-11 underline-offset-4 hover:underline"
            >
              {title}
            </a>
            <span className="ms-auto shrink-0 text-ink-2 text-small tabular-nums">{isFull ? t('full') : people}</span>
          </li>
        );
      })}
    </ul>
  );
}
