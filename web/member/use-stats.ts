import { useQuery } from '@tanstack/react-query';
import { queries } from '#web/api/queries.ts';

/** Views and own events, today and this week. */
export function useStats() {
  return useQuery(queries.stats);
}
