import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TimeSpan } from '#domain/hours/opening-hours.ts';
import { maxSpans } from '#domain/hours/opening-hours.ts';
import { overlapOfSpans } from '#domain/hours/overlaps.ts';
import type { SpecialDay } from '#domain/hours/special-days.ts';
import { profileLengths } from '#domain/profile/limits.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { isCalendarDay } from '#domain/shared/calendar.ts';
import { formatDay } from '#i18n/format.ts';
import { useForm } from '#web/shell/use-form.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { FieldMessage } from '#web/ui/field.tsx';
import { Plus } from '#web/ui/icons/plus.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { HoursDialog } from './hours-dialog.tsx';
import { SpanFields } from './span-fields.tsx';
import { typedSpans } from './typed-hours.ts';

/** The date of an existing special day is fixed. */
export type SpecialDayDraft = SpecialDay & { isNew: boolean };

type SpecialDayDialogProps = {
  /** Null closes the dialog. */
  draft: SpecialDayDraft | null;
  taken: readonly string[];
  onClose: () => void;
  onSave: (day: SpecialDay) => void;
};

const MESSAGE_ID = 'special-spans-message';
const usualSpans = (): TimeSpan[] => [{ open: '10:00', close: '14:00' }];
const valuesOf = (draft: SpecialDayDraft | null) => ({
  date: draft?.date ?? '',
  isClosed: draft ? draft.spans.length === 0 : true,
  spans: draft && draft.spans.length > 0 ? draft.spans : usualSpans(),
  reason: draft?.reason ?? '',
});

export function SpecialDayDialog({ draft, taken, onClose, onSave }: SpecialDayDialogProps) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const form = useForm({ values: valuesOf(draft) });
  const { errors } = form.formState;
  const isClosed = useWatch({ control: form.control, name: 'isClosed' });
  const { field: date } = useController({
    control: form.control,
    name: 'date',
    rules: {
      required: t('special.dialog.dateMissing'),
      validate: (day) => {
        if (!isCalendarDay(day)) return t('closures.dialog.dayInvalid');
        return !draft?.isNew || !taken.includes(day) || t('special.dialog.dateTaken');
      },
    },
  });
  const { field: spans } = useController({
    control: form.control,
    name: 'spans',
    rules: {
      validate: (typed, values) => {
        if (values.isClosed) return true;
        const whole = typedSpans(typed);
        if (!whole) return t('hours.missing');
        return overlapOfSpans(whole) === null || t('hours.overlap');
      },
    },
  });

  function close() {
    form.reset(valuesOf(null));
    onClose();
  }

  const submit = form.handleSubmit((values) => {
    const hours = values.isClosed ? [] : (typedSpans(values.spans) ?? []);
    onSave({ date: values.date, spans: hours, reason: values.reason.trim() });
    close();
  });
  const name = isCalendarDay(date.value) ? formatDay(date.value, language) : t('special.dialog.title');

  return (
    <HoursDialog open={draft !== null} title={t('special.dialog.title')} onClose={close} onSubmit={submit}>
      <div className="grid gap-4">
        {draft && !draft.isNew ? (
          <p className="font-semibold">{name}</p>
        ) : (
          <DayField
            {...date}
            language={language}
            today={berlinDay(new Date())}
            calendarLabel={t('closures.dialog.day')}
            required
            label={t('special.dialog.date')}
            error={errors.date?.message}
          />
        )}
        <Segmented
          label={t('special.dialog.kind')}
          options={[
            { value: 'closed', label: t('hours.closed') },
            { value: 'open', label: t('special.dialog.open') },
          ]}
          value={isClosed ? 'closed' : 'open'}
          onChange={(kind) => form.setValue('isClosed', kind === 'closed')}
        />
        {!isClosed && (
          <div className="grid gap-1.5">
            <SpanFields
              day={name}
              spans={spans.value}
              onChange={spans.onChange}
              onBlur={spans.onBlur}
              messageId={errors.spans ? MESSAGE_ID : undefined}
            />
            <FieldMessage id={MESSAGE_ID} error={errors.spans?.message ?? errors.spans?.root?.message} />
            {spans.value.length < maxSpans && (
              <Button
                variant="quiet"
                size="compact"
                icon={Plus}
                onClick={() => spans.onChange([...spans.value, { open: '', close: '' }])}
                className="justify-self-start"
              >
                {t('hours.span1')}
              </Button>
            )}
          </div>
        )}
        <TextInput
          {...form.register('reason')}
          label={t('closures.dialog.reason')}
          note={t('optional')}
          help={t('special.dialog.reasonHelp')}
          maxLength={profileLengths.closure_reason}
          autoComplete="off"
        />
      </div>
    </HoursDialog>
  );
}
