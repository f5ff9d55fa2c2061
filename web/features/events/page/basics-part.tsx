import { Clock, MapPin } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { eventLimits } from '#domain/events/limits.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { berlinToday } from '#web/shell/berlin-today.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { DayField } from '#web/ui/day-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { NextDayNote } from '../create/next-day-note.tsx';
import type { EventDraft } from '../drafts/event-draft.ts';

/** What it is, when and where. */
export function BasicsPart({ form }: { form: UseFormReturn<EventDraft> }) {
  const { t } = useTranslation(['events', 'create-event']);
  const { errors } = form.formState;
  const [title, description] = useWatch({ control: form.control, name: ['title', 'description'] });
  const counter = (text: string, max: number) => t('fields.counter', { used: text.length, max });
  return (
    <div className="grid gap-6">
      <TextInput
        {...form.register('title', { validate: (text) => text.trim() !== '' || t('create-event:name') })}
        label={t('fields.name')}
        maxLength={eventLimits.titleLength}
        counter={counter(title, eventLimits.titleLength)}
        autoComplete="off"
        required
        error={errors.title?.message}
      />
      <TextArea
        {...form.register('description', { validate: (text) => text.trim() !== '' || t('create-event:description') })}
        label={t('fields.description')}
        maxLength={eventLimits.descriptionLength}
        counter={counter(description, eventLimits.descriptionLength)}
        required
        error={errors.description?.message}
      />
      <div>
        <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[1.4fr_1fr_1fr]">
          <EventDay form={form} />
          <TextInput {...form.register('start')} label={t('fields.start')} type="time" icon={Clock} />
          <TextInput {...form.register('end')} label={t('fields.end')} type="time" icon={Clock} />
        </div>
        <NextDayNote form={form} />
      </div>
      <TextInput
        {...form.register('place')}
        label={t('fields.place')}
        note={t('fields.optional')}
        icon={MapPin}
        maxLength={eventLimits.locationLength}
        autoComplete="off"
      />
    </div>
  );
}

/** From today to 90 days ahead, both included. */
function EventDay({ form }: { form: UseFormReturn<EventDraft> }) {
  const { t } = useTranslation(['events', 'create-event']);
  const language = useLanguage();
  const today = berlinToday(new Date());
  const lastDay = addDays(today, eventLimits.daysAhead);
  const { field, fieldState } = useController({
    control: form.control,
    name: 'date',
    rules: {
      validate: (day) => {
        if (day === '') return t('fields.dateRequired');
        if (day < today) return t('fields.datePast');
        return day <= lastDay || t('create-event:dateTooFar');
      },
    },
  });
  return (
    <DayField
      ref={field.ref}
      label={t('fields.date')}
      language={language}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      today={today}
      firstDay={today}
      lastDay={lastDay}
      placeholder={t('fields.day')}
      help={t('create-event:dateHelp')}
      error={fieldState.error?.message}
      className="max-sm:col-span-2"
    />
  );
}
