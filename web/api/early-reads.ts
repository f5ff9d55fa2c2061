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

/** A drawing of the screen by the server: of which part, and where it goes when it comes. */
export type SnapshotWish = { of: string; show: (html: string) => void };

/**
 * Asks for what a screen will read, in the order in which it is needed. Only in small scripts in its HTML, and only with a token that
 * need not be renewed. Whoever has the scripts in the worker's keeping waits for no drawing of the screen.
 */
export function readEarly(session: Session, addresses: readonly string[], snapshot: SnapshotWish): void {
  if (session.expires_at - Date.now() <= EARLY_MS) return;
  const headers = sign(session.access_token, storedChoice.read());
  const base = apiBase();
  const alone = (address: string) => fetch(base + address, { headers });
  // A worker keeps answers by their addresses.
  const isTogether = base.startsWith(location.origin) && !navigator.serviceWorker?.controller;
  const ask = isTogether ? askTogether(addresses, headers, alone, snapshot) : alone;
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
type EarlyReads = { answers: Part[]; snapshot?: string };

/** All of them in one call: on a slow connection each call delays the scripts. When that fails, each is made alone. */
function askTogether(
  addresses: readonly string[],
  headers: Record<string, string>,
  alone: Alone,
  { of, show }: SnapshotWish,
): Alone {
  const query = new URLSearchParams([...addresses.map((address) => ['of', address]), ['snapshot', of]]);
  const answer = fetch(`${EARLY_READS_PATH}?${query}`, { headers }).then(
    (answer): Promise<EarlyReads> => answer.json(),
  );
  answer.then(({ snapshot }) => snapshot && show(snapshot)).catch(() => {});
  return (address) =>
    answer.then(
      ({ answers }) => {
        const part = answers[addresses.indexOf(address)];
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
