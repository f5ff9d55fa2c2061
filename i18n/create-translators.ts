import type { i18n } from 'i18next';
import { createInstance } from 'i18next';
import type { Language } from '#domain/shared/language.ts';
import type { TextFile } from '#i18n/settings.ts';
import { textSettings } from '#i18n/settings.ts';

/** What makes translators of some texts. For the server: they never load anything later. */
export function createTranslators<File extends TextFile>(texts: Record<Language, Record<File, object>>) {
  const instances = new Map<string, i18n>();

  /** An i18next instance that holds all of the texts in one language. */
  function createTexts(language: Language, brand: string): i18n {
    const instance = createInstance();
    void instance.init({ ...textSettings(language, brand), resources: { [language]: texts[language] } });
    return instance;
  }

  /**
   * `t` for one file of texts, e.g. for mails: `createTranslator('de', 'mails', operator.name)`. All translators of one language
   * and brand share one instance. Values are not escaped: templates escape when they insert.
   */
  function createTranslator<Asked extends File>(language: Language, file: Asked, brand: string) {
    const key = JSON.stringify([language, brand]);
    const instance = instances.get(key) ?? createTexts(language, brand);
    instances.set(key, instance);
    return instance.getFixedT<Asked>(language, file);
  }

  return { createTexts, createTranslator };
}
