import { useQuery } from '@tanstack/react-query';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';

export type Balance = ApiAnswer<'getCreditBalance'>;

/** Spendable credits. */
export function useBalance() {
  return useQuery(queries.balance);
}

/** Capacity to draw: credits of the period and purchased ones. */
export function creditTotal({ plan, purchased, balance }: Balance): number {
  return Math.max(balance, plan.total + purchased);
}
