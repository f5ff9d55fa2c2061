import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isAcceptablePassword, passwordLength } from '#domain/registration/password.ts';
import { api, chosenBusiness, dataOf } from '#web/api/client.ts';
import { usePasswordStrength } from '#web/api/password-strength.ts';
import { isProblem } from '#web/api/problem.ts';
import { beginSession } from '#web/api/session.ts';
import { paths } from '#web/paths.ts';
import { useForm } from '#web/shell/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useFormFailure } from './use-form-failure.ts';
import type { DeadInvitation, Invitation } from './use-invitation.ts';
import { deadLinkOf } from './use-invitation.ts';

type AcceptFormProps = {
  token: string;
  invitation: Invitation;
  onJoined: () => void;
  onDeadLink: (code: DeadInvitation) => void;
};

/** New people set name and password; others enter their password. Both are signed in. */
export function AcceptForm({ token, invitation, onJoined, onDeadLink }: AcceptFormProps) {
  const { t } = useTranslation(['account', 'problems']);
  const { has_account: isKnown, user_email: email } = invitation;
  const failureOf = useFormFailure();
  const [failure, setFailure] = useState<ReturnType<typeof failureOf> | null>(null);
  const form = useForm({ mode: 'onTouched', defaultValues: { name: invitation.user_name ?? '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control });
  const strength = usePasswordStrength(t('passwordHelp', { min: passwordLength.min }));
  const required = t('problems:field.required');

  async function submit({ name, password }: { name: string; password: string }) {
    setFailure(null);
    try {
      const body = isKnown ? { token, password } : { token, password, name };
      const { business_id } = await dataOf(api.POST('/team/accept', { body }));
      const signedIn = await dataOf(api.POST('/auth/login', { body: { email, password } }));
      // With a second factor, the normal login follows.
      if ('challenge' in signedIn) return location.assign(paths.login);
      beginSession(signedIn, false);
      chosenBusiness.choose(isKnown ? business_id : null);
      onJoined();
    } catch (error) {
      const dead = deadLinkOf(error);
      if (dead) return onDeadLink(dead);
      if (!isProblem(error, 'invalid_credentials')) return setFailure(failureOf(error));
      form.setError('password', { message: t('invite.wrongPassword') }, { shouldFocus: true });
    }
  }

  return (
    <form noValidate method="post" onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      <p className="text-ink-2">{isKnown ? t('invite.knownAccount') : t('invite.newAccount')}</p>
      <TextInput label={t('email')} type="email" value={email} readOnly autoComplete="username" />
      {!isKnown && (
        <TextInput
          {...form.register('name', { required })}
          label={t('invite.name')}
          help={t('invite.nameHelp')}
          autoComplete="name"
          maxLength={120}
          required
          error={errors.name?.message}
        />
      )}
      <PasswordInput
        {...form.register('password', {
          required,
          validate: (value) => isKnown || isAcceptablePassword(value) || t('passwordLength', passwordLength),
        })}
        label={isKnown ? t('password') : t('newPassword')}
        showLabel={t('showPassword')}
        autoComplete={isKnown ? 'current-password' : 'new-password'}
        {...(!isKnown && strength(typed.password ?? '', [email, typed.name ?? null, invitation.company_name]))}
        required
        error={errors.password?.message}
      />
      {isKnown && (
        <a href={paths.forgotPassword} className="text-link inline-flex min-h-11 items-center justify-self-start">
          {t('invite.forgot')}
        </a>
      )}
      {failure && <FormFailure title={failure.title}>{failure.text}</FormFailure>}
      <Button type="submit" busy={isSubmitting} busyLabel={t('busy')} className="w-full">
        {isKnown ? t('invite.submit') : t('invite.submitNew')}
      </Button>
    </form>
  );
}
