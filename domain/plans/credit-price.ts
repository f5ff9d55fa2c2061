import type { Offer, SubscriptionPlan } from '#domain/plans/offers.ts';
import { findPack, findPlan } from '#domain/plans/offers.ts';

/** Cents, VAT included, for a number of credits. */
export type CreditPrice = Pick<Offer, 'priceCents' | 'credits'>;

/** Total paid for all bought and kept credits. */
export interface PaidCredits extends CreditPrice {
  key: 'paid';
}

/** Price before the first payment: the plan's, else the smallest pack's. */
export function creditOffer(plan: SubscriptionPlan | null): Offer {
  return plan ? findPlan(plan) : findPack('credits_25');
}

export const givenCredits: CreditPrice = { priceCents: 0, credits: 1 };

/** In cents, rounded once for the total. */
export function creditsInCents(credits: number, { priceCents, credits: bought }: CreditPrice): number {
  return Math.round((credits * priceCents) / bought);
}
