import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { coupons } from '#database/schema/coupons.ts';

/** Returns false if unknown or ended. */
export async function endCoupon(db: Connection, code: string, now: Date): Promise<boolean> {
  const runs = or(isNull(coupons.endsAt), gt(coupons.endsAt, now));
  const ended = await db
    .update(coupons)
    .set({ endsAt: now })
    .where(and(eq(coupons.code, code), runs))
    .returning({ code: coupons.code });
  return ended.length > 0;
}
