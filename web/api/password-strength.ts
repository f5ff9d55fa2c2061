import { useTranslation } from 'react-i18next';
import { strengthOf } from '#domain/registration/password-strength.ts';

/**
 * What a field for a new password says of what is typed, for the field's own `hint` and `help`: a hint when the server would refuse it, else how good
 * it is. Needs the texts `problems`.
 */
export function usePasswordStrength(help: string) {
  const { t } = useTranslation('problems');
  return (password: string, own: readonly (string | null)[]) => {
    const strength = strengthOf(password, own);
    if (strength === 'guessable') return { hint: t('strength.guessable'), help };
    return { help: strength === null ? help : t(`strength.${strength}`) };
  };
}
