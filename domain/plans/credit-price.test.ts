import { expect, test } from 'vitest';
import { creditOffer, creditsInCents } from '#domain/plans/credit-price.ts';

test.each([
  [null, 1, 60],
  [null, 5, 300],
  ['starter', 1, 58],
  ['professional', 3, 158],
  ['professional', 150, 7900],
  ['enterprise', 7, 348],
  ['enterprise', 0, 0],
] as const)('with the plan %s %i credits are worth %i cents', (plan, credits, cents) => {
  expect(creditsInCents(credits, creditOffer(plan))).toBe(cents);
});
