import type { i18n } from 'i18next';
import { createInstance } from 'i18next';
import type { Language } from '#domain/shared/language.ts';
import type { TextFile } from '#i18n/settings.ts';
import { textSettings } from '#i18n/settings.ts';

/** Creates translators for the server, which holds all texts in memory. */
export function createTranslators<File extends TextFile>(texts: Record<Language, Record<File, object>>) {
  const instances = new Map<string, i18n>();

  /** An i18next instance with one language's texts. */
  function createTexts(language: Language, brand: string): i18n {
    const instance = createInstance();
    void instance.init({ ...textSettings(language, brand), resources: { [language]: texts[language] } });
    return instance;
  }

  /**
   * `t` for one file of texts: `createTranslator('de', 'mails', operator.name)`. Translators of a language and brand
   * share an instance. Values are not escaped; templates escape.
   */
  function createTranslator<Asked extends File>(language: Language, file: Asked, brand: string) {
    const key = JSON.stringify([language, brand]);
    const instance = instances.get(key) ?? createTexts(language, brand);
    instances.set(key, instance);
    return instance.getFixedT<Asked>(language, file);
  }

  return { createTexts, createTranslator };
}
