import type { InitOptions } from 'i18next';
import type { Language } from '#domain/shared/language.ts';
import { languages } from '#domain/shared/language.ts';
import type { de } from '#i18n/de.ts';

/** The name of a file of texts, without folder and ending. */
export type TextFile = keyof typeof de;

/** Settings that server and browser share. There is no fallback language: detection has chosen one of ours. */
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
