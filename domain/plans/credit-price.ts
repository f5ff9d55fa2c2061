import type { Offer, SubscriptionPlan } from '#domain/plans/offers.ts';
import { findPack, findPlan } from '#domain/plans/offers.ts';

/** The price of credits: so many cents, VAT included, for so many credits. */
export type CreditPrice = Pick<Offer, 'priceCents' | 'credits'>;

/** The sum that a business has paid for all the credits that it has bought and kept. */
export interface PaidCredits extends CreditPrice {
  key: 'paid';
}

/** The price before the first payment: that of the plan, or without one of the smallest pack. */
export function creditOffer(plan: SubscriptionPlan | null): Offer {
  return plan ? findPlan(plan) : findPack('credits_25');
}

/** The price of credits that were given, not bought. */
export const givenCredits: CreditPrice = { priceCents: 0, credits: 1 };

/** Credits in cents at a price, rounded once for the whole sum. */
export function creditsInCents(credits: number, { priceCents, credits: bought }: CreditPrice): number {
  return Math.round((credits * priceCents) / bought);
}
