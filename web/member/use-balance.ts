import { useQuery } from '@tanstack/react-query';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';

export type Balance = ApiAnswer<'getCreditBalance'>;

/** The credits that can be spent now. */
export function useBalance() {
  return useQuery(queries.balance);
}

/** The total to draw as strips: those of the current period and those that were bought. */
export function creditTotal({ plan, purchased, balance }: Balance): number {
  return Math.max(balance, plan.total + purchased);
}
