import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { setCookie } from 'hono/cookie';
import { isLanguage } from '#domain/shared/language.ts';
import { LANGUAGE_COOKIE } from '#i18n/negotiate-language.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** The language switch for browsers without scripts: remembers the choice and returns to the page it came from. */
export const languageForm = new Hono().post('/language', bodyLimit({ maxSize: 1024 }), async (c) => {
  const { language } = await c.req.parseBody();
  if (isLanguage(language)) {
    const secure = new URL(c.req.url).protocol === 'https:';
    setCookie(c, LANGUAGE_COOKIE, language, { path: '/', maxAge: YEAR_S, sameSite: 'Lax', secure });
  }
  return c.redirect(backPath(c.req.header('referer')), 303);
});

/** Only the path is taken over: a foreign address can never be the target. */
function backPath(referer: string | undefined): string {
  if (!referer || !URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  return pathname.startsWith('//') ? '/' : pathname + search;
}
