import { and, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm';
import { coupons, couponUses } from '#database/schema/coupons.ts';
import type { CouponGift } from '#domain/coupons/coupon.ts';
import { readCouponCode } from '#domain/coupons/coupon.ts';
import type { BusinessActor } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { invalidField } from '#server/context/problem.ts';

/** Milliseconds an unpaid claim lasts: a checkout's day plus a margin. */
const CLAIM_MS = 24.5 * 60 * 60 * 1000;
/** Milliseconds until an unopened claim is abandoned: the provider's timeout plus a margin. */
const OPENING_MS = 60_000;

const refusals = {
  coupon_unknown: 'There is no such coupon',
  coupon_over: 'The coupon has ended, or is used up',
  coupon_used: 'The business has used this coupon',
  coupon_busy: 'A checkout with this coupon is being opened at this moment',
  coupon_not_for_plans: 'Coupons are for packs',
  coupon_for_packs: 'The coupon comes with a pack',
  coupon_without_pack: 'The coupon needs no purchase',
} as const;

/** 422 for the field `coupon`. */
export const refuseCoupon = (reason: keyof typeof refusals) => invalidField('coupon', reason, refusals[reason]);

export interface ClaimedCoupon {
  code: string;
  gift: CouponGift;
}

/** Counts other businesses' uses and payable checkouts. */
export async function isUsedUp(
  { db, now, actor }: TransactionContext<BusinessActor>,
  { code, maxUses }: typeof coupons.$inferSelect,
) {
  if (maxUses === null) return false;
  const { businessId, claimedAt, paymentId, redeemedAt } = couponUses;
  const counts = or(isNotNull(paymentId), isNotNull(redeemedAt), gt(claimedAt, new Date(now.getTime() - CLAIM_MS)));
  const [others] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(couponUses)
    .where(and(eq(couponUses.code, code), ne(businessId, actor.businessId), counts));
  return (others?.count ?? 0) >= maxUses;
}

/**
 * Claims a coupon for the next checkout under its row's lock. Replaces the business's earlier claim; refuses a
 * concurrent one. 422 for the field `coupon`.
 */
export async function claimCoupon(
  ctx: Context<BusinessActor>,
  typed: string,
  operationKey: string,
): Promise<ClaimedCoupon> {
  const code = readCouponCode(typed);
  if (code === null) throw refuseCoupon('coupon_unknown');
  return inTransaction(ctx, async (tx) => {
    const { db, now, actor } = tx;
    const [coupon] = await db.select().from(coupons).where(eq(coupons.code, code)).for('update');
    const isForOther = coupon?.onlyFor != null && coupon.onlyFor !== actor.businessId;
    if (!coupon || isForOther) throw refuseCoupon('coupon_unknown');
    if (coupon.isFree) throw refuseCoupon('coupon_without_pack');
    const mine = and(eq(couponUses.businessId, actor.businessId), eq(couponUses.code, code));
    const [use] = await db.select().from(couponUses).where(mine);
    if (use?.paymentId) throw refuseCoupon('coupon_used');
    if ((coupon.endsAt && coupon.endsAt <= now) || (await isUsedUp(tx, coupon))) throw refuseCoupon('coupon_over');
    const isOpening = use && !use.openedAt && use.claimedAt.getTime() > now.getTime() - OPENING_MS;
    if (isOpening && use.operationKey !== operationKey) throw refuseCoupon('coupon_busy');
    const claim = { operationKey, claimedAt: now, openedAt: null };
    await db
      .insert(couponUses)
      .values({ ...claim, businessId: actor.businessId, code })
      .onConflictDoUpdate({ target: [couponUses.businessId, couponUses.code], set: claim });
    const { credits, percent } = coupon;
    return { code, gift: { credits, percent } as CouponGift };
  });
}

/** The checkout opened or failed; the next claim may follow. */
export async function endOpening(
  { db, deps, actor }: Context<BusinessActor>,
  code: string,
  operationKey: string,
): Promise<void> {
  const mine = and(eq(couponUses.businessId, actor.businessId), eq(couponUses.code, code));
  await db
    .update(couponUses)
    .set({ openedAt: deps.clock() })
    .where(and(mine, eq(couponUses.operationKey, operationKey)));
}
