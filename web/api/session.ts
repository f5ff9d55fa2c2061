import { KEPT_READS } from '#domain/phone-app/addresses.ts';
import { browserSession, localStore } from '#web/shell/browser-store.ts';
import { SESSION_EVENT, SESSION_KEY } from '#web/shell/events.ts';
import { ApiProblem, NetworkFailure, readProblem } from './problem.ts';
import type { RefreshResponse } from './session-keeper.ts';
import { createSessionKeeper } from './session-keeper.ts';
import { apiBase } from './settings.ts';
import { visitorHeaders } from './sign.ts';
import { createSessionStorage } from './stored-session.ts';

async function refresh(refreshToken: string): Promise<RefreshResponse> {
  const answer = await fetch(`${apiBase()}/auth/refresh`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...visitorHeaders() },
    body: JSON.stringify({ refresh_token: refreshToken }),
  }).catch((error) => {
    throw new NetworkFailure(error);
  });
  if (answer.ok) return { kind: 'tokens', tokens: await answer.json() };
  const problem = await readProblem(answer);
  if (problem instanceof ApiProblem && problem.code === 'token_just_rotated') return { kind: 'just_rotated' };
  if (problem instanceof ApiProblem && problem.code === 'invalid_token') return { kind: 'invalid' };
  throw problem;
}

async function exclusively<Value>(work: () => Promise<Value>): Promise<Value> {
  if (!navigator.locks) return work();
  return (await navigator.locks.request(SESSION_KEY, work)) as Value;
}

export const session = createSessionKeeper({
  storage: createSessionStorage(localStore, browserSession),
  refresh,
  exclusively,
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  announce: () => window.dispatchEvent(new Event(SESSION_EVENT)),
});

/** Starts a session after a sign-in, also outside the worker's scope, and clears cached reads. */
export function beginSession(...started: Parameters<typeof session.start>): void {
  if (typeof caches !== 'undefined') void caches.delete(KEPT_READS).catch(() => undefined);
  session.start(...started);
}

/** Subscribes to changes of the session, also by other tabs. */
export function subscribeToSession(listener: () => void): () => void {
  window.addEventListener(SESSION_EVENT, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(SESSION_EVENT, listener);
    window.removeEventListener('storage', listener);
  };
}
