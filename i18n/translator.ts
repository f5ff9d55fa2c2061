import { createTranslators } from '#i18n/create-translators.ts';
import { de } from '#i18n/de.ts';
import { en } from '#i18n/en.ts';

/** Of all texts: for what renders pages, and for tests. */
export const { createTexts, createTranslator } = createTranslators({ de, en });
