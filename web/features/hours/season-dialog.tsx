import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
import type { Season } from '#domain/hours/seasons.ts';
import { seasonsOverlap } from '#domain/hours/seasons.ts';
import { profileLengths } from '#domain/profile/limits.ts';
import { useForm } from '#web/shell/use-form.ts';
import { FieldMessage } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { HoursDialog } from './hours-dialog.tsx';
import { hoursProblem, storableHours } from './typed-hours.ts';
import { WeekFields } from './week-fields.tsx';
import { YearDayField } from './year-day-field.tsx';

type SeasonDialogProps = {
  /** Null closes the dialog. */
  season: Season | null;
  others: readonly Season[];
  onClose: () => void;
  onSave: (season: Season) => void;
};

const MESSAGE_ID = 'season-message';
const empty: Season = { name: '', start: '06-01', end: '08-31', opening_hours: defaultOpeningHours() };

export function SeasonDialog({ season, others, onClose, onSave }: SeasonDialogProps) {
  const { t } = useTranslation(['profile', 'problems']);
  const form = useForm({ values: season ?? empty });
  const { errors } = form.formState;
  const { field: start } = useController({
    control: form.control,
    name: 'start',
    rules: {
      validate: (from, { end: to }) =>
        !others.some((other) => seasonsOverlap(other, { start: from, end: to })) || t('seasons.overlap'),
    },
  });
  const { field: end } = useController({ control: form.control, name: 'end' });
  const { field: week } = useController({
    control: form.control,
    name: 'opening_hours',
    rules: {
      validate: (hours) => {
        const problem = hoursProblem(hours);
        return problem === null || t(`hours.${problem}`);
      },
    },
  });
  function close() {
    form.reset(empty);
    onClose();
  }

  const submit = form.handleSubmit((values) => {
    onSave({ ...values, name: values.name.trim(), opening_hours: storableHours(values.opening_hours) });
    close();
  });

  return (
    <HoursDialog open={season !== null} title={t('seasons.title')} size="medium" onClose={close} onSubmit={submit}>
      <div className="grid gap-4">
        <TextInput
          {...form.register('name', { validate: (name) => name.trim() !== '' || t('problems:field.required') })}
          label={t('seasons.name')}
          maxLength={profileLengths.season_name}
          autoComplete="off"
          error={errors.name?.message}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <YearDayField label={t('closures.dialog.start')} value={start.value} onChange={start.onChange} />
          <YearDayField label={t('closures.dialog.end')} value={end.value} onChange={end.onChange} />
        </div>
        <FieldMessage id={MESSAGE_ID} error={errors.start?.message} />
        <WeekFields
          value={week.value}
          onChange={week.onChange}
          onBlur={week.onBlur}
          error={errors.opening_hours?.message as string | undefined}
        />
      </div>
    </HoursDialog>
  );
}
