import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { runsPastMidnight } from '#domain/events/schedule.ts';
import { isCalendarDay } from '#domain/shared/calendar.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { berlinToday } from '../berlin-today.ts';
import { lastDayOf } from '../event-when.ts';
import type { EventDraft } from './event-draft.ts';

/** Date, start and end. Says at once when the event runs into the next day. */
export function ScheduleFields({ form }: { form: UseFormReturn<EventDraft> }) {
  const { t } = useTranslation('events');
  const today = berlinToday(new Date());
  return (
    <div>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-[1.4fr_1fr_1fr]">
        <TextInput
          {...form.register('date', {
            validate: (day) => day === '' || day >= today || t('fields.datePast'),
          })}
          label={t('fields.date')}
          type="date"
          min={today}
          required
          error={form.formState.errors.date?.message}
          className="max-lg:col-span-2"
        />
        <TextInput {...form.register('start')} label={t('fields.start')} type="time" />
        <TextInput {...form.register('end')} label={t('fields.end')} type="time" />
      </div>
      <NextDayNote form={form} />
    </div>
  );
}

function NextDayNote({ form }: { form: UseFormReturn<EventDraft> }) {
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
