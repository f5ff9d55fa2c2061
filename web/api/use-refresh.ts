import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Key prefix of queries, or query options. */
export type Stale = { queryKey: QueryKey };

const isFirstRead = ({ state }: Query) => state.data === undefined && state.fetchStatus !== 'idle';

/** Refetches active queries with these key prefixes; resolves when they are loaded. */
export async function refreshQueries(queryClient: QueryClient, ...stale: readonly Stale[]): Promise<void> {
  const refresh = async ({ queryKey }: Stale) => {
    const reading = queryClient.getQueryCache().findAll({ queryKey, predicate: isFirstRead });
    await queryClient.invalidateQueries({ queryKey });
    // A first read in flight is not restarted and may predate the change.
    if (reading.length === 0) return;
    await queryClient.invalidateQueries({ queryKey, predicate: (query) => reading.includes(query) });
  };
  await Promise.all(stale.map(refresh));
}

export function useRefresh(): (...stale: readonly Stale[]) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback((...stale) => refreshQueries(queryClient, ...stale), [queryClient]);
}
