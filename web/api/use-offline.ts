import { useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

/** Null while there is a connection; else since when, as an instant, what is shown is old, or nothing where nobody knows. */
export function useOffline(): string | null {
  return useSyncExternalStore(connection.subscribe, connection.read, () => null);
}
