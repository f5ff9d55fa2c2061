import { useTranslation } from 'react-i18next';
import { strengthOf } from '#domain/registration/password-strength.ts';

/**
 * Feedback for a password field's `hint` and `help`: an error the server would return, else the strength. Needs the
 * texts `problems`.
 */
export function usePasswordStrength(help: string) {
  const { t } = useTranslation('problems');
  return (password: string, own: readonly (string | null)[]) => {
    const strength = strengthOf(password, own);
    if (strength === 'guessable') return { hint: t('strength.guessable'), help };
    return { help: strength === null ? help : t(`strength.${strength}`) };
  };
}
