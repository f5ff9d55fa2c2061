import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ExtraordinaryClosure } from '#domain/hours/closures.ts';
import { profileLengths } from '#domain/profile/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type ClosureDialogProps = { open: boolean; onClose: () => void; onAdd: (closure: ExtraordinaryClosure) => void };

const empty = { start_date: '', end_date: '', reason: '' };

/** First day, last day, reason. The last day follows the first until it is chosen. */
export function ClosureDialog({ open, onClose, onAdd }: ClosureDialogProps) {
  const { t } = useTranslation('profile');
  const form = useForm({ mode: 'onTouched', defaultValues: empty });
  const { errors, dirtyFields } = form.formState;
  const start = useWatch({ control: form.control, name: 'start_date' });
  const startField = form.register('start_date', {
    required: t('closures.dialog.startMissing'),
    onChange: (event) => {
      if (!dirtyFields.end_date) form.setValue('end_date', event.target.value);
      else if (form.getFieldState('end_date').error) void form.trigger('end_date');
    },
  });

  function close() {
    form.reset(empty);
    onClose();
  }

  const submit = form.handleSubmit(({ reason, ...days }) => {
    onAdd({ id: String(Date.now()), ...days, reason: reason.trim() });
    close();
  });

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('closures.dialog.title')}
      closeLabel={t('closures.dialog.close')}
      size="small"
      form={{
        noValidate: true,
        onSubmit: (event) => {
          event.stopPropagation();
          void submit(event);
        },
      }}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('closures.dialog.cancel')}
          </Button>
          <Button type="submit">{t('closures.dialog.submit')}</Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput {...startField} type="date" label={t('closures.dialog.start')} error={errors.start_date?.message} />
        <TextInput
          {...form.register('end_date', {
            required: t('closures.dialog.endMissing'),
            validate: (end, { start_date: from }) => from <= end || t('closures.dialog.order'),
          })}
          type="date"
          min={start || undefined}
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
    </Dialog>
  );
}
