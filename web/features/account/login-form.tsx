import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmailAddress } from '#domain/shared/email.ts';
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

const checked = ['email', 'password'] as const;
type Checked = (typeof checked)[number];
type Fault = 'required' | 'email';

function faultOf(name: Checked, values: LoginValues): Fault | null {
  if (values[name] === '') return 'required';
  return name === 'email' && !isEmailAddress(values.email) ? 'email' : null;
}

/**
 * The way in, without the library of the other forms: for two fields it would be a tenth of what this screen loads. A field is
 * checked when it is left, and from then on with every change.
 */
export function LoginForm() {
  const { t } = useTranslation(['login', 'problems']);
  const { isDemo } = useSite();
  const logIn = useLogIn();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Partial<Record<Checked, Fault | null>>>({});
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<LoginFailure | null>(null);

  const inputOf = (name: keyof LoginValues) => form.current?.elements.namedItem(name) as HTMLInputElement;
  const read = (): LoginValues => ({
    email: inputOf('email').value,
    password: inputOf('password').value,
    remember: inputOf('remember').checked,
  });

  function check(name: Checked) {
    setFaults((before) => ({ ...before, [name]: faultOf(name, read()) }));
  }

  function fill(values: Pick<LoginValues, Checked>) {
    for (const name of checked) inputOf(name).value = values[name];
    setFaults({});
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const values = read();
    setFaults(Object.fromEntries(checked.map((name) => [name, faultOf(name, values)])));
    const wrong = checked.find((name) => faultOf(name, values));
    if (wrong) return inputOf(wrong).focus();
    setFailure(null);
    setBusy(true);
    const failed = await logIn(values);
    setBusy(false);
    if (!failed) return;
    setFailure(failed);
    inputOf('password').focus();
  }

  const field = (name: Checked) => {
    const fault = faults[name];
    return {
      name,
      required: true,
      error: fault && t(`problems:field.${fault}`),
      onBlur: () => check(name),
      onChange: () => faults[name] !== undefined && check(name),
    };
  };
  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-4">
      {isDemo && <DemoSignIn onFill={fill} />}
      <TextInput
        {...field('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
      />
      <PasswordInput
        {...field('password')}
        label={t('password')}
        showLabel={t('showPassword')}
        autoComplete="current-password"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox name="remember" label={t('remember')} />
        <a href={paths.forgotPassword} className="text-link inline-flex min-h-11 items-center">
          {t('forgot')}
        </a>
      </div>
      {failure && <FormFailure title={failure.title}>{failure.text}</FormFailure>}
      <Button type="submit" busy={isBusy} busyLabel={t('busy')} className="w-full">
        {t('submit')}
      </Button>
    </form>
  );
}
