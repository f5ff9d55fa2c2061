import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import { queries } from '#web/api/queries.ts';
import { useRefresh } from '#web/api/use-refresh.ts';
import { useForm } from '#web/shell/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useFormFailure } from './use-form-failure.ts';

const empty = { current: '', password: '', repeated: '' };

type ChangePasswordFormProps = { email: string; onDone: () => void; onCancel: () => void };

export function ChangePasswordForm({ email, onDone, onCancel }: ChangePasswordFormProps) {
  const { t } = useTranslation(['account', 'problems']);
  const failureOf = useFormFailure();
  const toasts = useToasts();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<ReturnType<typeof failureOf> | null>(null);
  const form = useForm({ mode: 'onTouched', defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const required = t('problems:field.required');

  async function submit({ current, password }: typeof empty) {
    setFailure(null);
    try {
      await api.POST('/auth/password/change', { body: { current_password: current, password } });
      toasts.show({ title: t('change.done'), description: t('change.doneText') });
      void refresh(queries.sessions);
      onDone();
    } catch (error) {
      if (!isProblem(error, 'wrong_password')) return setFailure(failureOf(error));
      form.setError('current', { message: t('problems:code.wrong_password') }, { shouldFocus: true });
    }
  }

  return (
    <form noValidate method="post" onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      <input type="email" name="email" value={email} readOnly hidden autoComplete="username" />
      <PasswordInput
        {...form.register('current', { required })}
        label={t('currentPassword')}
        // The opening button is unmounted, and the focus with it.
        autoFocus
        showLabel={t('showPassword')}
        autoComplete="current-password"
        required
        error={errors.current?.message}
      />
      <FormProvider {...form}>
        <NewPasswordFields own={[email]} />
      </FormProvider>
      {failure && <FormFailure title={failure.title}>{failure.text}</FormFailure>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting} busyLabel={t('busy')}>
          {t('change.submit')}
        </Button>
        {/* Prevents a blur: its error would move this button. */}
        <Button variant="quiet" onMouseDown={(event) => event.preventDefault()} onClick={onCancel}>
          {t('change.cancel')}
        </Button>
      </div>
    </form>
  );
}
