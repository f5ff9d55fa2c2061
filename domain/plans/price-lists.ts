/**
 * The three price lists, side by side (docs/domain/plans.md). Prices are EUR cents a month.
 * Only `subscriptionPlans` and their packs are sold. In `marketingPlans`, `null` means unlimited, or not further detailed for the
 * Oktoberfest plan. What the plans give besides is in `plan-features.ts`.
 */
export const marketingPlans = [
  { key: 'basic', priceCents: 2900, credits: 10, photosPerEvent: 5, requestsPerMinute: 100 },
  { key: 'premium', priceCents: 7900, credits: null, photosPerEvent: 20, requestsPerMinute: 1000 },
  { key: 'oktoberfest', priceCents: 2500, credits: null, photosPerEvent: null, requestsPerMinute: null },
] as const;
export const interestPlans = [
  { key: 'starter', priceCents: 999, eventsPerMonth: 1, isPopular: false },
  { key: 'standard', priceCents: 2499, eventsPerMonth: 5, isPopular: true },
  { key: 'premium', priceCents: 4999, eventsPerMonth: null, isPopular: false },
] as const;
export const subscriptionPlans = [
  { key: 'starter', priceCents: 2900, credits: 50, isPopular: false },
  { key: 'professional', priceCents: 7900, credits: 150, isPopular: true },
  { key: 'enterprise', priceCents: 14900, credits: 300, isPopular: false },
] as const;

/** Credit packs: what the pricing page shows, and what the dashboard sells. */
export const marketingPacks = [
  { credits: 5, priceCents: 1200, isBestValue: false },
  { credits: 15, priceCents: 3000, isBestValue: true },
  { credits: 30, priceCents: 5000, isBestValue: false },
] as const;
export const subscriptionPacks = [
  { key: 'credits_25', credits: 25, priceCents: 1500 },
  { key: 'credits_50', credits: 50, priceCents: 2500 },
  { key: 'credits_100', credits: 100, priceCents: 4500 },
] as const;

export const registrationPlans = ['starter', 'standard', 'premium'] as const;

/** A new business tries the product with this many plan credits for this many days, no subscription needed. */
export const trial = { credits: 15, days: 14 } as const;
