import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/shared/language.ts';
import { toLanguage } from '#domain/shared/language.ts';

/** The current language; changes in place on hydrated pages. */
export function useLanguage(): Language {
  return toLanguage(useTranslation().i18n.language);
}
