import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { shownDay } from '#domain/events/shown-day.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { formatDayBrief, formatTime } from '#i18n/format.ts';
import type { EventOfBusiness } from '#web/features/events/event/use-events.ts';
import { useFirstNow } from '#web/member/rendered-page.ts';
import { paths } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ArrowRight } from '#web/ui/icons/arrow-right.ts';

/** First event of the board, in one line; from tablets up. */
export function TonightLink({ event }: { event: EventOfBusiness | null }) {
  const { t } = useTranslation('today');
  return (
    <Link
      to={paths.today}
      className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 border-line border-s-2 border-dashed ps-6 max-md:hidden max-lg:basis-full max-lg:border-s-0 max-lg:border-t-2 max-lg:ps-0"
    >
      {event ? <Tonight event={event} /> : <span className="text-ink-2">{t('planned')}</span>}
      <span className="ms-auto inline-flex shrink-0 items-center gap-1.5 font-semibold text-small underline underline-offset-4">
        {t('label')}
        <Icon of={ArrowRight} size={16} />
      </span>
    </Link>
  );
}

function Tonight({ event }: { event: EventOfBusiness }) {
  const { t } = useTranslation(['today', 'events']);
  const language = useLanguage();
  const today = berlinDay(useFirstNow());
  const { participant_counts: counts, max_participants: max, start_time: time } = event;
  const day = shownDay(event);
  const words = [
    day && day !== today ? formatDayBrief(day, language) : '',
    time ? formatTime(time, language) : '',
    max === null ? t('inShort', { count: counts.joined }) : t('ofShort', { count: counts.joined, max }),
  ];
  return (
    <>
      <strong className="min-w-0 truncate">{event.title || t('events:unnamed')}</strong>
      <span className="shrink-0 text-ink-2 text-small tabular-nums">{words.filter(Boolean).join(' · ')}</span>
    </>
  );
}
