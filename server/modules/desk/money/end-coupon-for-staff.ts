import { readCouponCode } from '#domain/coupons/coupon.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { endCoupon } from '#server/modules/money/coupons/end-coupon.ts';
import type { CouponState } from '#server/modules/money/coupons/queries.ts';
import { findCoupon } from '#server/modules/money/coupons/queries.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

/** Ends a coupon once, in the log of the business that it is for. 404 without it. */
export async function endCouponForStaff(
  ctx: TransactionContext<Reviewer>,
  typed: string,
  reason: string,
): Promise<CouponState> {
  const code = readCouponCode(typed);
  if (code === null) throw new Problem('not_found');
  const { onlyFor } = await findCoupon(ctx.db, code);
  if (await endCoupon(ctx.db, code, ctx.now)) {
    await writeAudit(ctx, {
      action: 'coupon_ended',
      subject: `coupon:${code}`,
      before: null,
      after: { name: code, reason },
      ...(onlyFor !== null && { businessId: onlyFor }),
    });
  }
  return findCoupon(ctx.db, code);
}
