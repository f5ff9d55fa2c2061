import { useSyncExternalStore } from 'react';
import { session, subscribeToSession } from './session.ts';
import type { Session } from './stored-session.ts';

/** The stored session; null if signed out, undefined on the server and during hydration. */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore(subscribeToSession, session.read, () => undefined);
}
