import { isViewToken } from '#domain/desk/views.ts';
import { KEPT_AT, KEPT_READS } from '#domain/phone-app/addresses.ts';
import { endsOfSessions, waysIn } from '#domain/sign-in/ways-in.ts';
import { withTimeout } from './with-timeout.ts';

const API = '/api/v1';
const READ_MS = 8000;
/** Maximum per person and browser; the oldest are evicted. */
const MOST = 200;

/** Reads available offline. Excluded for privacy: guests, team, proofs, keys, webhooks, exports and sign-in. */
const keptPaths = [
  /^\/me$/,
  /^\/business(\/(today|stats|page|place))?$/,
  /^\/profile$/,
  /^\/events(\/[\w-]+)?$/,
  /^\/series(\/[\w-]+)?$/,
  /^\/events\/[\w-]+\/push$/,
  /^\/credits\/(balance|entries)$/,
  /^\/(subscription|plan)$/,
  /^\/analytics\/business$/,
  /^\/account\/notices$/,
];
const personPaths = [...waysIn, '/auth/logout'];
const sessionPaths = [...waysIn, ...endsOfSessions];

const pathOf = ({ pathname }: URL) => (pathname.startsWith(`${API}/`) ? pathname.slice(API.length) : '');

/** Whether a read is cached. Searches are not: they would evict the rest. */
export function isCacheableRead(request: Request, url: URL): boolean {
  const [, token] = request.headers.get('Authorization')?.split(' ') ?? [];
  // Reads of staff's views are not kept.
  if (!token || isViewToken(token) || url.searchParams.has('q')) return false;
  return keptPaths.some((path) => path.test(pathOf(url)));
}

/** True for calls after which cached reads belong to no one or another person. */
export function endsSession({ method }: Request, url: URL): boolean {
  return method !== 'GET' && sessionPaths.includes(pathOf(url));
}

/** True for calls that may change the signed-in person. */
export function changesPerson({ method }: Request, url: URL): boolean {
  return method !== 'GET' && personPaths.includes(pathOf(url));
}

/** Incremented by each clear: responses to earlier requests are not cached. */
let session = 0;

async function clearReads(): Promise<void> {
  session += 1;
  await caches.delete(KEPT_READS);
}

/** Makes the call that ends a session, and clears reads from before and during it. */
export async function clearReadsAround(call: () => Promise<Response>): Promise<Response> {
  await clearReads();
  return call().finally(clearReads);
}

/** Cache key per read and business, without the `since` parameter. */
function keyOf(request: Request, url: URL): string {
  const key = new URL(url);
  key.searchParams.delete('since');
  key.searchParams.set('of', request.headers.get('X-Business-Id') ?? '');
  return key.href;
}

async function keep(key: string, answer: Response, asked: number): Promise<void> {
  const headers = new Headers({ [KEPT_AT]: new Date().toISOString() });
  for (const name of ['Content-Type', 'ETag']) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  const body = await answer.blob();
  if (asked !== session) return;
  const reads = await caches.open(KEPT_READS);
  await reads.delete(key);
  await reads.put(key, new Response(body, { headers }));
  const keys = await reads.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((old) => reads.delete(old)));
}

async function findCached(key: string): Promise<Response | undefined> {
  return (await caches.has(KEPT_READS)) ? (await caches.open(KEPT_READS)).match(key) : undefined;
}

/** The API's response; without one the cached, with its time in a header. */
export async function networkFirst(request: Request, url: URL): Promise<Response> {
  const key = keyOf(request, url);
  const asked = session;
  const kept = await findCached(key);
  try {
    const answer = await withTimeout(fetch(request), kept && READ_MS);
    if (answer.status >= 502 && kept) return kept;
    if (answer.ok) await keep(key, answer.clone(), asked);
    return answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}
