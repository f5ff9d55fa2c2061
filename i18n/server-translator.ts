import { createTranslators } from '#i18n/create-translators.ts';
import { serverDe } from '#i18n/server-de.ts';
import { serverEn } from '#i18n/server-en.ts';

/** Of what the server says itself: all texts would take two megabytes of it. */
export const { createTranslator } = createTranslators({ de: serverDe, en: serverEn });
