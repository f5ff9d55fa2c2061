import type { Language } from '#domain/shared/language.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import { remembered } from '#server/http/remembered.ts';

const preferred = remembered((acceptLanguage) => negotiateLanguage(undefined, acceptLanguage));

/** The language that somebody wants, by the headers `Cookie`, where one is looked at, and `Accept-Language`. */
export function wantedLanguage(cookie: string | undefined, acceptLanguage = ''): Language {
  return cookie === undefined ? preferred(acceptLanguage) : negotiateLanguage(cookie, acceptLanguage);
}
