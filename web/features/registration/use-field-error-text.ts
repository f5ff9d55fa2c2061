import { useTranslation } from 'react-i18next';
import type { AnswerField } from '#domain/registration/steps.ts';
import type { FieldError } from './registration-context.ts';

/** What to do about an answer, in words. */
export function useFieldErrorText() {
  const { t, i18n } = useTranslation(['registration', 'problems']);
  return (field: AnswerField, fault: FieldError | undefined): string | null => {
    if (!fault) return null;
    if (fault.from === 'server') {
      const key = `problems:field.${fault.code}`;
      return i18n.exists(key) ? String(t(key as 'problems:field.other')) : t('problems:field.other');
    }
    const isChoice = field === 'businessType' || field === 'legalForm';
    if (fault.code === 'required' && isChoice) return t(`registration:error.${field}`);
    return t(`registration:error.${fault.code}`);
  };
}
