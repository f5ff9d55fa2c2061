import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import { isCalendarDay } from '#domain/shared/calendar.ts';
import { parseTime } from '#domain/shared/parse-time.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { CalendarClock } from '#web/ui/icons/calendar-clock.ts';
import { TimeField } from '#web/ui/time-field.tsx';
import type { EventForm } from '../event/event-draft.ts';
import { ChoiceField } from './choice-field.tsx';

type PublishProps = { form: EventForm };

/** Opens the scheduling; hidden while open. */
export function PublishLater({ form }: PublishProps) {
  const { t } = useTranslation('events');
  const isLater = useWatch({ control: form.control, name: 'publish_type' }) === 'scheduled';
  if (isLater) return null;
  return (
    <Button
      variant="quiet"
      size="compact"
      icon={CalendarClock}
      aria-expanded={false}
      onClick={() => form.setValue('publish_type', 'scheduled', { shouldDirty: true })}
      className="justify-self-start"
    >
      {t('fields.scheduled')}
    </Button>
  );
}

export function PublishTime({ form }: PublishProps) {
  const isLater = useWatch({ control: form.control, name: 'publish_type' }) === 'scheduled';
  if (!isLater) return null;
  return (
    <div className="grid gap-4 @min-[40rem]/form:grid-cols-[13rem_minmax(0,1fr)]">
      <ChoiceField form={form} name="publish_type" hasFocus />
      <PublishDay form={form} />
    </div>
  );
}

/** Scheduled day and optional time. */
export function PublishDay({ form }: PublishProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { control } = form;
  const { errors } = form.formState;
  const today = berlinDay(new Date());
  const { field: day } = useController({
    control,
    name: 'scheduled_date',
    rules: {
      validate: (typed, { publish_type, event_date }) => {
        if (publish_type === 'immediate') return true;
        if (typed === '') return t('fields.scheduledDateRequired');
        if (!isCalendarDay(typed)) return t('fields.dateInvalid');
        if (typed < today) return t('fields.datePast');
        return !isCalendarDay(event_date) || typed <= event_date || t('fields.scheduledDateLate');
      },
    },
  });
  const { field: time } = useController({
    control,
    name: 'scheduled_time',
    rules: {
      validate: (typed, { publish_type, scheduled_date }) => {
        if (publish_type === 'immediate' || typed === '') return true;
        if (parseTime(typed) === null) return t('fields.timeInvalid');
        return scheduled_date !== today || typed > berlinTimeOfDay(new Date()) || t('fields.scheduledTimePast');
      },
    },
  });
  return (
    <div className="grid grid-cols-[3fr_2fr] items-start gap-x-2 gap-y-1.5">
      <DayField
        ref={day.ref}
        label={t('fields.scheduled_date')}
        language={language}
        value={day.value}
        onChange={day.onChange}
        onBlur={day.onBlur}
        today={today}
        firstDay={today}
        calendarLabel={t('fields.day')}
        required
        error={errors.scheduled_date?.message}
      />
      <TimeField
        {...time}
        label={t('fields.scheduled_time')}
        note={t('fields.optional')}
        listLabel={t('fields.times', { label: t('fields.scheduled_time') })}
        error={errors.scheduled_time?.message}
      />
      <p className="col-span-full text-help text-ink-3">{t('fields.scheduledTimeHelp')}</p>
    </div>
  );
}

type PricedOptionProps = PublishProps & {
  name: 'featured_event' | 'push_notification';
  label: string;
  help: string;
  price: string;
};

/** A paid option for more visibility. */
export function PricedOption({ form, name, label, help, price }: PricedOptionProps) {
  const helpId = `${name}-help`;
  return (
    <label className="flex items-center gap-3 rounded-well bg-card px-3 py-2 inset-ring-[1.5px] inset-ring-edge transition-shadow has-checked:inset-ring-2 has-checked:inset-ring-ink forced-colors:border">
      <input {...form.register(name)} type="checkbox" className="tick" aria-label={label} aria-describedby={helpId} />
      <span className="grid flex-1">
        <span className="flex items-center justify-between gap-2 text-label">
          {label}
          <Badge tone="tomato">{price}</Badge>
        </span>
        <span id={helpId} className="text-help text-ink-3">
          {help}
        </span>
      </span>
    </label>
  );
}
