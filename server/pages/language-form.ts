import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { isLanguage } from '#domain/shared/language.ts';
import { LANGUAGE_COOKIE } from '#i18n/negotiate-language.ts';
import { readForm } from '#server/http/form.ts';
import { limitBody } from '#server/http/limit-body.ts';

const YEAR_S = 365 * 24 * 60 * 60;
const MAX_BYTES = 1024;

/** Language switch without scripts: stores the choice and returns to the page. */
export function createLanguageForm(publicUrl: string): Hono {
  const cookie = { path: '/', maxAge: YEAR_S, sameSite: 'Lax', secure: publicUrl.startsWith('https:') } as const;
  return new Hono().post('/language', limitBody(MAX_BYTES), async (c) => {
    const { language } = await readForm(c);
    if (isLanguage(language)) setCookie(c, LANGUAGE_COOKIE, language, cookie);
    return c.redirect(backPath(c.req.header('referer')), 303);
  });
}

/** Path only, so that the target is never another site. */
function backPath(referer: string | undefined): string {
  if (!referer || !URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  return pathname.startsWith('//') ? '/' : pathname + search;
}
