import { memberPages, paths } from '#web/paths.ts';
import { withTimeout } from './with-timeout.ts';

/** Prepended at build: all files of members' screens, and a version name. */
declare const APP_FILES: readonly string[];
declare const APP_VERSION: string;

const PREFIX = 'dabei-app-';
const nameOfApp = () => PREFIX + APP_VERSION;
/** Screens available offline. */
const screens: readonly string[] = [paths.dashboard, paths.createEvent, ...memberPages.map(({ to }) => to)];
const FILE = /\/assets\/[\w./~-]+/g;

/** Milliseconds to wait on a slow connection before a cached screen is used. */
const SCREEN_MS = 5000;

export const isScreen = (url: URL) => screens.includes(url.pathname);

/** Caches the generic page, without personal data. */
async function cacheScreen(app: Cache, path: string): Promise<string[]> {
  const answer = await fetch(`${path}?shell`, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await app.put(path, answer.clone());
  return (await answer.text()).match(FILE) ?? [];
}

/** Files are immutable by name, so copies of a previous version are reused. */
async function cacheFile(app: Cache, path: string): Promise<void> {
  const known = await caches.match(path);
  await (known ? app.put(path, known) : app.add(path));
}

/** Caches all files or fails, so that no incomplete worker is installed. */
export async function cacheApp(): Promise<void> {
  const app = await caches.open(nameOfApp());
  const named = await Promise.all(screens.map((path) => cacheScreen(app, path)));
  await Promise.all([...new Set([...APP_FILES, ...named.flat()])].map((path) => cacheFile(app, path)));
}

/** Called once no screen of a previous version is open. */
export async function deleteOldCaches(): Promise<void> {
  const former = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== nameOfApp());
  await Promise.all(former.map((name) => caches.delete(name)));
}

const isOtherLanguage = (kept: Response, answer: Response) =>
  kept.headers.get('Content-Language') !== answer.headers.get('Content-Language');

/** The server's screen; without a response the cached one, which uses cached reads. */
export async function readScreen(request: Request, { pathname }: URL): Promise<Response> {
  const app = await caches.open(nameOfApp());
  const kept = await app.match(pathname);
  try {
    const answer = await withTimeout(fetch(request), kept && SCREEN_MS);
    if (kept && answer.ok && isOtherLanguage(kept, answer)) void cacheScreen(app, pathname).catch(() => undefined);
    return answer.status >= 502 && kept ? kept : answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** Built files are immutable. The cache also holds those of a previous version still in use. */
export async function readFile(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(nameOfApp())).put(request, answer.clone());
  return answer;
}
