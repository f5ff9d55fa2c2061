import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { coupons, couponUses } from '#database/schema/coupons.ts';

/** Coupons with their number of payments, newest first. */
export async function listCoupons(db: Database) {
  return db
    .select({
      code: coupons.code,
      credits: coupons.credits,
      percent: coupons.percent,
      maxUses: coupons.maxUses,
      endsAt: coupons.endsAt,
      used: sql<number>`count(${couponUses.paymentId})::int`,
    })
    .from(coupons)
    .leftJoin(couponUses, eq(couponUses.code, coupons.code))
    .groupBy(coupons.code)
    .orderBy(sql`${coupons.createdAt} desc`, coupons.code);
}

export type CouponState = Awaited<ReturnType<typeof listCoupons>>[number];
