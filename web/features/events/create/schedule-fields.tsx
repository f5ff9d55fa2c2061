import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextInput } from '#web/ui/text-input.tsx';
import { berlinToday } from '../berlin-today.ts';
import type { EventDraft } from './event-draft.ts';
import { NextDayNote } from './next-day-note.tsx';

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
