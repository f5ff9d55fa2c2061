import { desc, eq, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { businesses } from '#database/schema/businesses.ts';
import { coupons, couponUses } from '#database/schema/coupons.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { Problem } from '#server/context/problem.ts';

function couponsOf(db: Connection) {
  return db
    .select({
      code: coupons.code,
      credits: coupons.credits,
      percent: coupons.percent,
      isFree: coupons.isFree,
      maxUses: coupons.maxUses,
      endsAt: coupons.endsAt,
      createdAt: coupons.createdAt,
      reason: coupons.reason,
      onlyFor: coupons.onlyFor,
      companyName: businesses.companyName,
      madeBy: reviewers.username,
      used: sql<number>`count(coalesce(${couponUses.paymentId}::text, ${couponUses.redeemedAt}::text))::int`,
    })
    .from(coupons)
    .leftJoin(couponUses, eq(couponUses.code, coupons.code))
    .leftJoin(businesses, eq(businesses.id, coupons.onlyFor))
    .leftJoin(reviewers, eq(reviewers.id, coupons.madeBy))
    .groupBy(coupons.code, businesses.id, reviewers.id)
    .$dynamic();
}

/** Coupons with their number of uses, newest first. */
export function listCoupons(db: Connection, { limit = 200 } = {}) {
  return couponsOf(db).orderBy(desc(coupons.createdAt), coupons.code).limit(limit);
}

export function findCouponsOf(db: Connection, businessId: string) {
  return couponsOf(db).where(eq(coupons.onlyFor, businessId)).orderBy(desc(coupons.createdAt), coupons.code).limit(100);
}

/** 404 without it. */
export async function findCoupon(db: Connection, code: string): Promise<CouponState> {
  const [coupon] = await couponsOf(db).where(eq(coupons.code, code));
  if (!coupon) throw new Problem('not_found');
  return coupon;
}

export type CouponState = Awaited<ReturnType<typeof listCoupons>>[number];
