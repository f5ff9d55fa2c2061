import { EARLY_READS_PATH } from '#domain/shared/early-reads.ts';
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
 * Asks for what a screen will read, in the order in which it is needed. Only in small scripts in its HTML, and only with a token that
 * need not be renewed.
 */
export function readEarly(session: Session, addresses: readonly string[]): void {
  if (session.expires_at - Date.now() <= EARLY_MS) return;
  const headers = sign(session.access_token, storedChoice.read());
  const base = apiBase();
  const alone = (address: string) => fetch(base + address, { headers });
  // A worker keeps answers by their addresses.
  const isTogether = base.startsWith(location.origin) && !navigator.serviceWorker?.controller;
  const ask = isTogether ? askTogether(addresses, headers, alone) : alone;
  const at = Date.now();
  window.earlyReads = new Map(
    addresses.map((address) => {
      const answer = ask(address);
      // Whoever takes it is told; nobody has to.
      answer.catch(() => {});
      return [base + address, { headers: JSON.stringify(headers), at, answer }];
    }),
  );
  setTimeout(forgetEarlyReads, LASTS_MS);
}

type Alone = (address: string) => Promise<Response>;
type Part = { status: number; headers: Record<string, string>; body: string };

/** All of them in one call: on a slow connection each call delays the scripts. When that fails, each is made alone. */
function askTogether(addresses: readonly string[], headers: Record<string, string>, alone: Alone): Alone {
  const query = new URLSearchParams(addresses.map((address) => ['of', address]));
  const parts = fetch(`${EARLY_READS_PATH}?${query}`, { headers }).then((answer): Promise<Part[]> => answer.json());
  return (address) =>
    parts.then(
      (all) => {
        const part = all[addresses.indexOf(address)];
        return part ? new Response(part.body, part) : alone(address);
      },
      () => alone(address),
    );
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
