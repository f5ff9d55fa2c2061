import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';

/** Mail programs load them from a foreign origin. */
const forEverybody = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=86400',
};

const files: Record<string, string> = {
  'display.woff2': '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
  'text.woff2': '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
};

/** The two fonts at stable URLs, for mails and server-rendered pages that do not know the build's file names. */
export function createBrandFonts(): Hono {
  return new Hono().get('/:name', async (c) => {
    const file = files[c.req.param('name')];
    if (!file) return c.notFound();
    const content = await readFile(fileURLToPath(import.meta.resolve(file)));
    return c.body(new Uint8Array(content), 200, { 'Content-Type': 'font/woff2', ...forEverybody });
  });
}
