import type { BackendModule, i18n, ResourceLanguage } from 'i18next';
import { createInstance } from 'i18next';
import type { Language } from '#domain/shared/language.ts';
import { textSettings } from '#i18n/settings.ts';

/** One lazy chunk per file, without texts only the server or the worker uses. */
const files = import.meta.glob<ResourceLanguage>(
  ['/i18n/*/*.ts', '!/i18n/*/{device-notices,export,guest-lists,mails,web-guests}.ts'],
  {
    import: 'texts',
  },
);

const chunks: BackendModule = {
  type: 'backend',
  init() {},
  read(language, file, done) {
    const load = files[`/i18n/${language}/${file}.ts`];
    if (!load) return done(new Error(`No texts ${language}/${file}`), false);
    load().then(
      (texts) => done(null, texts),
      (error) => done(error, false),
    );
  },
};

/** Texts: the current page's are embedded, others load on demand. */
export function createBrowserTexts(language: Language, brand: string, embedded: ResourceLanguage): i18n {
  const instance = createInstance().use(chunks);
  void instance.init({
    ...textSettings(language, brand),
    ns: Object.keys(embedded),
    resources: { [language]: embedded },
    partialBundledLanguages: true,
  });
  // Dev server only: hot-reloads texts.
  import.meta.hot?.on('dabei:texts', async ({ language, file, address }) => {
    const { texts } = await import(/* @vite-ignore */ address);
    instance.addResourceBundle(language, file, texts, true, true);
    instance.emit('languageChanged', instance.language);
  });
  return instance;
}
