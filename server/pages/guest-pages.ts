import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { isbot } from 'isbot';
import { codeIn, isSlug, PREVIEW_PARAMETER, previewPath } from '#domain/guest-pages/addresses.ts';
import { PAGE_SOURCE_PARAMETER, pageSourceOf } from '#domain/guest-pages/sources.ts';
import type { Language } from '#domain/shared/language.ts';
import { isLanguage } from '#domain/shared/language.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import type { SecurityVariables } from '#server/http/security-headers.ts';
import type { GuestPage } from '#server/modules/guests/guest-pages/read-guest-page.ts';
import { respond, sizeOf } from '#server/pages/compressed.ts';
import type { CacheEntry, CacheLookup } from '#server/pages/page-cache.ts';
import { createPageCache } from '#server/pages/page-cache.ts';
import type { GuestParts } from '#server/pages/page-reader.ts';
import type { Page, RenderPage } from '#server/pages/render-page.ts';
import { brokenPage } from '#server/pages/render-page.ts';

const GONE = 410;
const NOT_FOUND = 404;
/** Seconds: a business may take its old name back. */
const MOVED_S = 300;
const LANGUAGE_PARAMETER = 'lang';
/** Bytes of overhead per entry. */
const ENTRY_BYTES = 500;

/** An address, and its page if any. */
type Found = CacheEntry & { address: GuestPage; page: Page | null };

/** The URL holds a secret: no referrer, cache or index. */
const previewHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

type PageContext = HonoContext<{ Variables: SecurityVariables }>;

/** Both languages have URLs for search engines; elsewhere the visitor's choice decides. */
function languageOf(c: PageContext): Language {
  const asked = c.req.query(LANGUAGE_PARAMETER);
  return isLanguage(asked) ? asked : negotiateLanguage(c.req.header('cookie'), c.req.header('accept-language'));
}

/** Whether a person opened the page, not a bot or a prefetch. */
function isOpening(c: PageContext): boolean {
  const isAhead = c.req.header('sec-purpose')?.includes('prefetch') ?? false;
  return c.req.method === 'GET' && !isAhead && !isbot(c.req.header('user-agent'));
}

/**
 * Pages of events and businesses, rendered once per change and language and cached; other addresses continue to the 404
 * page.
 */
export function createGuestPages({
  deps,
  reader: { readEventPage, readPreview, readBusinessPage },
  shed,
  render,
  isKept,
}: GuestParts & { render: RenderPage; isKept: boolean }): Hono<{ Variables: SecurityVariables }> {
  const find: CacheLookup<Found> = isKept ? createPageCache(deps.changes, deps.clock) : (_, load) => load();

  async function make(address: GuestPage, language: Language): Promise<Found> {
    const kept = { businessId: address.businessId, freshUntil: address.freshUntil, address };
    if (address.kind !== 'page') return { ...kept, page: null, size: ENTRY_BYTES };
    const { data } = address;
    const page = await render(data.kind === 'gone' ? '/e/gone' : data.path, language, data);
    return { ...kept, page, size: sizeOf(page.body) + ENTRY_BYTES };
  }

  const downs = new Map<Language, Page>();
  /** The page of all codes without a public event. */
  async function showDown(c: PageContext, language: Language) {
    const page = downs.get(language) ?? (await render('/e/gone', language, { kind: 'gone', business: null }));
    if (isKept) downs.set(language, page);
    return send(c, page, NOT_FOUND);
  }

  function note({ businessId, eventId }: Extract<GuestPage, { kind: 'page' }>, c: PageContext): void {
    if (!businessId || !isOpening(c)) return;
    deps.pageOpens.note({ businessId, eventId, source: pageSourceOf(c.req.query(PAGE_SOURCE_PARAMETER)) });
  }

  function serve(read: (address: string) => Promise<GuestPage>, isAddress: (name: string) => boolean, isEvent = false) {
    return async (c: PageContext, next: () => Promise<void>) => {
      const name = c.req.param('address') ?? '';
      if (!isAddress(name)) return next();
      const language = languageOf(c);
      // Only cache misses cost anything.
      const priority = isbot(c.req.header('user-agent')) ? 'figures' : 'always';
      const found = await find(`${language} ${c.req.path}`, () =>
        shed(priority, async () => make(await read(name), language)),
      ).catch(brokenPage);
      if (!('address' in found)) return send(c, found, found.status);
      const { address, page } = found;
      if (address.kind === 'moved') {
        c.header('Cache-Control', `public, max-age=${MOVED_S}`);
        return c.redirect(address.path + new URL(c.req.url).search, 301);
      }
      if (address.kind === 'unknown' || !page) return isEvent ? showDown(c, language) : next();
      if (address.data.kind === 'gone') return send(c, page, GONE);
      note(address, c);
      return send(c, page, page.status);
    };
  }

  /** Only with the secret of an event in review; once it is public, its own page follows. */
  async function servePreview(c: PageContext, next: () => Promise<void>) {
    const [name, token] = [c.req.param('address') ?? '', c.req.query(PREVIEW_PARAMETER)];
    if (token === undefined || codeIn(name) === undefined) return next();
    const language = languageOf(c);
    const page = await shed('guest_reads', async () => {
      const data = await readPreview(name, token);
      return data?.kind === 'event' ? render(previewPath(data.path, token), language, data) : undefined;
    }).catch(brokenPage);
    if (page) return send(c, { ...page, headers: { ...page.headers, ...previewHeaders } }, page.status);
    const query = c.req.query(LANGUAGE_PARAMETER) === undefined ? '' : `?${LANGUAGE_PARAMETER}=${language}`;
    return new Response(null, { status: 302, headers: { ...previewHeaders, Location: c.req.path + query } });
  }

  return new Hono<{ Variables: SecurityVariables }>()
    .get('/e/:address', servePreview)
    .get(
      '/e/:address',
      serve(readEventPage, (name) => codeIn(name) !== undefined, true),
    )
    .get('/b/:address', serve(readBusinessPage, isSlug));
}

function send(c: PageContext, page: Page, status: number): Response {
  c.set('hasSecurityHeaders', true);
  return respond(c.req.raw, page.body, page.headers, status);
}
