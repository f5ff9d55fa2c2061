import { and, eq, isNull } from 'drizzle-orm';
import { couponUses } from '#database/schema/coupons.ts';
import type { TransactionContext } from '#server/context/context.ts';

/** Notes the payment that used a coupon, in the transaction that books it. A coupon that was used stays so, also when the money goes back. */
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
