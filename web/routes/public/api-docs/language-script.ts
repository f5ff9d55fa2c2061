/* Before the examples are read: they appear in the language that was chosen last. */
import { keptLanguage, showLanguage } from './chosen-language.ts';

showLanguage(keptLanguage());
