import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { runsPastMidnight } from '#domain/events/schedule.ts';
import { isCalendarDay } from '#domain/shared/calendar.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { EventDraft } from '../drafts/event-draft.ts';
import { lastDayOf } from '../event-when.ts';

/** Says at once that an event runs into the next day, and into which. */
export function NextDayNote({ form }: { form: UseFormReturn<EventDraft> }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const [date, start, end] = useWatch({ control: form.control, name: ['date', 'start', 'end'] });
  const isPast = runsPastMidnight({ startTime: start || null, endTime: end || null });
  const lastDay = isCalendarDay(date)
    ? lastDayOf({ event_date: date, start_time: start || null, end_time: end || null }, language)
    : null;
  return (
    <div aria-live="polite" className="-mb-2 min-h-9 pt-2.5">
      {isPast && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-small">
          <Badge tone="ink">{t('nextDay')}</Badge>
          {lastDay ? t('runsUntilDay', { day: lastDay }) : t('runsUntilNextDay')}
        </p>
      )}
    </div>
  );
}
