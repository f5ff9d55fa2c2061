import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { EmbeddedEvent, GuestBusiness } from '#contract/guest-pages.ts';
import { businessPagePath, slugPattern } from '#domain/guest-pages/addresses.ts';
import {
  EMBED_SCRIPT_PATH,
  EMBED_TAG,
  embedAttributes,
  embedPagePath,
  readEmbedOptions,
} from '#domain/guest-pages/embed.ts';
import { pathFrom } from '#domain/guest-pages/sources.ts';
import type { Language } from '#domain/shared/language.ts';
import { isLanguage } from '#domain/shared/language.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import type { Deps } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { ApiVariables } from '#server/http/api-context.ts';
import { openToSites } from '#server/http/open-to-sites.ts';
import type { SecurityVariables } from '#server/http/security-headers.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import type { Compressed } from '#server/pages/compressed.ts';
import { compress, respond } from '#server/pages/compressed.ts';
import type { CacheEntry } from '#server/pages/page-cache.ts';
import { createPageCache } from '#server/pages/page-cache.ts';
import { PERMISSIONS_POLICY } from '#server/pages/page-headers.ts';
import type { PageReader } from '#server/pages/page-reader.ts';
import { toEmbed } from '#server/pages/to-embed.ts';

/** A business's embed in one language; null if hidden from guests. */
type Found = CacheEntry & {
  shown: { name: string; page: string; events: readonly EmbeddedEvent[]; body: Compressed } | null;
};
type Variables = ApiVariables & SecurityVariables;
type PageContext = HonoContext<{ Variables: Variables }>;

/** Bytes of overhead per entry. */
const ENTRY_BYTES = 500;
const MAX_AGE_S = 60;

const kept = { 'Cache-Control': `public, max-age=${MAX_AGE_S}`, Vary: 'Accept-Language, Accept-Encoding' };

