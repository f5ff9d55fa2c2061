import type { Language } from '#domain/shared/language.ts';
import { isLanguage, languages } from '#domain/shared/language.ts';

export const LANGUAGE_COOKIE = 'language';

/** The language of a request: cookie, then browser preference, then German. */
export function negotiateLanguage(cookie: string | undefined, acceptLanguage: string | undefined): Language {
  return cookieLanguage(cookie) ?? preferredLanguage(acceptLanguage) ?? languages[0];
}

function cookieLanguage(cookie = ''): Language | undefined {
  const pairs = cookie.split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === LANGUAGE_COOKIE)?.[1];
  return isLanguage(value) ? value : undefined;
}

function preferredLanguage(acceptLanguage = ''): Language | undefined {
  const wanted = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))?.split('=')[1];
      return { language: tag.split('-')[0], weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wanted.map(({ language }) => language).find(isLanguage);
}
