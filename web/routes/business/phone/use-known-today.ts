import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queries } from '#web/api/queries.ts';
import type { TodayData } from '#web/features/today/use-today.ts';

/**
 * Tonight as it was read last. The dashboard reads it anyway, in its own way: only a visit there is a look at what is new. On other
 * screens it is read for the bar alone.
 */
export function useKnownToday(isReadAnyway: boolean): TodayData | undefined {
  const queryClient = useQueryClient();
  useQuery({ ...queries.todaySince(null), enabled: !isReadAnyway });
  const cache = queryClient.getQueryCache();
  const readLatest = () => {
    const known = cache.findAll(queries.today).filter(({ state }) => state.data !== undefined);
    const latest = known.sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0];
    return latest?.state.data as TodayData | undefined;
  };
  return useSyncExternalStore((listener) => cache.subscribe(listener), readLatest);
}
