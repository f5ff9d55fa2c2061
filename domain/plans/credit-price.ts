import { creditPacks } from '#domain/plans/price-lists.ts';

/** What credits are worth in cents: their price in the smallest pack, which is the most that anybody pays for one. */
export function creditPriceCents(credits: number): number {
  const [smallest] = creditPacks.subscription;
  return Math.round((credits * smallest.priceCents) / smallest.credits);
}
