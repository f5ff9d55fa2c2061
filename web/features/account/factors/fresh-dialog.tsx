import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, dataOf } from '#web/api/client.ts';
import { askPasskey, canUsePasskeys } from '#web/api/passkey.ts';
import { isProblem } from '#web/api/problem.ts';
import { reauthentication } from '#web/api/reauthentication.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useForm } from '#web/shell/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { KeyRound } from '#web/ui/icons/key-round.ts';
import { PasswordInput } from '#web/ui/password-input.tsx';
import type { FactorApi } from './factor-api.ts';
import { factorsOf } from './factor-api.ts';

type Settle = (isProved: boolean) => void;

/** Confirms the identity and lets the call continue; input elsewhere stays. */
export function FreshDialog({ client = api }: { client?: FactorApi }) {
  const { t } = useTranslation('problems');
  const problemText = useProblemText();
  const waiting = useRef<Settle[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { data } = useQuery({ ...factorsOf(client), enabled: isOpen });
  const hasPasskey = data?.data.some(({ kind }) => kind === 'passkey') && canUsePasskeys();
  const form = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    reauthentication.prove = () =>
      new Promise((settle) => {
        reauthentication.beforeAsking?.();
        waiting.current.push(settle);
        setFailure(null);
        setOpen(true);
      });
    return () => {
      delete reauthentication.prove;
    };
  }, []);

  function settle(isProved: boolean) {
    setOpen(false);
    form.reset();
    for (const each of waiting.current.splice(0)) each(isProved);
  }

  async function submit({ password }: { password: string }) {
    setFailure(null);
    try {
      await client.POST('/auth/fresh', { body: { method: 'password', password } });
      settle(true);
    } catch (error) {
      if (!isProblem(error, 'wrong_password')) return setFailure(problemText(error as Error));
      form.setError('password', { message: t('code.wrong_password') }, { shouldFocus: true });
    }
  }

  async function provePasskey() {
    setFailure(null);
    try {
      const { challenge, passkey } = await dataOf(client.POST('/auth/passkey/options'));
      const credential = await askPasskey(passkey);
      if (!credential) return;
      await client.POST('/auth/fresh', { body: { method: 'passkey', challenge, credential: credential as never } });
      settle(true);
    } catch (error) {
      setFailure(problemText(error as Error));
    }
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => settle(false)}
      size="small"
      title={t('fresh.title')}
      closeLabel={t('fresh.cancel')}
      form={{ noValidate: true, onSubmit: form.handleSubmit(submit) }}
      footer={
        <>
          <Button variant="quiet" onClick={() => settle(false)}>
            {t('fresh.cancel')}
          </Button>
          <Button type="submit" busy={isSubmitting} busyLabel={t('fresh.busy')}>
            {t('fresh.confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{t('fresh.text')}</p>
        <PasswordInput
          {...form.register('password', { required: t('field.required') })}
          label={t('fresh.password')}
          showLabel={t('fresh.showPassword')}
          autoComplete="current-password"
          autoFocus
          required
          error={errors.password?.message}
        />
        {hasPasskey && (
          <Button variant="secondary" icon={KeyRound} onClick={() => void provePasskey()}>
            {t('fresh.passkey')}
          </Button>
        )}
        {failure && <FormFailure title={failure} />}
      </div>
    </Dialog>
  );
}
