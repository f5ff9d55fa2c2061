import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import type { Compressed } from '#server/pages/compressed.ts';
import { compress, respond } from '#server/pages/compressed.ts';

const file = new URL('../../build/third-party-notices.txt', import.meta.url);
const headers = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'public, max-age=86400',
  Vary: 'Accept-Encoding',
};

let notices: Compressed | undefined;

/** Licences of the software of others in this product; cached after the first request. */
export function createLicences(): Hono {
  return new Hono().get('/licences', async (c) => {
    notices ??= await compress(await readFile(file));
    return respond(c.req.raw, notices, headers);
  });
}
