import { useQuery } from '@tanstack/react-query';
import { queries } from '#web/api/queries.ts';

export function useStats() {
  return useQuery(queries.stats);
}
