import type { UseFormReturn } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { publishTypes } from '#domain/events/options.ts';
import { berlinTime, berlinToday } from '#web/shell/berlin-today.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { DayField } from '#web/ui/day-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { EventDraft } from '../drafts/event-draft.ts';
import { ChoiceField } from './choice-field.tsx';

type PublishFieldsProps = { form: UseFormReturn<EventDraft>; isNarrow?: boolean };

/** When the event becomes public: at once, or by itself on a later day. */
export function PublishFields({ form, isNarrow = false }: PublishFieldsProps) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { control } = form;
  const { errors } = form.formState;
  const today = berlinToday(new Date());
  const { field: type } = useController({ control, name: 'publishType' });
  const { field: day } = useController({
    control,
    name: 'scheduledDate',
    rules: {
      validate: (typed, { publishType, date }) => {
        if (publishType === 'immediate') return true;
        if (typed === '') return t('fields.scheduledDateRequired');
        if (typed < today) return t('fields.datePast');
        return date === '' || typed <= date || t('fields.scheduledDateLate');
      },
    },
  });
  return (
    <div className={isNarrow ? 'grid gap-4' : 'grid gap-x-5 gap-y-6 sm:grid-cols-2'}>
      <ChoiceField
        label={t('fields.publishType')}
        options={publishTypes.map((value) => ({ value, label: t(`fields.${value}`) }))}
        value={type.value}
        onChange={type.onChange}
      />
      {type.value === 'scheduled' && (
        <div className={isNarrow ? 'grid gap-4' : 'grid grid-cols-[3fr_2fr] items-start gap-4 sm:col-span-2'}>
          <DayField
            ref={day.ref}
            label={t('fields.scheduledDate')}
            language={language}
            value={day.value}
            onChange={day.onChange}
            onBlur={day.onBlur}
            today={today}
            firstDay={today}
            placeholder={t('fields.day')}
            required
            error={errors.scheduledDate?.message}
          />
          <TextInput
            {...form.register('scheduledTime', {
              validate: (typed, { publishType, scheduledDate }) => {
                if (publishType === 'immediate' || typed === '' || scheduledDate !== today) return true;
                return typed > berlinTime(new Date()) || t('fields.scheduledTimePast');
              },
            })}
            label={t('fields.scheduledTime')}
            note={t('fields.optional')}
            type="time"
            error={errors.scheduledTime?.message}
          />
          <p className={cx('-mt-2 text-help text-ink-3', !isNarrow && 'col-span-2')}>{t('fields.scheduledTimeHelp')}</p>
        </div>
      )}
    </div>
  );
}
