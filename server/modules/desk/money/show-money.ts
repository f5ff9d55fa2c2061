import { eq } from 'drizzle-orm';
import { businesses } from '#database/schema/businesses.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { findGoodwill, findLeftAlone } from '#server/modules/desk/money/goodwill-queries.ts';
import { toCoupon, toGoodwill, toPayment, toTrial } from '#server/modules/desk/money/to-acts.ts';
import { findTrial } from '#server/modules/desk/money/trial-queries.ts';
import { findCouponsOf } from '#server/modules/money/coupons/queries.ts';
import { findReceivedPayments, findRefunds, findUnderWay } from '#server/modules/money/subscription/refund-queries.ts';
import { writeAccess } from '#server/modules/news/audit/write-access.ts';

/** Everything about the money of a business that staff can act on, with the entry of the reader. 404 without it. */
export async function showMoney(ctx: Context<Reviewer>, businessId: string) {
  const { db, now, actor } = ctx;
  const [business] = await db.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, businessId));
  if (!business) throw new Problem('not_found');
  const payments = await findReceivedPayments(db, businessId);
  const paymentIds = payments.map(({ id }) => id);
  const [refunds, underWay, gifts, left, trial, coupons] = await Promise.all([
    findRefunds(db, paymentIds),
    findUnderWay(db, paymentIds),
    findGoodwill(db, businessId),
    findLeftAlone(db, businessId, now),
    findTrial(db, businessId, now),
    findCouponsOf(db, businessId),
  ]);
  await writeAccess(ctx, {
    action: 'customer_read',
    subject: `customer:${businessId}`,
    after: { part: 'money_acts' },
    businessId,
  });
  return {
    goodwill: { left_alone: left, data: gifts.map((each) => toGoodwill(each, actor)) },
    trial: toTrial(trial),
    payments: payments.map((each) => toPayment(each, { refunds, underWay: underWay.get(each.id) ?? 0, now })),
    coupons: coupons.map((each) => toCoupon(each, now)),
  };
}
