import type { QueryKey } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** What begins with this key. Options of a query will do. */
export type Stale = { queryKey: QueryKey };

/** Reads again what begins with these keys, as far as it is on show; settles when it is there. */
export function useRefresh(): (...stale: readonly Stale[]) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (...stale) => {
      await Promise.all(stale.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
    },
    [queryClient],
  );
}
