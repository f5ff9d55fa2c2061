import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { isbot } from 'isbot';
import { codeIn, isSlug } from '#domain/guest-pages/addresses.ts';
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
import type { FindKept, Pages } from '#server/pages/kept-pages.ts';
import type { PageReader } from '#server/pages/page-reader.ts';
import type { Page, RenderPage } from '#server/pages/render-page.ts';
import { brokenPage } from '#server/pages/render-page.ts';

const GONE = 410;
const EVENT = '/e/:address';
const BUSINESS = '/b/:address';
/** An old address is asked for again after a while, because a business may take its old name back. */
const MOVED_S = 300;
const LANGUAGE_PARAMETER = 'lang';
/** One of our parameters with a value that needs no decoding. */
const PLAIN_QUERY = /^(p|lang)=(\w+)$/;
/** What an entry takes besides the bytes of its page. */
const ENTRY_BYTES = 500;

/** An address, and the page where it is one. */
type Found = Kept & { address: GuestPage; page: Page | null };

/** What of a request decides which page answers it, and whether that is an opening. */
interface Asked {
  method: string;
  /** Values of the two parameters that mean something. */
  lang: string | undefined;
  mark: string | undefined;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
  purpose: string | undefined;
  userAgent: string | undefined;
}

function askedBy(c: HonoContext): Asked {
  return {
    method: c.req.method,
    lang: c.req.query(LANGUAGE_PARAMETER),
    mark: c.req.query(PAGE_SOURCE_PARAMETER),
    cookie: c.req.header('cookie'),
    acceptLanguage: c.req.header('accept-language'),
    purpose: c.req.header('sec-purpose'),
    userAgent: c.req.header('user-agent'),
  };
}

/** Both languages have addresses of their own for search engines; people's choice decides where the address does not. */
function languageOf({ lang, cookie, acceptLanguage }: Asked): Language {
  return isLanguage(lang) ? lang : negotiateLanguage(cookie, acceptLanguage);
}

/** A person who opens the page: no program, and no browser that only fetches ahead. */
function isOpening({ method, purpose = '', userAgent = '' }: Asked): boolean {
  return method === 'GET' && !purpose.includes('prefetch') && !isbot(userAgent);
}

/**
 * The pages that owners send around: of an event and of a business. Rendered once for each change and language, then served
 * from memory; other addresses go on to the page for what is missing.
 */
export function createGuestPages(
  deps: Deps,
  render: RenderPage,
  { readEventPage, readBusinessPage }: PageReader,
  { isKept }: { isKept: boolean },
): Pages {
  const { find, peek } = isKept ? createGuestPageCache<Found>(deps.changes, deps.clock) : unkept;

  async function make(address: GuestPage, language: Language): Promise<Found> {
    const kept = { businessId: address.businessId, freshUntil: address.freshUntil, address };
    if (address.kind !== 'page') return { ...kept, page: null, size: ENTRY_BYTES };
    const { data } = address;
    const page = await render(data.kind === 'gone' ? '/e/gone' : data.path, language, data);
    const { identity, br, gzip } = page.body;
    const size = identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) + ENTRY_BYTES;
    return { ...kept, page, size };
  }

  function note({ businessId, eventId }: Extract<GuestPage, { kind: 'page' }>, asked: Asked): void {
    if (!businessId || !isOpening(asked)) return;
    deps.pageOpens.note({ businessId, eventId, source: pageSourceOf(asked.mark) });
  }

  function serve(read: (address: string) => Promise<GuestPage>, isAddress: (name: string) => boolean) {
    return async (c: HonoContext<{ Variables: SecurityVariables }>, next: () => Promise<void>) => {
      const name = c.req.param('address') ?? '';
      if (!isAddress(name)) return next();
      const asked = askedBy(c);
      const language = languageOf(asked);
      const found = await find(keyOf(c.req.path, language), async () => make(await read(name), language)).catch(
        (error: unknown) => brokenPage(error),
      );
      if (!('address' in found)) return send(c, found, found.status);
      const { address, page } = found;
      if (address.kind === 'moved') {
        c.header('Cache-Control', `public, max-age=${MOVED_S}`);
        return c.redirect(address.path + new URL(c.req.url).search, 301);
      }
      if (address.kind === 'unknown' || !page) return next();
      if (address.data.kind === 'gone') return send(c, page, GONE);
      note(address, asked);
      return send(c, page, page.status);
    };
  }

  const findKept: FindKept = ({ method, path, query, headers }) => {
    const parameter = query === '' ? [] : PLAIN_QUERY.exec(query);
    if (!parameter) return undefined;
    const [, name, value] = parameter;
    const asked: Asked = {
      method,
      lang: name === LANGUAGE_PARAMETER ? value : undefined,
      mark: name === PAGE_SOURCE_PARAMETER ? value : undefined,
      cookie: headers.cookie,
      acceptLanguage: headers['accept-language'],
      purpose: headers['sec-purpose']?.toString(),
      userAgent: headers['user-agent'],
    };
    const found = peek(keyOf(path, languageOf(asked)));
    if (found?.page?.status !== 200 || found.address.kind !== 'page' || found.address.data.kind === 'gone')
      return undefined;
    note(found.address, asked);
    return { page: found.page, route: path.startsWith('/e/') ? EVENT : BUSINESS };
  };

  const routes = new Hono<{ Variables: SecurityVariables }>()
    .get(
      EVENT,
      serve(readEventPage, (name) => codeIn(name) !== undefined),
    )
    .get(BUSINESS, serve(readBusinessPage, isSlug));
  return { routes, findKept };
}

/** In the place of the cache where pages change while the process runs. */
const unkept = {
  find: (_key: string, load: () => Promise<Found>) => load(),
  peek: (_key: string): Found | undefined => undefined,
};

function keyOf(path: string, language: Language): string {
  return `${language} ${path}`;
}

function send(c: HonoContext<{ Variables: SecurityVariables }>, page: Page, status: number): Response {
  c.set('hasSecurityHeaders', true);
  return answer(c.req.raw, page.body, page.headers, status);
}
