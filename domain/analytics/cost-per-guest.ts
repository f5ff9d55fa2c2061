import { creditPriceCents } from '#domain/plans/credit-price.ts';

/** What credits came to: their worth in cents, and credits and cents for each guest; null without guests or credits. */
export function costOf(credits: number, guests: number) {
  const costCents = creditPriceCents(credits);
  if (guests <= 0 || credits <= 0) return { costCents, creditsPerGuest: null, centsPerGuest: null };
  return {
    costCents,
    creditsPerGuest: Math.round((credits / guests) * 100) / 100,
    centsPerGuest: Math.round(costCents / guests),
  };
}
