import type { ComponentProps, RefObject } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { publicFields } from '#domain/events/event-fields.ts';
import { eventLimits } from '#domain/events/limits.ts';
import { movedEnd } from '#domain/events/schedule.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays, isCalendarDay } from '#domain/shared/calendar.ts';
import { parseTime } from '#domain/shared/parse-time.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { DayField } from '#web/ui/day-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import type { EventForm } from '../event/event-draft.ts';

type InputProps = Partial<ComponentProps<typeof TextInput>>;
type TitleFieldProps = Pick<InputProps, 'required' | 'autoFocus' | 'className'> & {
  form: EventForm;
  /** Shown when there is none. */
  missing?: string | undefined;
  inputRef?: RefObject<HTMLElement | null> | undefined;
};

export function TitleField({ form, missing, inputRef, ...input }: TitleFieldProps) {
  const { t } = useTranslation('events');
  const title = useWatch({ control: form.control, name: 'title' });
  const { ref, ...field } = form.register('title', {
    validate: (typed) => typed.trim() !== '' || missing || t('fields.nameRequired'),
  });
  return (
    <TextInput
      {...field}
      {...input}
      ref={(element) => {
        ref(element);
        if (inputRef) inputRef.current = element;
      }}
      label={t('fields.title')}
      maxLength={publicFields.title.max}
      counter={t('fields.counter', { used: title.length, max: publicFields.title.max })}
      autoComplete="off"
      error={form.formState.errors.title?.message}
    />
  );
}

type DescriptionFieldProps = Pick<InputProps, 'className'> & {
  form: EventForm;
  /** Shown when there is none; omitted where none is required. */
  missing?: string | undefined;
};

export function DescriptionField({ form, missing, className, ...area }: DescriptionFieldProps) {
  const { t } = useTranslation('events');
  const description = useWatch({ control: form.control, name: 'description' });
  return (
    <TextArea
      {...form.register('description', {
        validate: (typed) => missing === undefined || typed.trim() !== '' || missing,
      })}
      {...area}
      className={cx('max-md:[&_textarea]:min-h-12', className)}
      label={t('fields.description')}
      maxLength={publicFields.description.max}
      counter={t('fields.counter', { used: description.length, max: publicFields.description.max })}
      required={missing !== undefined}
      error={form.formState.errors.description?.message}
    />
  );
}

type DateFieldProps = Pick<ComponentProps<typeof DayField>, 'required' | 'help' | 'className'> & {
  form: EventForm;
  /** Whether it is required. */
  isNeeded: boolean;
  /** A day in the past that may be kept. */
  keptDay?: string | null;
};

export function DateField({ form, isNeeded, keptDay = null, ...field }: DateFieldProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const today = berlinDay(new Date());
  const range = { firstDay: today, lastDay: addDays(today, eventLimits.daysAhead) };
  const { field: date, fieldState } = useController({
    control: form.control,
    name: 'event_date',
    rules: {
      validate: (day) => {
        if (day === '') return !isNeeded || t('fields.dateRequired');
        if (day === keptDay) return true;
        if (!isCalendarDay(day)) return t('fields.dateInvalid');
        if (day < today) return t('fields.datePast');
        return day <= range.lastDay || t('fields.dateTooFar');
      },
    },
  });
  return (
    <DayField
      {...field}
      {...range}
      ref={date.ref}
      label={t('fields.event_date')}
      language={language}
      value={date.value}
      onChange={date.onChange}
      onBlur={date.onBlur}
      today={today}
      calendarLabel={t('fields.day')}
      error={fieldState.error?.message}
    />
  );
}

type EventTimeProps = Pick<InputProps, 'help' | 'className'> & {
  form: EventForm;
  name: 'start_time' | 'end_time';
  onMoved?: ComponentProps<typeof TimeField>['onMoved'];
};

/** Moves the end with the start. */
export const keepDuration =
  (form: EventForm) =>
  ({ from, to }: { from: string; to: string }) => {
    const startTime = parseTime(from);
    const endTime = parseTime(form.getValues('end_time'));
    if (startTime !== null && endTime !== null)
      form.setValue('end_time', movedEnd({ startTime, endTime }, to) ?? '', { shouldDirty: true });
  };

export function EventTime({ form, name, ...field }: EventTimeProps) {
  const { t } = useTranslation('events');
  const { field: time, fieldState } = useController({
    control: form.control,
    name,
    rules: { validate: (typed) => typed === '' || parseTime(typed) !== null || t('fields.timeInvalid') },
  });
  const label = t(`fields.${name}`);
  return (
    <TimeField
      {...time}
      {...field}
      label={label}
      listLabel={t('fields.times', { label })}
      error={fieldState.error?.message}
    />
  );
}
