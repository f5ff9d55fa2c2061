import { Hono } from 'hono';
import { APP_SCOPE, appManifestPath } from '#domain/phone-app/addresses.ts';
import type { Language } from '#domain/shared/language.ts';
import { languages } from '#domain/shared/language.ts';
import type { Site } from '#domain/shared/site.ts';
import { createTranslator } from '#i18n/server-translator.ts';

const HOUR = 'public, max-age=3600';
const DASHBOARD = `${APP_SCOPE}dashboard`;

const icon = (name: string, size: number) => ({ src: `/${name}.png`, sizes: `${size}x${size}`, type: 'image/png' });

function describeApp(language: Language, brand: string) {
  const t = createTranslator(language, 'app', brand);
  return {
    id: DASHBOARD,
    name: t('name'),
    short_name: t('shortName'),
    description: t('description'),
    lang: language,
    dir: 'ltr',
    start_url: DASHBOARD,
    scope: APP_SCOPE,
    display: 'standalone',
    background_color: '#f8f4ed',
    theme_color: '#fffefb',
    categories: ['business'],
    icons: [
      icon('app-icon-192', 192),
      icon('app-icon-512', 512),
      { ...icon('app-icon-maskable-512', 512), purpose: 'maskable' },
    ],
    shortcuts: [
      {
        name: t('shortcuts.create'),
        url: `${DASHBOARD}?tab=events&dialog=create`,
        icons: [icon('app-create-192', 192)],
      },
      { name: t('shortcuts.today'), url: DASHBOARD, icons: [icon('app-today-192', 192)] },
    ],
  };
}

/** The web app manifest in each language. */
export function createAppManifest({ operator }: Pick<Site, 'operator'>): Hono {
  const hono = new Hono();
  for (const language of languages) {
    const manifest = JSON.stringify(describeApp(language, operator.name ?? 'Dabei'));
    hono.get(appManifestPath(language), (c) =>
      c.body(manifest, 200, {
        'Cache-Control': HOUR,
        'Content-Type': 'application/manifest+json',
        'Content-Language': language,
      }),
    );
  }
  return hono;
}
