import { KEPT_AT, KEPT_READS } from '#domain/phone-app/addresses.ts';
import { endsOfSessions, waysIn } from '#domain/sign-in/ways-in.ts';
import { inTime } from './in-time.ts';

const API = '/api/v1';
const READ_MS = 8000;
/** Of one person in one browser; the oldest go. */
const MOST = 200;

/**
 * What a member may still read without a connection: the business, its events, figures and credits. Left out, besides what is not named:
 * guests and team, for their names are theirs; proofs, keys, webhooks, exports and everything about signing in.
 */
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

/** True for a read of a signed-in person that is kept. Searches are not: with every word another one, they would push out the rest. */
export function isKeptRead(request: Request, url: URL): boolean {
  if (!request.headers.has('Authorization') || url.searchParams.has('q')) return false;
  return keptPaths.some((path) => path.test(pathOf(url)));
}

/** True for a call after which what was read is nobody's, or somebody else's. */
export function endsSession({ method }: Request, url: URL): boolean {
  return method !== 'GET' && sessionPaths.includes(pathOf(url));
}

/** True for a call after which somebody else may be signed in here, or nobody. */
export function changesPerson({ method }: Request, url: URL): boolean {
  return method !== 'GET' && personPaths.includes(pathOf(url));
}

/** Counts how often everything was forgotten: what was asked before that is not kept when its answer comes. */
let session = 0;

async function forgetReads(): Promise<void> {
  session += 1;
  await caches.delete(KEPT_READS);
}

/** Makes the call that ends a session, and leaves nothing of what was read before or meanwhile. */
export async function forgetAround(call: () => Promise<Response>): Promise<Response> {
  await forgetReads();
  return call().finally(forgetReads);
}

/** One entry for each read of each business. Since when somebody has looked does not make it another one. */
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

async function findKept(key: string): Promise<Response | undefined> {
  return (await caches.has(KEPT_READS)) ? (await caches.open(KEPT_READS)).match(key) : undefined;
}

/** What the API says now; without an answer what it said last, with the moment in a header of its own. */
export async function readAgain(request: Request, url: URL): Promise<Response> {
  const key = keyOf(request, url);
  const asked = session;
  const kept = await findKept(key);
  try {
    const answer = await inTime(fetch(request), kept && READ_MS);
    if (answer.status >= 502 && kept) return kept;
    if (answer.ok) await keep(key, answer.clone(), asked);
    return answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}
