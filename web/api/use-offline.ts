import { useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

/** Null when online; else the time (ISO 8601) of the data shown, empty if unknown. */
export function useOffline(): string | null {
  return useSyncExternalStore(connection.subscribe, connection.read, () => null);
}
