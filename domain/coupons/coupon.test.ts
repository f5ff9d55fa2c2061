import { expect, it } from 'vitest';
import { couponLimits, readCouponCode, withCoupon } from '#domain/coupons/coupon.ts';
import { creditPackKeys, findPack } from '#domain/plans/offers.ts';

it.each([
  ['wiesn26', 'WIESN26'],
  [' Wiesn 26 ', 'WIESN26'],
  ['HALLO-2026', 'HALLO-2026'],
  ['ab', null],
  ['ÄRGER', null],
  [`A${'1'.repeat(couponLimits.codeLength)}`, null],
  ["X' or 1=1", null],
])('reads %j as %j', (typed, code) => expect(readCouponCode(typed)).toBe(code));

it('adds credits, or takes a part of the price, and changes nothing else', () => {
  const pack = findPack('credits_25');
  expect(withCoupon(pack, { credits: 5, percent: null })).toEqual({ ...pack, credits: 30 });
  expect(withCoupon(pack, { credits: null, percent: 20 })).toEqual({ ...pack, priceCents: 1200 });
  expect(withCoupon({ ...pack, priceCents: 1501 }, { credits: null, percent: 50 }).priceCents).toBe(751);
});

it('leaves of every pack what Stripe still collects', () => {
  for (const key of creditPackKeys) {
    const { priceCents } = withCoupon(findPack(key), { credits: null, percent: couponLimits.mostPercent });
    expect(priceCents).toBeGreaterThanOrEqual(50);
  }
});
