import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { useSite } from '#web/shell/use-site.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { DemoSignIn } from './demo-sign-in.tsx';
import type { LoginFailure, LoginValues } from './use-log-in.ts';
import { useLogIn } from './use-log-in.ts';

export function LoginForm() {
  const { t } = useTranslation(['login', 'problems']);
  const { isDemo } = useSite();
  const logIn = useLogIn();
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const form = useForm<LoginValues>({
    mode: 'onTouched',
    defaultValues: { email: '', password: '', remember: false },
  });
  const { errors, isSubmitting } = form.formState;

  async function submit(values: LoginValues) {
    setFailure(null);
    const failed = await logIn(values);
    if (!failed) return;
    setFailure(failed);
    form.setFocus('password');
  }

  return (
    <form noValidate method="post" onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      {isDemo && <DemoSignIn onFill={(values) => form.reset({ ...values, remember: form.getValues('remember') })} />}
      <TextInput
        {...form.register('email', {
          required: t('problems:field.required'),
          pattern: { value: /^\S+@\S+\.\S+$/, message: t('problems:field.email') },
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
      <PasswordInput
        {...form.register('password', { required: t('problems:field.required') })}
        label={t('password')}
        showLabel={t('showPassword')}
        autoComplete="current-password"
        required
        error={errors.password?.message}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox {...form.register('remember')} label={t('remember')} />
        <a href={paths.forgotPassword} className="text-link inline-flex min-h-11 items-center">
          {t('forgot')}
        </a>
      </div>
      {failure && <FormFailure title={failure.title}>{failure.text}</FormFailure>}
      <Button type="submit" busy={isSubmitting} busyLabel={t('busy')} className="w-full">
        {t('submit')}
      </Button>
    </form>
  );
}
