import type { ComponentProps, ReactNode, RefObject } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { publicFields } from '#domain/events/event-fields.ts';
import { eventLimits, surfaceLimits } from '#domain/events/limits.ts';
import { movedEnd, runsPastMidnight } from '#domain/events/schedule.ts';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays, isCalendarDay } from '#domain/shared/calendar.ts';
import { parseTime } from '#domain/shared/parse-time.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { DayField } from '#web/ui/day-field.tsx';
import { MapPin } from '#web/ui/icons/map-pin.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import type { EventForm } from '../event/event-draft.ts';
import { lastDayOf } from '../event/event-text.ts';
import type { Density } from './choice-field.tsx';
import { Fold } from './fold.tsx';
import { HoursHint } from './hours-hint.tsx';
import { PlaceField, PointField } from './place.tsx';

type BasicsProps = {
  form: EventForm;
  tariff: Tariff;
  density: Density;
  titleRef?: RefObject<HTMLElement | null> | undefined;
  /** A day in the past that may be kept. */
  keptDay?: string | null;
  /** Whether it comes back, for a new event. */
  repetition?: ReactNode;
};

/** Name, date and place. */
export function Basics({ form, tariff, density, titleRef, keptDay = null, repetition }: BasicsProps) {
  const { t } = useTranslation('events');
  const isWide = density === 'wide';
  return (
    <div className={isWide ? 'grid gap-4 md:gap-6' : 'grid gap-5'}>
      <TitleField form={form} missing={isWide ? t('fields.nameMissing') : undefined} inputRef={titleRef} required />
      {isWide && <FormDescription form={form} tariff={tariff} />}
      <ScheduleFields form={form} density={density} keptDay={keptDay} />
      <div className={isWide ? 'grid items-start gap-x-5 gap-y-4 sm:grid-cols-2' : 'grid gap-5'}>
        <PlaceField form={form} note={t('fields.optional')} icon={MapPin} className="only:col-span-full" />
        <PointField form={form} />
        {repetition}
      </div>
      {!isWide && <FormDescription form={form} tariff={tariff} />}
    </div>
  );
}

/** Where an event needs no description, it is folded as long as there is none. */
function FormDescription({ form, tariff }: Pick<BasicsProps, 'form' | 'tariff'>) {
  const { t } = useTranslation('events');
  const isFilled = useWatch({ control: form.control, name: 'description' }) !== '';
  if (surfaceLimits[tariff].needsDescription)
    return <DescriptionField form={form} missing={t('fields.descriptionMissing')} />;
  return (
    <Fold label={t('fields.description')} help={t('fields.optional')} isFilled={isFilled}>
      <DescriptionField form={form} hideLabel />
    </Fold>
  );
}

type InputProps = Partial<ComponentProps<typeof TextInput>>;
type TitleFieldProps = Pick<InputProps, 'required' | 'autoFocus'> & {
  form: EventForm;
  /** Shown when there is none. */
  missing?: string | undefined;
  inputRef?: BasicsProps['titleRef'];
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

type DescriptionFieldProps = Pick<InputProps, 'hideLabel' | 'className'> & {
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

/** Date, start and end. Says immediately when the event runs into the next day. */
function ScheduleFields({ form, density, keptDay = null }: Omit<BasicsProps, 'tariff'>) {
  const { t } = useTranslation('events');
  const isWide = density === 'wide';
  /** The event stays as long as it was. */
  function moveEnd({ from, to }: { from: string; to: string }) {
    const startTime = parseTime(from);
    const endTime = parseTime(form.getValues('end_time'));
    if (startTime !== null && endTime !== null)
      form.setValue('end_time', movedEnd({ startTime, endTime }, to) ?? '', { shouldDirty: true });
  }
  return (
    <div>
      <div
        className={
          isWide
            ? 'grid grid-cols-2 items-start gap-4 sm:grid-cols-[1.4fr_1fr_1fr]'
            : 'grid grid-cols-2 items-start gap-4 lg:grid-cols-[1.4fr_1fr_1fr]'
        }
      >
        <DateField
          form={form}
          isNeeded={isWide}
          keptDay={keptDay}
          help={<span className="max-md:sr-only">{t('fields.dateHelp')}</span>}
          className={isWide ? 'max-sm:col-span-2' : 'max-lg:col-span-2'}
        />
        <EventTime form={form} name="start_time" onMoved={moveEnd} />
        <EventTime form={form} name="end_time" />
      </div>
      <NextDayNote form={form} />
      <HoursHint form={form} />
    </div>
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

type EventTimeProps = Pick<InputProps, 'help'> & {
  form: EventForm;
  name: 'start_time' | 'end_time';
  onMoved?: ComponentProps<typeof TimeField>['onMoved'];
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

/** Says that an event runs into the next day, and which day that is. */
function NextDayNote({ form }: { form: EventForm }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const [event_date, start, end] = useWatch({ control: form.control, name: ['event_date', 'start_time', 'end_time'] });
  const [start_time, end_time] = [parseTime(start), parseTime(end)];
  const lastDay = isCalendarDay(event_date) ? lastDayOf({ event_date, start_time, end_time }, language) : null;
  return (
    <div aria-live="polite" className="-mb-2 pt-2.5 md:min-h-9">
      {runsPastMidnight({ startTime: start_time, endTime: end_time }) && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-small">
          <Badge tone="ink">{t('nextDay')}</Badge>
          {lastDay ? t('runsUntilDay', { day: lastDay }) : t('runsUntilNextDay')}
        </p>
      )}
    </div>
  );
}
