import { useTranslation } from 'react-i18next';
import type { LoginPageData } from '#contract/login-page.ts';
import type { ProblemCode } from '#contract/shared/problems.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { paths } from '#web/paths.ts';
import { useSite } from '#web/shell/use-site.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Eye } from '#web/ui/icons/eye.ts';
import { EyeOff } from '#web/ui/icons/eye-off.ts';
import { TriangleExclamationPoint } from '#web/ui/icons/triangle-exclamation-point.ts';
import { PlainSubmit } from '#web/ui/plain-submit.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { DemoSignIn } from './demo-sign-in.tsx';

type LoginFormProps = { sent: Extract<LoginPageData, { kind: 'login' }> | null };

/** The login as plain HTML, enhanced by `login-script.ts`; submitted earlier, the server responds. */
export function LoginForm({ sent }: LoginFormProps) {
  const { t } = useTranslation('login');
  const problemText = useProblemText();
  const { isDemo } = useSite();
  const failure = sent?.failure && refusalOf(sent.failure);
  return (
    <form data-login="" noValidate method="post" className="grid gap-4">
      <template data-fault="">
        <p className="mt-1.5 flex gap-1.5 font-semibold text-oxblood">
          <Icon of={TriangleExclamationPoint} size={16} className="mt-px shrink-0" />
          <span />
        </p>
      </template>
      <template data-failure="">
        <FormFailure title="">
          <span />
        </FormFailure>
      </template>
      {isDemo && <DemoSignIn />}
      <TextInput
        id="login-email"
        name="email"
        defaultValue={sent?.email}
        required
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
      />
      <TextInput
        id="login-password"
        name="password"
        required
        label={t('password')}
        type="password"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        end={<ShowPassword label={t('showPassword')} />}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox name="remember" defaultChecked={sent?.remember} label={t('remember')} />
        <a href={paths.forgotPassword} className="text-link inline-flex min-h-11 items-center">
          {t('forgot')}
        </a>
      </div>
      {failure && <FormFailure title={t('failed')}>{problemText(failure)}</FormFailure>}
      <PlainSubmit busyLabel={t('busy')} className="w-full">
        {t('submit')}
      </PlainSubmit>
      <a data-passkey="" href={paths.secondStep} data-variant="secondary" className="button w-full">
        {t('passkey')}
      </a>
    </form>
  );
}

function refusalOf({ code, retryAfterSeconds }: { code: ProblemCode; retryAfterSeconds: number | null }) {
  return new ApiProblem({ code, status: 0, title: '', type: '', detail: code, request_id: '' }, retryAfterSeconds);
}

function ShowPassword({ label }: { label: string }) {
  return (
    <button
      type="button"
      data-show=""
      aria-label={label}
      aria-pressed="false"
      title={label}
      className="group grid size-11 place-items-center rounded-field text-ink"
    >
      <Icon of={Eye} className="group-aria-pressed:hidden" />
      <Icon of={EyeOff} className="hidden group-aria-pressed:block" />
    </button>
  );
}
