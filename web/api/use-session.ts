import { useSyncExternalStore } from 'react';
import { session, subscribeToSession } from './session.ts';
import type { Session } from './stored-session.ts';

/** The stored session; null = signed out; undefined = not known yet (on the server and during hydration). */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore(subscribeToSession, session.read, () => undefined);
}
