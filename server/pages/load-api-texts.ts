import type { Language } from '#domain/shared/language.ts';

// Loaded on first use: texts of the documentation.
const modules = {
  de: () => import('#i18n/de/pages/api-docs.ts'),
  en: () => import('#i18n/en/pages/api-docs.ts'),
};

export async function loadApiTexts(language: Language) {
  return (await modules[language]()).texts;
}
