import type { UseFormReturn } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { berlinToday } from '#web/shell/berlin-today.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { DayField } from '#web/ui/day-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { EventDraft } from '../drafts/event-draft.ts';
import { NextDayNote } from './next-day-note.tsx';

/** Date, start and end. Says at once when the event runs into the next day. */
export function ScheduleFields({ form }: { form: UseFormReturn<EventDraft> }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const today = berlinToday(new Date());
  const { field: date, fieldState } = useController({
    control: form.control,
    name: 'date',
    rules: { validate: (day) => day === '' || day >= today || t('fields.datePast') },
  });
  return (
    <div>
      <div className="grid grid-cols-2 items-start gap-4 lg:grid-cols-[1.4fr_1fr_1fr]">
        <DayField
          ref={date.ref}
          label={t('fields.date')}
          language={language}
          value={date.value}
          onChange={date.onChange}
          onBlur={date.onBlur}
          today={today}
          placeholder={t('fields.day')}
          error={fieldState.error?.message}
          className="max-lg:col-span-2"
        />
        <TextInput {...form.register('start')} label={t('fields.start')} type="time" />
        <TextInput {...form.register('end')} label={t('fields.end')} type="time" />
      </div>
      <NextDayNote form={form} />
    </div>
  );
}
