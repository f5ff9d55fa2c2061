import { and, eq } from 'drizzle-orm';
import { coupons, couponUses } from '#database/schema/coupons.ts';
import { readCouponCode } from '#domain/coupons/coupon.ts';
import type { BusinessActor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { isUsedUp, refuseCoupon } from '#server/modules/money/coupons/claim-coupon.ts';
import { moveCredits } from '#server/modules/money/credits/move-credits.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

/**
 * Gives the credits of a coupon that needs no purchase, once for each business, under the lock of the coupon. 422 for the
 * field `coupon`.
 */
export async function redeemCoupon(ctx: TransactionContext<BusinessActor>, typed: string): Promise<number> {
  const { db, now, actor } = ctx;
  const { businessId } = actor;
  const code = readCouponCode(typed);
  if (code === null) throw refuseCoupon('coupon_unknown');
  const [coupon] = await db.select().from(coupons).where(eq(coupons.code, code)).for('update');
  if (!coupon || (coupon.onlyFor !== null && coupon.onlyFor !== businessId)) throw refuseCoupon('coupon_unknown');
  const { credits } = coupon;
  if (!coupon.isFree || credits === null) throw refuseCoupon('coupon_for_packs');
  const mine = and(eq(couponUses.businessId, businessId), eq(couponUses.code, code));
  if ((await db.$count(couponUses, mine)) > 0) throw refuseCoupon('coupon_used');
  if ((coupon.endsAt && coupon.endsAt <= now) || (await isUsedUp(ctx, coupon))) throw refuseCoupon('coupon_over');
  const use = { businessId, code, operationKey: 'redeemed', claimedAt: now, openedAt: now, redeemedAt: now };
  await db.insert(couponUses).values(use);
  await moveCredits(ctx, businessId, { reference: code }, (ledger) => ledger.addPurchased(credits, 'coupon'));
  await writeAudit(ctx, {
    action: 'coupon_redeemed',
    subject: `coupon:${code}`,
    before: null,
    after: { name: code, credits },
    businessId,
  });
  return credits;
}
