import type { Connection } from '#database/connect.ts';
import { coupons } from '#database/schema/coupons.ts';
import type { IssuedGift } from '#domain/coupons/coupon.ts';

/** With the one business that may use it, and the staff who made it. */
interface Issued {
  onlyFor: string;
  madeBy: string;
  reason: string;
}

export type NewCoupon = IssuedGift & { code: string; maxUses: number | null; endsAt: Date | null } & Partial<Issued>;

/** Returns false, without effect, if the code exists. */
export async function addCoupon(db: Connection, coupon: NewCoupon, now: Date): Promise<boolean> {
  const added = await db
    .insert(coupons)
    .values({ ...coupon, createdAt: now })
    .onConflictDoNothing()
    .returning({ code: coupons.code });
  return added.length > 0;
}
