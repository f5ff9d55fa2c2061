import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { demoReviewer, demoStaff } from '#domain/shared/demo.ts';
import { dataOf } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { startReviewer } from '#web/api/reviewer-session.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useForm } from '#web/shell/use-form.ts';
import { useSite } from '#web/shell/use-site.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Well } from '#web/ui/panel.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import type { WaitingSignIn } from './reviewer-second-step.tsx';
import { ReviewerSecondStep } from './reviewer-second-step.tsx';

type Values = { username: string; password: string };

export function ReviewerLoginForm() {
  const { t } = useTranslation(['review', 'problems', 'staff']);
  const { isDemo } = useSite();
  const problemText = useProblemText();
  const toasts = useToasts();
  const [failure, setFailure] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<WaitingSignIn | null>(null);
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: { username: '', password: '' } });
  const { errors, isSubmitting } = form.formState;

  function enter(accessToken: string, username: string) {
    toasts.show({ title: t('message.welcome') });
    startReviewer({ access_token: accessToken, username: username.trim().toLowerCase() });
  }

  async function submit(values: Values) {
    setFailure(null);
    try {
      const answer = await dataOf(reviewApi.POST('/review/login', { body: values }));
      if ('challenge' in answer) setWaiting(answer);
      else enter(answer.access_token, values.username);
    } catch (error) {
      setFailure(isProblem(error, 'invalid_credentials') ? t('message.invalid') : problemText(error));
      form.setFocus('password');
    }
  }

  if (waiting) {
    return (
      <ReviewerSecondStep
        waiting={waiting}
        onDone={(token) => enter(token, form.getValues('username'))}
        onBack={() => setWaiting(null)}
      />
    );
  }
  const required = t('problems:field.required');
  const others = demoStaff
    .filter(({ username }) => username !== demoReviewer.username)
    .map(({ username, role }) => `${username} (${t(`staff:roles.${role}`)})`);
  return (
    <form noValidate method="post" onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      {isDemo && (
        <Well className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <h2 className="text-label">{t('login.demo')}</h2>
            <p className="wrap-anywhere text-small">
              <span className="select-all">{demoReviewer.username}</span>
              <br />
              <span className="select-all">{demoReviewer.password}</span>
            </p>
            <p className="mt-2 text-help text-ink-2">{t('login.others', { names: others.join(', ') })}</p>
          </div>
          <Button variant="secondary" size="compact" onClick={() => form.reset(demoReviewer)}>
            {t('login.fill')}
          </Button>
        </Well>
      )}
      <TextInput
        {...form.register('username', { required })}
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.username?.message}
      />
      <PasswordInput
        {...form.register('password', { required })}
        label={t('login.password')}
        showLabel={t('login.showPassword')}
        autoComplete="current-password"
        required
        error={errors.password?.message}
      />
      {failure && <FormFailure title={failure} />}
      <Button type="submit" busy={isSubmitting} busyLabel={t('login.busy')} className="w-full">
        {t('login.submit')}
      </Button>
    </form>
  );
}
