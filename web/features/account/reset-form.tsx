import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import { session } from '#web/api/session.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import type { NewPassword } from './new-password-fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useFormFailure } from './use-form-failure.ts';

const deadLinks = ['link_unknown', 'link_expired', 'link_used'] as const;
export type DeadLink = (typeof deadLinks)[number];

type ResetFormProps = { token: string; onDone: () => void; onDeadLink: (code: DeadLink) => void };

/** Sets a new password with a mailed link. Signs out here as everywhere else. */
export function ResetForm({ token, onDone, onDeadLink }: ResetFormProps) {
  const { t } = useTranslation('account');
  const failureOf = useFormFailure();
  const [failure, setFailure] = useState<ReturnType<typeof failureOf> | null>(null);
  const form = useForm<NewPassword>({ mode: 'onTouched', defaultValues: { password: '', repeated: '' } });

  async function submit({ password }: NewPassword) {
    setFailure(null);
    try {
      await api.POST('/auth/password/reset', { body: { token, password } });
      session.end();
      onDone();
    } catch (error) {
      const dead = deadLinks.find((code) => isProblem(error, code));
      if (dead) onDeadLink(dead);
      else setFailure(failureOf(error));
    }
  }

  return (
    <form noValidate method="post" onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      <FormProvider {...form}>
        <NewPasswordFields />
      </FormProvider>
      {failure && <FormFailure title={failure.title}>{failure.text}</FormFailure>}
      <Button type="submit" busy={form.formState.isSubmitting} busyLabel={t('busy')} className="w-full">
        {t('reset.submit')}
      </Button>
    </form>
  );
}
