import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queries } from '#web/api/queries.ts';
import type { TodayData } from '#web/features/today/use-today.ts';

/**
 * The cached latest data. The dashboard reads it itself, since only visits there count as a look; other screens read it
 * for the bar.
 */
export function useCachedToday(isReadAnyway: boolean): TodayData | undefined {
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
