import { subscriptionPacks, subscriptionPlans } from '#domain/plans/price-lists.ts';

/** Monthly plan, or pack. */
export const checkoutTypes = ['subscription', 'one-time'] as const;
export type CheckoutType = (typeof checkoutTypes)[number];

export type SubscriptionPlan = (typeof subscriptionPlans)[number]['key'];
export type CreditPack = (typeof subscriptionPacks)[number]['key'];

interface Priced {
  priceCents: number;
  credits: number;
}
export type Offer = Priced & ({ type: 'subscription'; key: SubscriptionPlan } | { type: 'one-time'; key: CreditPack });

function listOffers(): readonly Offer[] {
  return [
    ...subscriptionPlans.map(
      ({ key, priceCents, credits }) => ({ type: 'subscription', key, priceCents, credits }) as const,
    ),
    ...subscriptionPacks.map(
      ({ key, priceCents, credits }) => ({ type: 'one-time', key, priceCents, credits }) as const,
    ),
  ];
}

/** The offer with this price, and key if given. */
export function findOffer(type: CheckoutType, priceCents: number, key?: string): Offer | undefined {
  return listOffers().find(
    (offer) => offer.type === type && offer.priceCents === priceCents && (key === undefined || offer.key === key),
  );
}

export function findPlan(key: SubscriptionPlan): Offer {
  const plan = listOffers().find((offer) => offer.type === 'subscription' && offer.key === key);
  if (!plan) throw new Error(`no plan ${key}`);
  return plan;
}

export function findPack(key: CreditPack): Offer {
  const pack = listOffers().find((offer) => offer.type === 'one-time' && offer.key === key);
  if (!pack) throw new Error(`no pack ${key}`);
  return pack;
}

export const creditPackKeys = ['credits_25', 'credits_50', 'credits_100'] as const satisfies readonly CreditPack[];

/** Null if not sold. */
export function readPlan(key: string | null | undefined): SubscriptionPlan | null {
  return subscriptionPlans.find((plan) => plan.key === key)?.key ?? null;
}
