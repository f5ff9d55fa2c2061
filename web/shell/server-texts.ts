import type { i18n } from 'i18next';
import type { Language } from '#domain/shared/language.ts';
import type { Site } from '#domain/shared/site.ts';
import { createTexts } from '#i18n/translator.ts';
import { brandOf } from './page-context.ts';

const texts = new Map<Language, i18n>();

/** All texts of a language, cached; server only. */
export function serverTexts(language: Language, site: Site): i18n {
  const known = texts.get(language) ?? createTexts(language, brandOf(site));
  texts.set(language, known);
  return known;
}
