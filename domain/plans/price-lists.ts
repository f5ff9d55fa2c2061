/**
 * The three price lists (docs/domain/plans.md), in EUR cents a month. Only `subscriptionPlans` and packs are sold. In
 * `marketingPlans`, `null` means unlimited, or unspecified for the Oktoberfest plan. For other benefits see
 * `plan-features.ts`.
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

/** Packs on the pricing page and in the dashboard. */
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

/** Plan credits of a new business, without a subscription. */
export const trial = { credits: 15, days: 14 } as const;
