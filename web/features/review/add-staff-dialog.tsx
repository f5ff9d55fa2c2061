import { useTranslation } from 'react-i18next';
import { staffName } from '#domain/staff/accounts.ts';
import type { StaffRole } from '#domain/staff/roles.ts';
import { staffRoles } from '#domain/staff/roles.ts';
import { dataOf } from '#web/api/client.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { useAction } from '#web/api/use-action.ts';
import { useForm } from '#web/shell/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { StaffInvitation } from './use-staff.ts';
import { staleStaff } from './use-staff.ts';

type Values = { username: string; role: StaffRole };
type Props = { isOpen: boolean; onClose: () => void; onAdded: (made: StaffInvitation) => void };

/** Input is kept when the dialog closes before submit. */
export function AddStaffDialog({ isOpen, onClose, onAdded }: Props) {
  const { t } = useTranslation(['staff', 'problems']);
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: { username: '', role: 'reviewer' } });
  const { errors } = form.formState;
  const adding = useAction({
    call: (body: Values) => dataOf(reviewApi.POST('/review/staff', { body })),
    done(made) {
      form.reset();
      onClose();
      onAdded(made);
      return undefined;
    },
    stale: staleStaff,
  });
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('add.title')}
      description={t('add.text')}
      closeLabel={t('add.close')}
      keepOpenOnOutsidePress
      form={{ onSubmit: form.handleSubmit((values) => adding.mutate(values)), noValidate: true }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('add.cancel')}
          </Button>
          <Button type="submit" busy={adding.isPending} busyLabel={t('add.busy')}>
            {t('add.submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <TextInput
          {...form.register('username', {
            required: t('problems:field.required'),
            validate: (name) => staffName.test(name.trim().toLowerCase()) || t('add.usernameInvalid'),
          })}
          label={t('add.username')}
          help={t('add.usernameHelp')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          error={errors.username?.message}
        />
        <Select
          {...form.register('role')}
          label={t('add.role')}
          help={t(`roleHelp.${form.watch('role')}`)}
          options={staffRoles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
        />
        {adding.problem && <FormFailure title={t('add.failed', { problem: adding.problem })} />}
      </div>
    </Dialog>
  );
}
