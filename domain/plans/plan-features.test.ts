import { expect, test } from 'vitest';
import { featuresOf, planFeatures, planOf } from '#domain/plans/plan-features.ts';
import { marketingPlans, subscriptionPlans } from '#domain/plans/price-lists.ts';

test.each([
  [null, null, 'none'],
  ['none', null, 'none'],
  ['active', 'starter', 'starter'],
  ['active', 'professional', 'professional'],
  ['active', 'enterprise', 'enterprise'],
  ['past_due', 'professional', 'professional'],
  ['inactive', 'professional', 'none'],
  ['active', 'of the old days', 'none'],
] as const)('a subscription that is %s with the plan %s counts as %s', (status, planType, plan) => {
  expect(planOf({ status, planType })).toBe(plan);
  expect(featuresOf({ status, planType })).toBe(planFeatures[plan]);
});

test('every plan that is sold gives something, and what a page promises for a price a plan of that price gives', () => {
  const [basic, premium] = marketingPlans;
  for (const { key, priceCents } of subscriptionPlans) {
    const promise = priceCents >= premium.priceCents ? premium : basic;
    expect([key, planFeatures[key].picturesPerEvent]).toEqual([key, promise.photosPerEvent]);
  }
});
