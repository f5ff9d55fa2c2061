import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { APP_WORKER_PATH } from '#domain/phone-app/addresses.ts';
import type { Compressed } from '#server/pages/compressed.ts';
import { compress, respond } from '#server/pages/compressed.ts';

const types: Record<string, { type: string; isText: boolean }> = {
  '.js': { type: 'text/javascript; charset=utf-8', isText: true },
  '.css': { type: 'text/css; charset=utf-8', isText: true },
  '.svg': { type: 'image/svg+xml', isText: true },
  '.json': { type: 'application/json', isText: true },
  '.txt': { type: 'text/plain; charset=utf-8', isText: true },
  '.woff2': { type: 'font/woff2', isText: false },
  '.png': { type: 'image/png', isText: false },
  '.jpg': { type: 'image/jpeg', isText: false },
  '.webp': { type: 'image/webp', isText: false },
  '.ico': { type: 'image/x-icon', isText: false },
};

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
/** The embed's script has a fixed address: cached for an hour, then revalidated in the background. */
const HOUR_AND_BEHIND = 'public, max-age=3600, stale-while-revalidate=604800, stale-if-error=604800';

/** The worker may only fetch from this origin, with the pictures of notices. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'";

/** Files for other sites and mails: the embed's script and font, mail pictures. */
const ELSEWHERE = /^\/(embed|mail)\/[^/]+$/;
const openToAll = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

function headersOf(path: string): Record<string, string> {
  if (path === APP_WORKER_PATH) return { 'Cache-Control': 'no-cache', 'Content-Security-Policy': WORKER_POLICY };
  const caching = /^\/(assets|embed)\//.test(path) ? YEAR : DAY;
  if (!ELSEWHERE.test(path)) return { 'Cache-Control': caching };
  return { ...openToAll, 'Cache-Control': path.endsWith('.js') ? HOUR_AND_BEHIND : caching };
}

/** Undefined if there is no such file. */
export type ServeAsset = (path: string, request: Request) => Promise<Response | undefined>;

/** Serves the files of a folder as of now; each is read and compressed once. Other paths never touch the disk. */
export async function createAssets(directory: string): Promise<ServeAsset> {
  const files = new Map<string, string>();
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(directory, file).split(sep).join('/')}`;
    if (entry.isFile() && !path.startsWith('/.')) files.set(path, file);
  }
  const bodies = new Map<string, Promise<Compressed>>();
  return async (path, request) => {
    const file = files.get(path);
    const kind = types[extname(path)];
    if (!file || !kind) return undefined;
    const body = bodies.get(path) ?? readFile(file).then((content) => compress(content, kind.isText));
    bodies.set(path, body);
    return respond(request, await body, {
      'Content-Type': kind.type,
      'Content-Security-Policy': "frame-ancestors 'none'",
      ...headersOf(path),
      Vary: 'Accept-Encoding',
    });
  };
}
