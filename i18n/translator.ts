import type { i18n } from 'i18next';
import { createInstance } from 'i18next';
import type { Language } from '#domain/shared/language.ts';
import { de } from '#i18n/de.ts';
import { en } from '#i18n/en.ts';
import type { TextFile } from '#i18n/settings.ts';
import { textSettings } from '#i18n/settings.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

const texts: Record<Language, TextsLike<typeof de>> = { de, en };

/** An i18next instance that holds all texts of one language. For the server: it never loads anything later. */
export function createTexts(language: Language, brand: string): i18n {
  const instance = createInstance();
  void instance.init({ ...textSettings(language, brand), resources: { [language]: texts[language] } });
  return instance;
}

const instances = new Map<string, i18n>();

/**
 * `t` for one file of texts, e.g. for mails: `createTranslator('de', 'mails', operator.name)`. All translators of one language
 * and brand share one instance. Values are not escaped: templates escape when they insert.
 */
export function createTranslator<File extends TextFile>(language: Language, file: File, brand: string) {
  const key = JSON.stringify([language, brand]);
  const instance = instances.get(key) ?? createTexts(language, brand);
  instances.set(key, instance);
  return instance.getFixedT<File>(language, file);
}
