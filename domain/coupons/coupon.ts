import type { Offer } from '#domain/plans/offers.ts';

/** What an operator gives: more credits with a pack, or a part of its price. Exactly one of the two. */
export type CouponGift = { credits: number; percent: null } | { credits: null; percent: number };

/** Bounds of what an operator may give; the most percent leaves a price that can be paid. */
export const couponLimits = { codeLength: 30, mostCredits: 1000, mostPercent: 90 } as const;

/** A code as it is stored: people type it in any case and with spaces. Null for what cannot be one. */
export function readCouponCode(typed: string): string | null {
  const code = typed.replaceAll(/\s/g, '').toUpperCase();
  return /^[A-Z0-9-]{3,30}$/.test(code) ? code : null;
}

/** A pack with what the coupon gives: its credits are more, or its price is less, rounded to the nearest cent. */
export function withCoupon<Pack extends Offer>(pack: Pack, { credits, percent }: CouponGift): Pack {
  if (credits !== null) return { ...pack, credits: pack.credits + credits };
  return { ...pack, priceCents: Math.round((pack.priceCents * (100 - percent)) / 100) };
}
