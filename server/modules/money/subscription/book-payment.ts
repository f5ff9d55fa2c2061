import { randomUUIDv7 } from 'node:crypto';
import { payments } from '#database/schema/subscriptions.ts';
import { joinBillingAddress } from '#domain/billing/billing-details.ts';
import type { System } from '#server/context/actor.ts';
import type { ProviderPayment } from '#server/context/adapters.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { findBilling } from '#server/modules/money/billing/queries.ts';
import { bookCoupon } from '#server/modules/money/coupons/book-coupon.ts';
import { keepTrialReservations } from '#server/modules/money/credits/close-reservation.ts';
import { moveCredits } from '#server/modules/money/credits/move-credits.ts';
import type { PaymentRow } from '#server/modules/money/subscription/book-return.ts';

/**
 * Books a payment once, by its unique reference: credits, record and invoice (`issueInvoices`). A plan starts its
 * period, unless already over, and keeps the rest of the trial.
 */
export async function bookPayment(
  ctx: TransactionContext<System>,
  businessId: string,
  payment: ProviderPayment,
): Promise<PaymentRow> {
  const { reference, type, item, credits, coupon, amountCents, paidAt, periodEnd } = payment;
  const { details } = await findBilling(ctx.db, businessId);
  const id = randomUUIDv7();
  const [row] = await ctx.db
    .insert(payments)
    .values({
      id,
      businessId,
      reference,
      type,
      item,
      amountCents,
      credits,
      buyer: { companyName: details.company, address: joinBillingAddress(details), email: details.email },
      paidAt,
      periodEnd,
      createdAt: ctx.now,
    })
    .returning();
  if (!row) throw new Error(`payment ${reference} did not come back`);
  if (coupon !== null) await bookCoupon(ctx, businessId, { code: coupon, paymentId: id });
  const keptTrialId = await moveCredits(ctx, businessId, { reference }, (ledger) => {
    if (periodEnd === null) ledger.addPurchased(credits);
    else if (periodEnd > ctx.now) {
      return ledger.startPlanPeriod({ id, credits, endsAt: periodEnd }, 'plan_period').keptTrialId;
    }
    return null;
  });
  if (keptTrialId) await keepTrialReservations(ctx, businessId, keptTrialId);
  return row;
}
