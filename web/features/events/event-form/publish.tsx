import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import { isCalendarDay } from '#domain/shared/calendar.ts';
import { parseTime } from '#domain/shared/parse-time.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { DayField } from '#web/ui/day-field.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import type { EventForm } from '../event/event-draft.ts';
import type { Density } from './choice-field.tsx';
import { ChoiceField } from './choice-field.tsx';

type PublishProps = { form: EventForm; density: Density };

/** When the event becomes public: immediately, or automatically on a later day. */
export function PublishTime({ form, density }: PublishProps) {
  const isLater = useWatch({ control: form.control, name: 'publish_type' }) === 'scheduled';
  return (
    <div className={density === 'narrow' ? 'grid gap-4' : 'grid gap-x-5 gap-y-6 sm:grid-cols-2'}>
      <ChoiceField form={form} name="publish_type" />
      {isLater && <PublishDay form={form} density={density} />}
    </div>
  );
}

/** The day and, if wanted, the time at which the event becomes public by itself. */
export function PublishDay({ form, density }: PublishProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { control } = form;
  const isNarrow = density === 'narrow';
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
    <div className={isNarrow ? 'grid gap-4' : 'grid items-start gap-4 sm:col-span-2 sm:grid-cols-[3fr_2fr]'}>
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
      <p className={cx('-mt-2 text-help text-ink-3', !isNarrow && 'sm:col-span-2')}>{t('fields.scheduledTimeHelp')}</p>
    </div>
  );
}

type PricedOptionProps = PublishProps & {
  name: 'featured_event' | 'push_notification';
  label: string;
  help: string;
  price: string;
};

const optionClasses: Record<Density, string> = {
  narrow: 'flex items-center gap-4 rounded-well bg-sunk p-4 md:p-5',
  wide: 'flex items-center gap-5 rounded-well bg-card p-5 inset-ring-[1.5px] inset-ring-edge transition-shadow has-checked:inset-ring-[3px] has-checked:inset-ring-ink forced-colors:border',
};

/** Lets more people see the event, for credits. */
export function PricedOption({ form, density, name, label, help, price }: PricedOptionProps) {
  const helpId = `${name}-help`;
  return (
    <label className={optionClasses[density]}>
      <input {...form.register(name)} type="checkbox" className="tick" aria-label={label} aria-describedby={helpId} />
      <span className="grid flex-1 gap-0.5">
        <span className="flex flex-wrap items-center justify-between gap-x-3 text-label">
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
