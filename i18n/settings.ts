import type { InitOptions } from 'i18next';
import type { Language } from '#domain/shared/language.ts';
import { languages } from '#domain/shared/language.ts';
import type { de } from '#i18n/de.ts';

/** A text file's name without folder and extension. */
export type TextFile = keyof typeof de;

/** Settings shared by server and browser. There is no fallback language, since detection picks one of ours. */
export function textSettings(language: Language, brand: string) {
  return {
    lng: language,
    supportedLngs: languages,
    fallbackLng: false,
    initAsync: false,
    defaultNS: 'shell',
    interpolation: { escapeValue: false, defaultVariables: { brand } },
  } satisfies InitOptions;
}
