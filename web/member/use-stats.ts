import { useQuery } from '@tanstack/react-query';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';

export type Stats = ApiAnswer<'getBusinessStats'>;

/** Views and own events, today and this week. */
export function useStats() {
  return useQuery(queries.stats);
}
