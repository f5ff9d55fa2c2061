import { createTranslators } from '#i18n/create-translators.ts';
import { serverDe } from '#i18n/server-de.ts';
import { serverEn } from '#i18n/server-en.ts';

/** Holds only the server's own texts, to save memory. */
export const { createTranslator } = createTranslators({ de: serverDe, en: serverEn });
