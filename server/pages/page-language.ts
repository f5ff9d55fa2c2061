import type { Language } from '#domain/shared/language.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import { remembered } from '#server/pages/remembered.ts';

const preferred = remembered((acceptLanguage) => negotiateLanguage(undefined, acceptLanguage));

/** The language of a page, by the headers of who asks for it. */
export function pageLanguage(cookie: string | undefined, acceptLanguage = ''): Language {
  return cookie === undefined ? preferred(acceptLanguage) : negotiateLanguage(cookie, acceptLanguage);
}
