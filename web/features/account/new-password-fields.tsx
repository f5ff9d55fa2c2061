import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isAcceptablePassword, passwordLength } from '#domain/registration/password.ts';
import { usePasswordStrength } from '#web/api/password-strength.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { Minus } from '#web/ui/icons/minus.ts';
import { PasswordInput } from '#web/ui/password-input.tsx';

export type NewPassword = { password: string; repeated: string };

/** Validated like on the server. Requires a `FormProvider`. `own`: values an attacker may know. */
export function NewPasswordFields({ own = [] }: { own?: readonly (string | null)[] }) {
  const form = useFormContext<NewPassword>();
  const { t } = useTranslation(['account', 'problems']);
  const { errors } = form.formState;
  const { password = '', repeated = '' } = useWatch({ control: form.control });
  const required = t('problems:field.required');
  const strength = usePasswordStrength(t('passwordHelp', { min: passwordLength.min }));
  return (
    <>
      <PasswordInput
        {...form.register('password', {
          required,
          validate: (value) => isAcceptablePassword(value) || t('passwordLength', passwordLength),
        })}
        label={t('newPassword')}
        showLabel={t('showPassword')}
        autoComplete="new-password"
        {...strength(password, own)}
        required
        error={errors.password?.message}
      />
      <PasswordInput
        {...form.register('repeated', {
          required,
          validate: (value, { password }) => value === password || t('problems:field.password_mismatch'),
        })}
        label={t('repeatPassword')}
        showLabel={t('showPassword')}
        autoComplete="new-password"
        required
        error={errors.repeated?.message}
      />
      <ul aria-label={t('passwordMarks.label')} className="flex flex-wrap gap-x-6 gap-y-1">
        <Mark isMet={isAcceptablePassword(password)}>{t('passwordMarks.long')}</Mark>
        <Mark isMet={password !== '' && password === repeated}>{t('passwordMarks.same')}</Mark>
      </ul>
    </>
  );
}

function Mark({ isMet, children }: { isMet: boolean; children: string }) {
  const { t } = useTranslation('account');
  return (
    <li className={cx('flex items-center gap-2 text-small', isMet ? 'font-semibold text-fir' : 'text-ink-2')}>
      <Icon of={isMet ? Check : Minus} size={16} label={t(isMet ? 'passwordMarks.met' : 'passwordMarks.open')} />
      {children}
    </li>
  );
}
