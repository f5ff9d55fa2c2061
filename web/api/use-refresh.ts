import type { QueryKey } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Every query whose key begins with this one. Query options fit too. */
export type Stale = { queryKey: QueryKey };

/** Refetches the queries on show whose keys begin with these; resolves when they are there. */
export function useRefresh(): (...stale: readonly Stale[]) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (...stale) => {
      await Promise.all(stale.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
    },
    [queryClient],
  );
}
