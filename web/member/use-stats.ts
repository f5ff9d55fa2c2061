import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';

export type Stats = ApiAnswer<'getBusinessStats'>;

/** Begins the keys of everything that the figures depend on. */
export const statsKey = ['business', 'stats'];

/** Views and own events, today and this week. */
export function useStats() {
  return useQuery({
    queryKey: statsKey,
    queryFn: ({ signal }) => dataOf(api.GET('/business/stats', { signal })),
  });
}
