import { localStore, tabStore } from '#web/shell/browser-store.ts';
import { SESSION_EVENT, SESSION_KEY } from '#web/shell/events.ts';
import { ApiProblem, NetworkFailure, readProblem } from './problem.ts';
import type { RefreshAnswer } from './session-keeper.ts';
import { createSessionKeeper } from './session-keeper.ts';
import { apiBase } from './settings.ts';
import { visitorHeaders } from './sign.ts';
import type { Session } from './stored-session.ts';
import { createSessionStorage } from './stored-session.ts';

/** Tabs that were duplicated hold a copy of an unremembered session: they hear of its new tokens here. */
const channel = typeof window === 'undefined' || !window.BroadcastChannel ? null : new BroadcastChannel(SESSION_KEY);
const storage = createSessionStorage({ local: localStore, tab: tabStore });

async function refresh(refreshToken: string): Promise<RefreshAnswer> {
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

/** The signed-in person of this browser. */
export const session = createSessionKeeper({
  storage,
  refresh,
  exclusively,
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  announce(change) {
    window.dispatchEvent(new Event(SESSION_EVENT));
    if (change.previous && !change.previous.remember) channel?.postMessage(change);
  },
});

channel?.addEventListener('message', ({ data }: MessageEvent<{ previous: Session; current: Session | null }>) => {
  if (storage.read()?.refresh_token !== data.previous.refresh_token) return;
  if (data.current) storage.write(data.current);
  else storage.clear();
  window.dispatchEvent(new Event(SESSION_EVENT));
});

/** Calls back whenever the session may have changed, here or in another tab. */
export function subscribeToSession(listener: () => void): () => void {
  window.addEventListener(SESSION_EVENT, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(SESSION_EVENT, listener);
    window.removeEventListener('storage', listener);
  };
}
