import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ExtraordinaryClosure } from '#domain/hours/closures.ts';
import { profileLengths } from '#domain/profile/limits.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { isCalendarDay } from '#domain/shared/calendar.ts';
import { useForm } from '#web/shell/use-form.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { DayField } from '#web/ui/day-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { HoursDialog } from './hours-dialog.tsx';

type ClosureDialogProps = { open: boolean; onClose: () => void; onAdd: (closure: ExtraordinaryClosure) => void };

const empty = { start_date: '', end_date: '', reason: '' };

/** The last day follows the first until chosen. */
export function ClosureDialog({ open, onClose, onAdd }: ClosureDialogProps) {
  const { t } = useTranslation('profile');
  const form = useForm({ mode: 'onTouched', defaultValues: empty });
  const { errors, dirtyFields } = form.formState;
  const language = useLanguage();
  const { field: start } = useController({
    control: form.control,
    name: 'start_date',
    rules: {
      required: t('closures.dialog.startMissing'),
      validate: (day) => isCalendarDay(day) || t('closures.dialog.dayInvalid'),
    },
  });
  const { field: end } = useController({
    control: form.control,
    name: 'end_date',
    rules: {
      required: t('closures.dialog.endMissing'),
      validate: (day, { start_date: from }) =>
        isCalendarDay(day)
          ? !isCalendarDay(from) || from <= day || t('closures.dialog.order')
          : t('closures.dialog.dayInvalid'),
    },
  });
  const calendar = { language, today: berlinDay(new Date()), calendarLabel: t('closures.dialog.day'), required: true };

  function chooseStart(day: string) {
    start.onChange(day);
    if (!dirtyFields.end_date) form.setValue('end_date', day, { shouldValidate: form.formState.isSubmitted });
    else if (form.formState.isSubmitted || end.value < day) void form.trigger('end_date');
  }

  function close() {
    form.reset(empty);
    onClose();
  }

  const submit = form.handleSubmit(({ reason, ...days }) => {
    onAdd({ id: String(Date.now()), ...days, reason: reason.trim() });
    close();
  });

  return (
    <HoursDialog open={open} title={t('closures.dialog.title')} onClose={close} onSubmit={submit}>
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField
          {...calendar}
          {...start}
          onChange={chooseStart}
          label={t('closures.dialog.start')}
          error={errors.start_date?.message}
        />
        <DayField
          {...calendar}
          {...end}
          {...(isCalendarDay(start.value) && { firstDay: start.value })}
          label={t('closures.dialog.end')}
          error={errors.end_date?.message}
        />
        <TextInput
          {...form.register('reason')}
          label={t('closures.dialog.reason')}
          note={t('optional')}
          help={t('closures.dialog.reasonHelp')}
          maxLength={profileLengths.closure_reason}
          autoComplete="off"
          className="sm:col-span-2"
        />
      </div>
    </HoursDialog>
  );
}
