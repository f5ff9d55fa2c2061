import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';

const files: Record<string, string> = {
  'display.woff2': '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
  'text.woff2': '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
};

/** The two fonts under addresses of their own: the server does not know the names that the build gives them. */
export function createDemoFonts(): Hono {
  return new Hono().get('/fonts/:name', async (c) => {
    const file = files[c.req.param('name')];
    if (!file) return c.notFound();
    const content = await readFile(fileURLToPath(import.meta.resolve(file)));
    return c.body(new Uint8Array(content), 200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'max-age=86400' });
  });
}
