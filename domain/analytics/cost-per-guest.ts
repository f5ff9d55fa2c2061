import { creditPriceCents } from '#domain/plans/credit-price.ts';

/** What credits came to: their worth in cents, and credits and cents for each guest; null without guests. */
export function costOf(credits: number, guests: number) {
  const costCents = creditPriceCents(credits);
  return {
    costCents,
    creditsPerGuest: guests === 0 ? null : Math.round((credits / guests) * 100) / 100,
    centsPerGuest: guests === 0 ? null : Math.round(costCents / guests),
  };
}
