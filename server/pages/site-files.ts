import { Hono } from 'hono';
import type { Site } from '#domain/shared/site.ts';
import { GUEST_SITEMAP } from '#server/pages/guest-sitemaps.ts';

export const SPECULATION_RULES = '/speculation-rules.json';

const DAY = 'public, max-age=86400';

/** Small files about the installation that crawlers and phones ask for. */
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
  const manifest = {
    name,
    short_name: name,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#f8f4ed',
    theme_color: '#f35625',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/app-icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/app-icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
  // Pages are prefetched when the pointer rests on their link; never those with an effect or behind a login.
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
    .get('/site.webmanifest', (c) =>
      c.body(JSON.stringify(manifest), 200, { 'Cache-Control': DAY, 'Content-Type': 'application/manifest+json' }),
    );
}
