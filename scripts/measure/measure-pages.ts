import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Language } from '#domain/shared/language.ts';
import { languages } from '#domain/shared/language.ts';
import type { Site } from '#domain/shared/site.ts';
import { operatorSchema } from '#server/boot/settings/operator.ts';
import { loadBuild } from '#server/pages/load-build.ts';
import { listPaths } from '#server/pages/page-paths.ts';
import { eventPageData } from '#tests/support/guest-pages.ts';

/** Transferred size of a page, in bytes after brotli. */
export type PageSize = {
  path: string;
  language: Language;
  /** Pages without React; only they have script and style budgets. */
  isPlain: boolean;
  isGuestPage: boolean;
  html: number;
  script: number;
  style: number;
};

const INLINE_SCRIPT = /<script(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;
const MODULE = /<(?:link rel="modulepreload"[^>]*|script[^>]*) (?:href|src)="([^"]+\.js)"/g;
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g;

/** Site settings of the demo, for rendering without a server. */
export const demoSite: Site = {
  publicUrl: 'http://localhost:3000',
  publicApiKey: 'dabei_public_demo',
  isDemo: true,
  confirmation: 'code',
  sells: true,
  operator: operatorSchema.parse(JSON.parse(await readFile('operator.json', 'utf8'))),
};

const sizes = new Map<string, number>();

async function measureFile(path: string): Promise<number> {
  const size = sizes.get(path) ?? brotliCompressSync(await readFile(join('build/web/client', path))).length;
  sizes.set(path, size);
  return size;
}

async function measureFiles(html: string, pattern: RegExp): Promise<number> {
  const files = new Set([...html.matchAll(pattern)].map(([, file = '']) => file));
  const weights = await Promise.all([...files].map(measureFile));
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** Renders every page including 404 and passes each to `look`. */
export async function measurePages(look: (page: PageSize, html: string) => Promise<void> | void): Promise<void> {
  const web = await loadBuild('build/web', demoSite);
  const paths = listPaths(web.routes).filter((path) => !path.includes(':'));
  const guestPage = eventPageData();
  for (const path of [...paths, '/404', guestPage.path]) {
    for (const language of languages) {
      const response = await web.render(path, language, path === guestPage.path ? guestPage : undefined);
      if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
      const html = await response.text();
      const inline = [...html.matchAll(INLINE_SCRIPT)].map(([, source = '']) => source).join('');
      const page = {
        path,
        language,
        isGuestPage: path === guestPage.path,
        isPlain: !html.includes('type="module"'),
        html: brotliCompressSync(html).length,
        script: brotliCompressSync(inline).length + (await measureFiles(html, MODULE)),
        style: await measureFiles(html, STYLESHEET),
      };
      await look(page, html);
    }
  }
}
