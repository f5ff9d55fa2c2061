import { Hono } from 'hono';
import { businessPagePath, eventPagePath } from '#domain/guest-pages/addresses.ts';
import { languages } from '#domain/shared/language.ts';
import { Problem } from '#server/context/problem.ts';
import type { SecurityVariables } from '#server/http/security-headers.ts';
import type { GuestParts } from '#server/pages/page-reader.ts';

/** Listed in `robots.txt`. */
export const GUEST_SITEMAP = '/sitemap-guests.xml';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
/** Split by the first digit of the id, to stay below 50,000 entries per file. */
const kinds = ['events', 'businesses'] as const;
const digits = [...'0123456789abcdef'];
const MOST = 50_000;

/** A URL with both languages. URLs need no XML escaping. */
function entryOf(url: string): string {
  const versions = languages.map(
    (each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${url}?lang=${each}"/>`,
  );
  return `<url><loc>${url}</loc>${versions.join('')}</url>`;
}

/** Sitemap of all guest pages: an index, and a part per digit. */
export function createGuestSitemaps({ deps, reader, shed }: GuestParts): Hono<{ Variables: SecurityVariables }> {
  const { clock, config } = deps;
  const { findComingPages, findBusinessPages } = reader;
  const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };
  const paths = {
    events: async (digit: string) => (await findComingPages(digit, clock(), MOST)).map(eventPagePath),
    businesses: async (digit: string) =>
      (await findBusinessPages(digit, MOST)).flatMap(({ slug }) => (slug === null ? [] : [businessPagePath(slug)])),
  };
  return new Hono<{ Variables: SecurityVariables }>()
    .get(GUEST_SITEMAP, (c) => {
      const parts = kinds.flatMap((kind) => digits.map((digit) => `${config.publicUrl}/sitemap-${kind}-${digit}.xml`));
      const entries = parts.map((url) => `<sitemap><loc>${url}</loc></sitemap>`);
      return c.body(`${HEAD}<sitemapindex ${SPACES}>${entries.join('')}</sitemapindex>\n`, 200, headers);
    })
    .get('/:part{sitemap-(events|businesses)-[0-9a-f]\\.xml}', async (c) => {
      const [, kind, digit] = c.req.param('part').replace('.xml', '').split('-');
      if (digit === undefined || (kind !== 'events' && kind !== 'businesses')) throw new Problem('not_found');
      const found = await shed('figures', () => paths[kind](digit));
      const entries = found.map((path) => entryOf(config.publicUrl + path));
      return c.body(`${HEAD}<urlset ${SPACES}>${entries.join('')}</urlset>\n`, 200, headers);
    });
}
