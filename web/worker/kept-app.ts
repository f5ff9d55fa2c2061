import { memberPages, paths } from '#web/paths.ts';
import { inTime } from './in-time.ts';

/** Put in front of the built worker: every file that the screens of members may ask for, and a name for just these. */
declare const APP_FILES: readonly string[];
declare const APP_VERSION: string;

const PREFIX = 'dabei-app-';
const nameOfApp = () => PREFIX + APP_VERSION;
/** The screens that open without a connection. */
const screens: readonly string[] = [paths.dashboard, paths.createEvent, ...memberPages.map(({ to }) => to)];
const FILE = /\/assets\/[\w./~-]+/g;

/** How long a phone that has hardly any connection waits for a screen that it has, in milliseconds. */
const SCREEN_MS = 5000;

export const isScreen = (url: URL) => screens.includes(url.pathname);

/** A screen as it is for everybody: nothing of a person is kept with the app. */
async function keepScreen(app: Cache, path: string): Promise<string[]> {
  const answer = await fetch(`${path}?shell`, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await app.put(path, answer.clone());
  return (await answer.text()).match(FILE) ?? [];
}

/** What a former version has kept under the same name is the same. */
async function keepFile(app: Cache, path: string): Promise<void> {
  const known = await caches.match(path);
  await (known ? app.put(path, known) : app.add(path));
}

/** Keeps all of the app, or nothing of it: a worker with a hole is not installed. */
export async function keepApp(): Promise<void> {
  const app = await caches.open(nameOfApp());
  const named = await Promise.all(screens.map((path) => keepScreen(app, path)));
  await Promise.all([...new Set([...APP_FILES, ...named.flat()])].map((path) => keepFile(app, path)));
}

/** Called when no screen of a former version is open any more. */
export async function removeFormerApps(): Promise<void> {
  const former = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== nameOfApp());
  await Promise.all(former.map((name) => caches.delete(name)));
}

/** The language was changed since. */
const isOtherLanguage = (kept: Response, answer: Response) =>
  kept.headers.get('Content-Language') !== answer.headers.get('Content-Language');

/** The screen as the server draws it now, and without an answer the one that is kept, which reads what is kept. */
export async function readScreen(request: Request, { pathname }: URL): Promise<Response> {
  const app = await caches.open(nameOfApp());
  const kept = await app.match(pathname);
  try {
    const answer = await inTime(fetch(request), kept && SCREEN_MS);
    if (kept && answer.ok && isOtherLanguage(kept, answer)) void keepScreen(app, pathname).catch(() => undefined);
    return answer.status >= 502 && kept ? kept : answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** Built files never change under their name. Those of a version that the server no longer has are here as long as they are needed. */
export async function readFile(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(nameOfApp())).put(request, answer.clone());
  return answer;
}
