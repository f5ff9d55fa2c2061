import type { Offer, SubscriptionPlan } from '#domain/plans/offers.ts';
import { findPack, findPlan } from '#domain/plans/offers.ts';

/** What a credit costs a business is taken from its plan, or without one from the smallest pack. VAT is included. */
export function creditOffer(plan: SubscriptionPlan | null): Offer {
  return plan ? findPlan(plan) : findPack('credits_25');
}

/** Credits in cents at the price of an offer, rounded once for the whole sum. */
export function creditsInCents(credits: number, { priceCents, credits: bought }: Offer): number {
  return Math.round((credits * priceCents) / bought);
}
