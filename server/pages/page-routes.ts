import { Hono } from 'hono';
import type { Site } from '#domain/shared/site.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import type { SecurityVariables } from '#server/http/security-headers.ts';
import { answer } from '#server/pages/compressed.ts';
import type { Pages } from '#server/pages/kept-pages.ts';
import type { WebBuild } from '#server/pages/load-build.ts';
import { createPageCache } from '#server/pages/page-cache.ts';
import { createPathTable } from '#server/pages/page-paths.ts';
import type { RenderPage } from '#server/pages/render-page.ts';
import { brokenPage } from '#server/pages/render-page.ts';

/** One rendering serves every missing path, so that guessing addresses does not fill the memory. */
const NOT_FOUND = '/404';

/** Pages that only the demo has; elsewhere their addresses are unknown. */
const DEMO = '/demo/';

/** Pages that show what is in the database: they are rendered elsewhere, and what comes here names nothing. */
const OF_GUESTS = /^\/[be]\//;

/** The pattern below which they are counted. */
const ROUTE = '/*';

/** All pages of fixed content. The rendering never depends on the caller, the query or parameters, only on page and language. */
export function createPageRoutes(options: {
  web: Pick<WebBuild, 'routes' | 'isLive'>;
  render: RenderPage;
  site: Site;
  now?: (() => number) | undefined;
}): Pages {
  const { web, render, site, now } = options;
  const findPage = createPathTable(web.routes);
  const isKnown = (path: string) => !OF_GUESTS.test(path) && (site.isDemo || !path.startsWith(DEMO));
  const pageOf = (path: string) => (isKnown(path) ? findPage(path) : undefined);
  const { find, peek } = web.isLive ? { find: render, peek: () => undefined } : createPageCache(render, now);

  const hono = new Hono<{ Variables: SecurityVariables }>();
  // A form that was sent before its script had arrived. Nothing of it is read; the page comes back, ready this time.
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
    const language = negotiateLanguage(c.req.header('cookie'), c.req.header('accept-language'));
    const page = await find(found ?? NOT_FOUND, language).catch(brokenPage);
    c.set('hasSecurityHeaders', true);
    return answer(c.req.raw, page.body, page.headers, found ? page.status : 404);
  });

  return {
    routes: hono,
    findKept({ path, query, headers }) {
      if (query !== '' || OF_GUESTS.test(path)) return undefined;
      const page = peek(path, negotiateLanguage(headers.cookie, headers['accept-language']));
      return page?.status === 200 ? { page, route: ROUTE } : undefined;
    },
  };
}
