import type { PageData } from '#contract/page-data.ts';
import { APP_SCOPE } from '#domain/phone-app/addresses.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Site } from '#domain/shared/site.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import type { Compressed } from '#server/pages/compressed.ts';
import { compress } from '#server/pages/compressed.ts';
import type { WebBuild } from '#server/pages/load-build.ts';
import { contentSecurityPolicy, permissionsPolicy } from '#server/pages/page-headers.ts';
import { SPECULATION_RULES } from '#server/pages/site-files.ts';

export type Page = { status: number; headers: Record<string, string>; body: Compressed };

/** A 5xx page, never cached. */
class BrokenPage extends Error {
  readonly page: Page;
  constructor(page: Page) {
    super('The page could not be rendered');
    this.page = page;
  }
}

/** Review pages, which show uploaded proofs. */
export const REVIEW = '/staging/';

/** Renders an address with its headers. Throws `BrokenPage`. */
export type RenderPage = (path: string, language: Language, data?: PageData) => Promise<Page>;

export function createPageRenderer(options: {
  web: Pick<WebBuild, 'render' | 'isLive'>;
  site: Site;
  pictureOrigins?: readonly string[] | undefined;
}): RenderPage {
  const { web, site, pictureOrigins } = options;
  const fixedHeaders = {
    ...securityHeaders(site.publicUrl),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    Vary: 'Cookie, Accept-Language, Accept-Encoding',
  };
  return async (path, language, data) => {
    const response = await web.render(path, language, data);
    const html = await response.text();
    const location = response.headers.get('location');
    const type = response.headers.get('content-type');
    const headers = {
      ...fixedHeaders,
      // App screens do not prefetch pages.
      ...(!path.startsWith(APP_SCOPE) && { 'Speculation-Rules': `"${SPECULATION_RULES}"` }),
      'Content-Language': language,
      'Permissions-Policy': permissionsPolicy(path),
      'Content-Security-Policy': contentSecurityPolicy(html, new URL(site.publicUrl).origin, pictureOrigins, {
        showsFiles: path.startsWith(REVIEW),
      }),
      ...(location && { Location: location }),
      ...(type && { 'Content-Type': type }),
    };
    const page = { status: response.status, headers, body: await compress(Buffer.from(html), !web.isLive) };
    if (page.status >= 500) throw new BrokenPage(page);
    return page;
  };
}

/** The response for a page that failed to render. */
export function brokenPage(error: unknown): Page {
  if (error instanceof BrokenPage)
    return { ...error.page, headers: { ...error.page.headers, 'Cache-Control': 'no-store' } };
  throw error;
}
