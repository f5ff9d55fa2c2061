import { useQuery } from '@tanstack/react-query';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';

export type Plan = ApiAnswer<'getPlan'>;

/** Features of the business's plan, for every member. */
export function usePlan() {
  return useQuery(queries.plan);
}
