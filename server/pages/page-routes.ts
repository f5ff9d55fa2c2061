import { Hono } from 'hono';
import type { Language } from '#domain/shared/language.ts';
import { isLanguage } from '#domain/shared/language.ts';
import type { Site } from '#domain/shared/site.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import type { SecurityVariables } from '#server/http/security-headers.ts';
import { respond, sizeOf } from '#server/pages/compressed.ts';
import type { WebBuild } from '#server/pages/load-build.ts';
import type { CacheEntry, CacheLookup } from '#server/pages/page-cache.ts';
import { createPageCache } from '#server/pages/page-cache.ts';
import { createPathTable } from '#server/pages/page-paths.ts';
import type { Page, RenderPage } from '#server/pages/render-page.ts';
import { brokenPage } from '#server/pages/render-page.ts';

/** One page for every missing path, so that guesses do not fill the cache. */
const NOT_FOUND = '/404';

/** Only in the demo; 404 elsewhere. */
const DEMO = '/demo/';

/** Pages with database content, served by `guest-pages.ts`; anything left is missing. */
const OF_GUESTS = /^\/[be]\//;

/** Some pages contain a date. */
const MAX_AGE_MS = 60 * 60 * 1000;

/** Pages of fixed content: rendering depends on page and language only. */
export function createPageRoutes(options: {
  web: Pick<WebBuild, 'routes' | 'isLive'>;
  render: RenderPage;
  site: Site;
  now: () => Date;
}): Hono<{ Variables: SecurityVariables }> {
  const { web, render, site, now } = options;
  const findPage = createPathTable(web.routes);
  const isKnown = (path: string) => !OF_GUESTS.test(path) && (site.isDemo || !path.startsWith(DEMO));
  const pageOf = (path: string) => (isKnown(path) ? findPage(path) : undefined);
  const find: CacheLookup<CacheEntry & { page: Page }> = web.isLive
    ? (_, load) => load()
    : createPageCache(undefined, now);

  async function make(path: string, language: Language) {
    const freshUntil = new Date(now().getTime() + MAX_AGE_MS);
    const page = await render(path, language);
    return { businessId: null, freshUntil, page, size: sizeOf(page.body) };
  }

  const hono = new Hono<{ Variables: SecurityVariables }>();
  // A form submitted before its script loaded: ignored, and the page is sent again.
  hono.post('*', (c, next) => {
    if (!pageOf(c.req.path)) return next();
    const { pathname, search } = new URL(c.req.url);
    return Promise.resolve(c.redirect(pathname + search, 303));
  });
  hono.get('*', async (c) => {
    const { path } = c.req;
    const found = pageOf(path);
    const trimmed = path.endsWith('/') ? path.slice(0, -1) : path;
    if (!found && pageOf(trimmed)) {
      const { pathname, search } = new URL(c.req.url);
      return c.redirect(pathname.slice(0, -1) + search, 308);
    }
    const asked = c.req.query('lang');
    const language = isLanguage(asked)
      ? asked
      : negotiateLanguage(c.req.header('cookie'), c.req.header('accept-language'));
    const shown = found ?? NOT_FOUND;
    const page = await find(`${language} ${shown}`, () => make(shown, language)).then(({ page }) => page, brokenPage);
    c.set('hasSecurityHeaders', true);
    return respond(c.req.raw, page.body, page.headers, found ? page.status : 404);
  });

  return hono;
}
