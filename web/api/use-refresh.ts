import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Every query whose key begins with this one. Query options fit too. */
export type Stale = { queryKey: QueryKey };

const isFirstRead = ({ state }: Query) => state.data === undefined && state.fetchStatus !== 'idle';

/** Refetches the queries on show whose keys begin with these; resolves when they are there. */
export async function refreshQueries(queryClient: QueryClient, ...stale: readonly Stale[]): Promise<void> {
  const refresh = async ({ queryKey }: Stale) => {
    const reading = queryClient.getQueryCache().findAll({ queryKey, predicate: isFirstRead });
    await queryClient.invalidateQueries({ queryKey });
    // A first read that is under way is not begun anew, and what it reads may be older than the change.
    if (reading.length === 0) return;
    await queryClient.invalidateQueries({ queryKey, predicate: (query) => reading.includes(query) });
  };
  await Promise.all(stale.map(refresh));
}

/** `refreshQueries` for the queries of this screen. */
export function useRefresh(): (...stale: readonly Stale[]) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback((...stale) => refreshQueries(queryClient, ...stale), [queryClient]);
}
