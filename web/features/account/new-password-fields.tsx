import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isAcceptablePassword, passwordLength } from '#domain/registration/password.ts';
import { PasswordInput } from '#web/ui/password-input.tsx';

export type NewPassword = { password: string; repeated: string };

/** A new password, typed twice; checked as the server does. Inside a `FormProvider`. */
export function NewPasswordFields() {
  const form = useFormContext<NewPassword>();
  const { t } = useTranslation(['account', 'problems']);
  const { errors } = form.formState;
  const required = t('problems:field.required');
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
        help={t('passwordHelp', { min: passwordLength.min })}
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
    </>
  );
}
