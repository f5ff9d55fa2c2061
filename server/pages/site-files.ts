import { Hono } from 'hono';
import type { Language } from '#domain/shared/language.ts';
import type { Site } from '#domain/shared/site.ts';
import { negotiateLanguage } from '#i18n/negotiate-language.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import { GUEST_SITEMAP } from '#server/pages/guest-sitemaps.ts';

export const SPECULATION_RULES = '/speculation-rules.json';

const DOOR_MANIFEST = '/business/events/:id{[0-9a-f-]{36}}/door.webmanifest';
/** Phones show about a dozen letters. */
const TITLE_LETTERS = 60;

const DAY = 'public, max-age=86400';

/** Web app manifest of an event's door. The title comes from the URL, as text only. */
function doorManifest(eventId: string, title: string, language: Language) {
  const path = `/business/events/${eventId}/door`;
  const event = [...title].slice(0, TITLE_LETTERS).join('');
  return {
    id: path,
    start_url: path,
    scope: path,
    name: createTranslator(language, 'door', '')('head', { event }),
    short_name: event,
    display: 'standalone',
    background_color: '#1a120f',
    theme_color: '#1a120f',
  };
}

/** Robots, manifests and similar files. */
export function createSiteFiles({ operator, publicUrl }: Site): Hono {
  const name = operator.name ?? 'Dabei';
  const robots = [
    'User-agent: *',
    'Disallow: /api/v1/',
    'Disallow: /business/dashboard',
    'Disallow: /staging/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    `Sitemap: ${publicUrl}${GUEST_SITEMAP}`,
    '',
  ];
  const icons = [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/app-icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/app-icon-512.png', sizes: '512x512', type: 'image/png' },
  ];
  const manifest = {
    name,
    short_name: name,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#f8f4ed',
    theme_color: '#f35625',
    icons,
  };
  // Pages are prefetched on hover, except those with effects or behind a login.
  const others = ['/api/v1/*', '/demo/*', '/staging/*', '/business/dashboard*'];
  const publicPages = { and: [{ href_matches: '/*' }, { not: { href_matches: others } }] };
  const speculation = { prefetch: [{ where: publicPages, eagerness: 'moderate' }] };
  return new Hono()
    .get(SPECULATION_RULES, (c) =>
      c.body(JSON.stringify(speculation), 200, {
        'Cache-Control': DAY,
        'Content-Type': 'application/speculationrules+json',
      }),
    )
    .get('/robots.txt', (c) => c.text(robots.join('\n'), 200, { 'Cache-Control': DAY }))
    .get(DOOR_MANIFEST, (c) => {
      const language = negotiateLanguage(c.req.header('cookie'), c.req.header('accept-language'));
      const manifest = doorManifest(c.req.param('id'), c.req.query('title') ?? '', language);
      const headers = { 'Cache-Control': 'no-cache', 'Content-Type': 'application/manifest+json' };
      return c.body(JSON.stringify({ ...manifest, icons }), 200, headers);
    })
    .get('/site.webmanifest', (c) =>
      c.body(JSON.stringify(manifest), 200, { 'Cache-Control': DAY, 'Content-Type': 'application/manifest+json' }),
    );
}
