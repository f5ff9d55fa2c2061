import { useQuery } from '@tanstack/react-query';
import { api, dataOf } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';

export type Balance = ApiAnswer<'getCreditBalance'>;

export const balanceKey = ['credits', 'balance'];

/** Credits that can be spent now. */
export function useBalance() {
  return useQuery({
    queryKey: balanceKey,
    queryFn: ({ signal }) => dataOf(api.GET('/credits/balance', { signal })),
  });
}

/** All strips there were: those of the running period, and what was bought. */
export function creditTotal({ plan, purchased, balance }: Balance): number {
  return Math.max(balance, plan.total + purchased);
}
