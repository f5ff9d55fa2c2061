import { Hono } from 'hono';
import type { Language } from '#domain/shared/language.ts';
import type { Site } from '#domain/shared/site.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import type { SecurityVariables } from '#server/http/security-headers.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import type { Compressed } from '#server/pages/compressed.ts';
import { answer, compress } from '#server/pages/compressed.ts';
import type { WebBuild } from '#server/pages/load-build.ts';
import { createPageCache } from '#server/pages/page-cache.ts';
import { contentSecurityPolicy, PERMISSIONS_POLICY } from '#server/pages/page-headers.ts';
import { createPathTable } from '#server/pages/page-paths.ts';
import { SPECULATION_RULES } from '#server/pages/site-files.ts';

type Page = { status: number; headers: Record<string, string>; body: Compressed };

/** One rendering serves every missing path, so that guessing addresses does not fill the memory. */
const NOT_FOUND = '/404';

/** Here reviewers look at uploaded proofs. */
const REVIEW = '/staging/';

/** Pages that only the demo has; elsewhere their addresses are unknown. */
const DEMO = '/demo/';

/** All pages. The rendering never depends on the caller, the query or parameters, only on page and language. */
export function createPageRoutes(options: {
  web: WebBuild;
  site: Site;
  pictureOrigins?: readonly string[];
  now?: () => number;
}) {
  const { web, site, pictureOrigins, now } = options;
  const findPage = createPathTable(web.routes);
  const pageOf = (path: string) => (path.startsWith(DEMO) && !site.isDemo ? undefined : findPage(path));
  const fixedHeaders = {
    ...securityHeaders(site.publicUrl),
    'Permissions-Policy': PERMISSIONS_POLICY,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Speculation-Rules': `"${SPECULATION_RULES}"`,
    Vary: 'Cookie, Accept-Language, Accept-Encoding',
  };

  async function render(path: string, language: Language): Promise<Page> {
    const response = await web.render(path, language);
    const html = await response.text();
    const location = response.headers.get('location');
    const type = response.headers.get('content-type');
    const headers = {
      ...fixedHeaders,
      'Content-Language': language,
      'Content-Security-Policy': contentSecurityPolicy(
        html,
        new URL(site.publicUrl).origin,
        pictureOrigins,
        path.startsWith(REVIEW),
      ),
      ...(location && { Location: location }),
      ...(type && { 'Content-Type': type }),
    };
    return { status: response.status, headers, body: await compress(Buffer.from(html)) };
  }

  const cached = createPageCache(async (path, language) => {
    const page = await render(path, language);
    if (page.status >= 500) throw new BrokenPage(page);
    return page;
  }, now);

  return new Hono<{ Variables: SecurityVariables }>().get('*', async (c) => {
    const { path } = c.req;
    const found = pageOf(path);
    const trimmed = path.endsWith('/') ? path.slice(0, -1) : path;
    if (!found && pageOf(trimmed)) {
      const { pathname, search } = new URL(c.req.url);
      return c.redirect(pathname.slice(0, -1) + search, 308);
    }
    const language = negotiateLanguage(c.req.header('cookie'), c.req.header('accept-language'));
    const page = await cached(found ?? NOT_FOUND, language).catch(brokenPage);
    c.set('hasSecurityHeaders', true);
    return answer(c.req.raw, page.body, page.headers, found ? page.status : 404);
  });
}

/** A page with status 5xx is shown, but never kept. */
class BrokenPage extends Error {
  readonly page: Page;
  constructor(page: Page) {
    super('The page could not be rendered');
    this.page = page;
  }
}

function brokenPage(error: unknown): Page {
  if (error instanceof BrokenPage)
    return { ...error.page, headers: { ...error.page.headers, 'Cache-Control': 'no-store' } };
  throw error;
}
