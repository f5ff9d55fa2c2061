import type { Database } from '#database/connect.ts';
import { coupons } from '#database/schema/coupons.ts';
import type { CouponGift } from '#domain/coupons/coupon.ts';

export type NewCoupon = CouponGift & { code: string; maxUses: number | null; endsAt: Date | null };

/** Returns false, without effect, if the code exists. */
export async function addCoupon(db: Database, coupon: NewCoupon, now: Date): Promise<boolean> {
  const added = await db
    .insert(coupons)
    .values({ ...coupon, createdAt: now })
    .onConflictDoNothing()
    .returning({ code: coupons.code });
  return added.length > 0;
}
