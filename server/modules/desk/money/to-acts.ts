import type { z } from 'zod';
import type { CouponSchema } from '#contract/desk-coupons.ts';
import type { GoodwillSchema, TrialSchema } from '#contract/desk-goodwill.ts';
import type { PaymentSchema, RefundSchema } from '#contract/desk-money.ts';
import { isTooOldToRefund, refundableCents } from '#domain/plans/refunds.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { GoodwillRow } from '#server/modules/desk/money/goodwill-queries.ts';
import type { TrialState } from '#server/modules/desk/money/trial-queries.ts';
import type { CouponState } from '#server/modules/money/coupons/queries.ts';
import type { PaymentRow } from '#server/modules/money/subscription/book-return.ts';
import type { RefundRow } from '#server/modules/money/subscription/refund-queries.ts';

export function toGoodwill(
  { gift, companyName, proposedBy, decidedBy }: GoodwillRow,
  { reviewerId }: Reviewer,
): z.input<typeof GoodwillSchema> {
  const { id, businessId, credits, reason, state, createdAt, decidedAt, decision } = gift;
  return {
    ...{ id, business_id: businessId, company_name: companyName, credits, reason, state, proposed_by: proposedBy },
    is_own: gift.proposedBy === reviewerId,
    created_at: createdAt.toISOString(),
    decided_by: decidedBy,
    decided_at: decidedAt?.toISOString() ?? null,
    decision,
  };
}

export function toTrial({ state, endsAt, credits }: TrialState): z.input<typeof TrialSchema> {
  return { state, ends_at: endsAt?.toISOString() ?? null, credits };
}

export function toCoupon(coupon: CouponState, now: Date): z.input<typeof CouponSchema> {
  const { code, credits, percent, isFree, onlyFor, companyName, maxUses, used, endsAt, madeBy, reason } = coupon;
  return {
    ...{ code, credits, percent, is_free: isFree, business_id: onlyFor, company_name: companyName },
    ...{ max_uses: maxUses, used, ends_at: endsAt?.toISOString() ?? null },
    has_ended: endsAt !== null && endsAt <= now,
    ...{ made_by: madeBy, reason, created_at: coupon.createdAt.toISOString() },
  };
}

export interface NamedRefund {
  refund: RefundRow;
  askedBy: string;
}

export function toRefund({ refund, askedBy }: NamedRefund): z.input<typeof RefundSchema> {
  const { id, cents, reason, state, createdAt } = refund;
  return { id, cents, reason, state, asked_by: askedBy, created_at: createdAt.toISOString() };
}

export function toPayment(
  payment: PaymentRow,
  { refunds, underWay, now }: { refunds: readonly NamedRefund[]; underWay: number; now: Date },
): z.input<typeof PaymentSchema> {
  const { id, type, item, credits, amountCents, refundedCents, disputedCents, paidAt } = payment;
  return {
    ...{ id, type, item, credits, amount_cents: amountCents, refunded_cents: refundedCents },
    disputed_cents: disputedCents,
    refundable_cents: isTooOldToRefund(paidAt, now) ? 0 : refundableCents(payment, underWay),
    paid_at: paidAt.toISOString(),
    refunds: refunds.filter(({ refund }) => refund.paymentId === id).map(toRefund),
  };
}
