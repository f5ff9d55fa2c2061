import type { Offer } from '#domain/plans/offers.ts';

/** Either extra credits or a price reduction. */
export type CouponGift = { credits: number; percent: null } | { credits: null; percent: number };

/** Free credits need no purchase. */
export type IssuedGift = CouponGift & { isFree: boolean };

/** The maximum percentage leaves a payable price. */
export const couponLimits = { codeLength: 30, mostCredits: 1000, mostPercent: 90 } as const;

/** Normalizes case and spaces; null for an impossible code. */
export function readCouponCode(typed: string): string | null {
  const code = typed.replaceAll(/\s/g, '').toUpperCase();
  return /^[A-Z0-9-]{3,30}$/.test(code) ? code : null;
}

/** More credits, or a price reduced and rounded to the nearest cent. */
export function withCoupon<Pack extends Offer>(pack: Pack, { credits, percent }: CouponGift): Pack {
  if (credits !== null) return { ...pack, credits: pack.credits + credits };
  return { ...pack, priceCents: Math.round((pack.priceCents * (100 - percent)) / 100) };
}