/** The element fills the frame; without its script the events are a plain list. */
const style = `
@font-face{font-family:Display;src:url(/fonts/display.woff2) format("woff2");font-weight:200 800;font-stretch:75% 100%;font-display:swap}
@font-face{font-family:Text;src:url(/fonts/text.woff2) format("woff2");font-weight:400 700;font-display:swap}
html{color-scheme:light dark;--paper:light-dark(#f7f4ee,#1a120d);--card:light-dark(#fffefb,#261c16);--ink:light-dark(#251610,#f5efe4)}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Text,Arial,sans-serif}
${EMBED_TAG}{--dabei-radius:0;--dabei-height:100vh}
p{margin:0;padding:12px 24px 24px}
h1{margin:0;padding:24px 24px 16px;font:800 30px/1.05 Display,Arial,sans-serif;font-stretch:84%}
ul{display:grid;gap:12px;margin:0;padding:0 24px;list-style:none}
li{display:grid;grid-template-columns:auto 1fr auto;gap:2px 16px;align-items:center;padding:12px 16px;border-radius:14px;background:var(--card)}
b{grid-row:1/4;min-width:60px;font:800 30px/1 Display,Arial,sans-serif;text-align:center}
b small{display:block;font:600 13px/1.3 Text,Arial,sans-serif}
li span{grid-column:2}
a{color:inherit;font-weight:600;text-underline-offset:4px}
.name{padding:6px 0;font:700 20px/1.2 Display,Arial,sans-serif}
.join{grid-area:1/3/4;min-height:24px;padding:10px 16px;border:2px solid;border-radius:10px;text-decoration:none}
@media (max-width:480px){li{grid-template-columns:auto 1fr}b{grid-row:1/5}.join{grid-area:auto/2;justify-self:start;margin-top:6px}}`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** Framable: our script and data, no form, no session. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'sha256-${styleHash}'`,
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  'frame-ancestors *',
].join('; ');

function languageOf(c: PageContext): Language {
  const asked = c.req.query('lang');
  return isLanguage(asked) ? asked : negotiateLanguage(undefined, c.req.header('accept-language'));
}

/**
 * The embed for a business's site: data for the element, and a page for a frame. 404 for hidden businesses. Its script
 * is a file of the build.
 */
export function createEmbed(
  deps: Deps,
  { readBusinessPage }: Pick<PageReader, 'readBusinessPage'>,
): Hono<{ Variables: Variables }> {
  const find = createPageCache<Found>(deps.changes, deps.clock);
  const { publicUrl, operator } = deps.config;
  const brand = operator.name ?? 'Dabei';
  const { 'X-Frame-Options': _, ...usualHeaders } = securityHeaders(publicUrl);
  const pageHeaders = {
    ...usualHeaders,
    ...kept,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Permissions-Policy': PERMISSIONS_POLICY,
    'X-Robots-Tag': 'noindex',
  };

  async function show(business: GuestBusiness, path: string, language: Language): Promise<Found['shown']> {
    const page = publicUrl + path;
    const data = toEmbed(business, page, language, brand);
    const body = await compress(Buffer.from(JSON.stringify(data)));
    return { name: business.display_name, page, events: data.events, body };
  }

  /** Former addresses in old code resolve to the present business. */
  async function read(slug: string, language: Language): Promise<Found> {
    const first = await readBusinessPage(slug);
    const address =
      first.kind === 'moved' ? await readBusinessPage(first.path.slice(businessPagePath('').length)) : first;
    const { businessId, freshUntil } = address;
    const data = address.kind === 'page' && address.data.kind === 'business' ? address.data : null;
    const shown = data && (await show(data.business, data.path, language));
    const size = ENTRY_BYTES + (shown ? shown.body.identity.length * 2 : 0);
    return { businessId, freshUntil, size, shown };
  }

  function findFor(slug: string, language: Language): Promise<Found> {
    return find(`${language} ${slug}`, () => read(slug, language));
  }

  return new Hono<{ Variables: Variables }>()
    .get(`/embed/:file{${slugPattern}\\.json}`, async (c) => {
      const slug = (c.req.param('file') ?? '').replace('.json', '');
      const { shown } = await findFor(slug, languageOf(c));
      if (!shown) throw new Problem('not_found', { headers: openToSites });
      return respond(c.req.raw, shown.body, { ...openToSites, ...kept, 'Content-Type': 'application/json' });
    })
    .get(embedPagePath(`:slug{${slugPattern}}`), async (c) => {
      const slug = c.req.param('slug') ?? '';
      const language = languageOf(c);
      const { shown } = await findFor(slug, language);
      c.set('hasSecurityHeaders', true);
      const page = await renderFrame(
        slug,
        language,
        brand,
        shown,
        readEmbedOptions((name) => c.req.query(name)),
      );
      return c.body(page, shown ? 200 : 404, { ...pageHeaders, 'Content-Language': language });
    });
}

function renderFrame(
  slug: string,
  language: Language,
  brand: string,
  shown: Found['shown'],
  options: ReturnType<typeof readEmbedOptions>,
) {
  const t = createTranslator(language, 'embed', brand);
  const title = shown ? t('frameTitle', { name: shown.name }) : brand;
  const rows = (events: readonly EmbeddedEvent[]) =>
    events.map(
      ({ shortWeekday, day, month, time, title: name, url, join, joinWord, places }) =>
        html`<li><b><small>${shortWeekday}</small>${day}<small>${month}</small></b><a class="name" href="${url}" target="_top">${name}</a><span>${time}</span><span>${places}</span>${join ? html`<a class="join" href="${join}?lang=${language}" aria-label="${joinWord}: ${name}">${joinWord}</a>` : ''}</li>`,
    );
  const chosen = Object.entries(embedAttributes({ ...options, lang: language }));
  const attributes = chosen.map(([name, value]) => html` ${raw(name)}="${value}"`);
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>
<style>${raw(style)}</style>${shown ? html`<script async src="${EMBED_SCRIPT_PATH}"></script>` : ''}</head>
<body><main>${
    shown
      ? html`<${raw(EMBED_TAG)} business="${slug}"${attributes}><h1>${title}</h1><ul>${rows(shown.events)}</ul><p><a href="${pathFrom('embed', shown.page)}" target="_top">${t('all')}</a></p></${raw(EMBED_TAG)}>`
      : html`<p>${t('none')}</p>`
  }</main></body></html>`;
}
