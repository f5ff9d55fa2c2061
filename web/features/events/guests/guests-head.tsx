import { useTranslation } from 'react-i18next';
import { formatDayOfMonth, formatTime, formatWeekday } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { PeopleRow } from '#web/ui/people-row.tsx';
import { hasDoor } from '../has-door.ts';
import type { EventOfBusiness } from '../use-events.ts';
import { isEventOver } from '../use-events.ts';
import { CameLine } from './came-line.tsx';

/** How many are in, of how many, and when it is. */
export function GuestsHead({ event }: { event: EventOfBusiness }) {
  const { t } = useTranslation('participants');
  const language = useLanguage();
  const { max_participants: max, event_date: day, start_time: start } = event;
  const { joined, offered } = event.participant_counts;
  // Guests come before it begins, too.
  const isCounted = hasDoor(event) || isEventOver(event);
  const when = [
    day && `${formatWeekday(day, language, 'short')} ${formatDayOfMonth(day, language)}`,
    start && formatTime(start, language),
  ];
  return (
    <div className="flex items-center gap-4">
      <span className="text-display-2 tabular-nums">{joined}</span>
      <div className="grid min-w-0 flex-1">
        <p className="font-semibold">
          {max === null ? t('joinedOpen') : t('joinedOf', { max })}
          {offered > 0 && <span className="font-normal text-ink-2">{t('held', { count: offered })}</span>}
        </p>
        <p className="text-ink-3 text-small">{when.filter(Boolean).join(', ') || t('noTime')}</p>
        {isCounted && <CameLine eventId={event.id} />}
      </div>
      {max !== null && <PeopleRow share={joined / max} figures={10} className="max-sm:hidden" />}
    </div>
  );
}
