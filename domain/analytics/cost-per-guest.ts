import type { CreditPrice } from '#domain/plans/credit-price.ts';
import { creditsInCents } from '#domain/plans/credit-price.ts';

/** Total cents, and credits and cents per guest; null without guests or credits. */
export function costOf(credits: number, guests: number, price: CreditPrice) {
  const costCents = creditsInCents(credits, price);
  if (guests <= 0 || credits <= 0) return { costCents, creditsPerGuest: null, centsPerGuest: null };
  return {
    costCents,
    creditsPerGuest: Math.round((credits / guests) * 100) / 100,
    centsPerGuest: Math.round(costCents / guests),
  };
}
