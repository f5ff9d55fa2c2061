/* Runs before the examples are parsed, to show the last language without a flash. */
import { keptLanguage, showLanguage } from './chosen-language.ts';

showLanguage(keptLanguage());
