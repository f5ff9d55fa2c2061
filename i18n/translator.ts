import { createTranslators } from '#i18n/create-translators.ts';
import { de } from '#i18n/de.ts';
import { en } from '#i18n/en.ts';

/** Holds all texts, for rendering pages and for tests. */
export const { createTexts, createTranslator } = createTranslators({ de, en });
