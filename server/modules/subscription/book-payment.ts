import { randomUUIDv7 } from 'node:crypto';
import { payments } from '#database/schema/subscriptions.ts';
import type { System } from '#server/context/actor.ts';
import type { ProviderPayment } from '#server/context/adapters.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { keepTrialReservations } from '#server/modules/credits/close-reservation.ts';
import { moveCredits } from '#server/modules/credits/move-credits.ts';
import type { PaymentRow } from '#server/modules/subscription/book-return.ts';
import { findBuyer } from '#server/modules/subscription/queries.ts';

/**
 * Books a payment that arrived: credits, record and receipt in one transaction. A pack adds purchased credits; a plan
 * starts its period, unless that is over by now, and keeps what is left of the trial. The reference is unique, so that a payment is booked once.
 */
export async function bookPayment(
  ctx: TransactionContext<System>,
  businessId: string,
  payment: ProviderPayment,
): Promise<PaymentRow> {
  const { reference, type, item, credits, amountCents, paidAt, periodEnd } = payment;
  const { companyName, address, email } = await findBuyer(ctx.db, businessId);
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
      buyer: { companyName, address, email },
      paidAt,
      periodEnd,
      createdAt: ctx.now,
    })
    .returning();
  if (!row) throw new Error(`payment ${reference} did not come back`);
  const keptTrialId = await moveCredits(ctx, businessId, { reference }, (ledger) => {
    if (periodEnd === null) ledger.addPurchased(credits);
    else if (periodEnd > ctx.now) {
      return ledger.startPlanPeriod({ id, credits, endsAt: periodEnd }, 'plan_period').keptTrialId;
    }
    return null;
  });
  if (keptTrialId) await keepTrialReservations(ctx, businessId, keptTrialId);
  await ctx.deps.jobs.enqueue(ctx.db, 'send-receipt', { paymentId: id });
  return row;
}
