import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { isbot } from 'isbot';
import { PAGE_SOURCE_PARAMETER, pageSourceOf } from '#domain/guest-pages/sources.ts';
import type { Language } from '#domain/shared/language.ts';
import { isLanguage } from '#domain/shared/language.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import type { Deps } from '#server/context/context.ts';
import type { SecurityVariables } from '#server/http/security-headers.ts';
import type { GuestPage } from '#server/modules/guest-pages/read-guest-page.ts';
import { answer } from '#server/pages/compressed.ts';
import type { Kept } from '#server/pages/guest-page-cache.ts';
import { createGuestPageCache } from '#server/pages/guest-page-cache.ts';
import type { PageReader } from '#server/pages/page-reader.ts';
import type { Page, RenderPage } from '#server/pages/render-page.ts';
import { brokenPage } from '#server/pages/render-page.ts';

const GONE = 410;
/** An old address is asked for again after a while, because a business may take its old name back. */
const MOVED_S = 300;
/** What an entry takes besides the bytes of its page. */
const ENTRY_BYTES = 500;

/** An address, and the page where it is one. */
type Found = Kept & { address: GuestPage; page: Page | null };

/** Both languages have addresses of their own for search engines; people's choice decides where the address does not. */
function languageOf(c: HonoContext): Language {
  const asked = c.req.query('lang');
  return isLanguage(asked) ? asked : negotiateLanguage(c.req.header('cookie'), c.req.header('accept-language'));
}

/** A person who opens the page: no program, and no browser that only fetches ahead. */
function isOpening(c: HonoContext): boolean {
  const isAhead = (c.req.header('sec-purpose') ?? '').includes('prefetch');
  return c.req.method === 'GET' && !isAhead && !isbot(c.req.header('user-agent'));
}

/**
 * The pages that owners send around: of an event and of a business. Rendered once for each change and language, then served
 * from memory; other addresses go on to the page for what is missing.
 */
export function createGuestPages(
  deps: Deps,
  render: RenderPage,
  { readEventPage, readBusinessPage }: PageReader,
): Hono<{ Variables: SecurityVariables }> {
  const find = createGuestPageCache<Found>(deps.changes, deps.clock);

  async function make(address: GuestPage, language: Language): Promise<Found> {
    const kept = { businessId: address.businessId, freshUntil: address.freshUntil, address };
    if (address.kind !== 'page') return { ...kept, page: null, size: ENTRY_BYTES };
    const { data } = address;
    const page = await render(data.kind === 'gone' ? '/e/gone' : data.path, language, data);
    const { identity, br, gzip } = page.body;
    const size = identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) + ENTRY_BYTES;
    return { ...kept, page, size };
  }

  function serve(read: (address: string) => Promise<GuestPage>) {
    return async (c: HonoContext<{ Variables: SecurityVariables }>, next: () => Promise<void>) => {
      const name = c.req.param('address') ?? '';
      const language = languageOf(c);
      const found = await find(`${language} ${c.req.path}`, async () => make(await read(name), language)).catch(
        (error: unknown) => brokenPage(error),
      );
      if (!('address' in found)) return send(c, found, found.status);
      const { address, page } = found;
      if (address.kind === 'moved') {
        c.header('Cache-Control', `public, max-age=${MOVED_S}`);
        return c.redirect(address.path + new URL(c.req.url).search, 301);
      }
      if (address.kind === 'unknown' || !page) return next();
      const { data, businessId, eventId } = address;
      if (data.kind === 'gone') return send(c, page, GONE);
      if (businessId && isOpening(c)) {
        deps.pageOpens.note({ businessId, eventId, source: pageSourceOf(c.req.query(PAGE_SOURCE_PARAMETER)) });
      }
      return send(c, page, page.status);
    };
  }

  return new Hono<{ Variables: SecurityVariables }>()
    .get('/e/:address', serve(readEventPage))
    .get('/b/:address', serve(readBusinessPage));
}

function send(c: HonoContext<{ Variables: SecurityVariables }>, page: Page, status: number): Response {
  c.set('hasSecurityHeaders', true);
  return answer(c.req.raw, page.body, page.headers, status);
}
