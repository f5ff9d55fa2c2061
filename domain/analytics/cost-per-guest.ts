import { creditsInCents } from '#domain/plans/credit-price.ts';
import type { Offer } from '#domain/plans/offers.ts';

/** What credits came to at the price of an offer: their worth in cents, and credits and cents for each guest; null without guests or credits. */
export function costOf(credits: number, guests: number, offer: Offer) {
  const costCents = creditsInCents(credits, offer);
  if (guests <= 0 || credits <= 0) return { costCents, creditsPerGuest: null, centsPerGuest: null };
  return {
    costCents,
    creditsPerGuest: Math.round((credits / guests) * 100) / 100,
    centsPerGuest: Math.round(costCents / guests),
  };
}
