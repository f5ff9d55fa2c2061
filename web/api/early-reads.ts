import { storedChoice } from './chosen-business.ts';
import { EARLY_MS } from './session-keeper.ts';
import { apiBase } from './settings.ts';
import { sign } from './sign.ts';
import type { Session } from './stored-session.ts';

type EarlyRead = { headers: string; at: number; answer: Promise<Response> };
declare global {
  interface Window {
    /** What the HTML of a screen has asked for while its scripts were on their way, by the address. */
    earlyReads?: Map<string, EarlyRead>;
  }
}

/** Answers that are older are asked for anew, in milliseconds. */
const LASTS_MS = 20_000;

/**
 * Asks for what a screen will read: what all of it waits for, and what comes with its scripts. Only in small scripts in its HTML, and
 * only with a token that need not be renewed.
 */
export function readEarly(session: Session, { first, later }: { first: string[]; later: string[] }): void {
  if (session.expires_at - Date.now() <= EARLY_MS) return;
  const headers = sign(session.access_token, storedChoice.read());
  const read = (address: string, priority: RequestPriority): [string, EarlyRead] => {
    const url = apiBase() + address;
    const answer = fetch(url, { headers, priority });
    // Whoever takes it is told; nobody has to.
    answer.catch(() => {});
    return [url, { headers: JSON.stringify(headers), at: Date.now(), answer }];
  };
  window.earlyReads = new Map([
    ...first.map((address) => read(address, 'high')),
    ...later.map((address) => read(address, 'low')),
  ]);
  setTimeout(forgetEarlyReads, LASTS_MS);
}

/** Lets go of answers that nobody has taken: one that is not read keeps its connection. */
function forgetEarlyReads(): void {
  for (const { answer } of window.earlyReads?.values() ?? []) {
    answer.then(({ body }) => body?.cancel()).catch(() => {});
  }
  window.earlyReads?.clear();
}

/** The answer to a call that was made early by the same person for the same business, once. */
export function takeEarlyRead(
  { method, url }: Request,
  headers: Record<string, string>,
): Promise<Response> | undefined {
  // Whoever writes has seen what there was, and wants to see what has become of it.
  if (method !== 'GET') forgetEarlyReads();
  const early = window.earlyReads?.get(url);
  if (!early) return undefined;
  window.earlyReads?.delete(url);
  const isFresh = Date.now() - early.at < LASTS_MS;
  return isFresh && early.headers === JSON.stringify(headers) ? early.answer : undefined;
}
