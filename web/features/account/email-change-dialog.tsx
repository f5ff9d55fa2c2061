import { useTranslation } from 'react-i18next';
import { isEmailAddress } from '#domain/shared/email.ts';
import { api } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import { useForm } from '#web/shell/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { emailChange } from './email-change-read.ts';

type EmailChangeDialogProps = { present: string; isOpen: boolean; onClose: () => void };

export function EmailChangeDialog({ present, isOpen, onClose }: EmailChangeDialogProps) {
  const { t } = useTranslation('account', { keyPrefix: 'emailChange' });
  const { t: texts } = useTranslation('problems');
  const form = useForm({ mode: 'onTouched', defaultValues: { email: '' } });
  const { errors } = form.formState;
  const asking = useAction({
    call: (email: string) => api.POST('/auth/email-change', { body: { email } }),
    stale: [emailChange],
    done: () => {
      close();
      return { title: t('sent'), description: t('sentText') };
    },
  });

  function close() {
    form.reset();
    asking.reset();
    onClose();
  }

  function check(value: string): string | true {
    if (!isEmailAddress(value)) return texts('field.email');
    return value.trim().toLowerCase() !== present || t('unchanged');
  }

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      size="small"
      title={t('title')}
      closeLabel={t('cancel')}
      form={{ noValidate: true, onSubmit: form.handleSubmit(({ email }) => asking.mutate(email.trim())) }}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={asking.isPending} busyLabel={t('page.busy')}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{t('text')}</p>
        <TextInput
          {...form.register('email', { required: texts('field.required'), validate: check })}
          label={t('label')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          autoFocus
          required
          error={errors.email?.message}
          reserveMessage
        />
        {asking.problem && <FormFailure title={t('failed')}>{asking.problem}</FormFailure>}
      </div>
    </Dialog>
  );
}
