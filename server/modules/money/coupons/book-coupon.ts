import { and, eq, isNull } from 'drizzle-orm';
import { couponUses } from '#database/schema/coupons.ts';
import type { TransactionContext } from '#server/context/context.ts';

/** Records a coupon's payment, in its transaction. A refund does not free the coupon. */
export async function bookCoupon(
  { db }: TransactionContext,
  businessId: string,
  { code, paymentId }: { code: string; paymentId: string },
): Promise<void> {
  const mine = and(eq(couponUses.businessId, businessId), eq(couponUses.code, code));
  await db
    .update(couponUses)
    .set({ paymentId })
    .where(and(mine, isNull(couponUses.paymentId)));
}
