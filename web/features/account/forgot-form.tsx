import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmailAddress } from '#domain/shared/email.ts';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { useForm } from '#web/shell/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useFormFailure } from './use-form-failure.ts';

/** The response is the same with and without an account. */
export function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation(['account', 'problems']);
  const failureOf = useFormFailure();
  const [failure, setFailure] = useState<ReturnType<typeof failureOf> | null>(null);
  // No default value, to keep input from before hydration.
  const form = useForm<{ email: string }>({ mode: 'onTouched' });
  const ref = useRef<HTMLFormElement>(null);
  const { errors, isSubmitting } = form.formState;

  async function submit({ email }: { email: string }) {
    setFailure(null);
    try {
      await api.POST('/auth/password/forgot', { body: { email } });
      onSent(email.trim());
    } catch (error) {
      setFailure(failureOf(error));
    }
  }

  // Repeats a submit before hydration, delayed by `delayed-submit-script.ts`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on mount only
  useEffect(() => {
    const wasSent = ref.current?.dataset.waiting === 'sent';
    delete ref.current?.dataset.waiting;
    if (wasSent) void form.handleSubmit(submit)();
  }, []);

  return (
    <form
      ref={ref}
      data-waiting=""
      suppressHydrationWarning
      noValidate
      method="post"
      onSubmit={form.handleSubmit(submit)}
      className="grid gap-4"
    >
      <TextInput
        {...form.register('email', {
          required: t('problems:field.required'),
          validate: (value) => isEmailAddress(value) || t('problems:field.email'),
        })}
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        required
        error={errors.email?.message}
      />
      {failure && <FormFailure title={failure.title}>{failure.text}</FormFailure>}
      <Button type="submit" busy={isSubmitting} busyLabel={t('busy')} className="w-full">
        {t('forgot.submit')}
      </Button>
      <p>
        <a href={paths.login} className="text-link inline-flex min-h-11 items-center">
          {t('forgot.back')}
        </a>
      </p>
    </form>
  );
}
