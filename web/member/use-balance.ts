import { useQuery } from '@tanstack/react-query';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';

export type Balance = ApiAnswer<'getCreditBalance'>;

/** Credits that can be spent now. */
export function useBalance() {
  return useQuery(queries.balance);
}

/** All strips there were: those of the running period, and what was bought. */
export function creditTotal({ plan, purchased, balance }: Balance): number {
  return Math.max(balance, plan.total + purchased);
}
