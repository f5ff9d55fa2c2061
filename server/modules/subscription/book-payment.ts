import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { payments } from '#database/schema/subscriptions.ts';
import type { System } from '#server/context/actor.ts';
import type { ProviderPayment } from '#server/context/adapters.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { moveCredits } from '#server/modules/credits/move-credits.ts';
import { findBuyer } from '#server/modules/subscription/queries.ts';

/**
 * Books a payment that arrived: credits, record and receipt in one transaction. A pack adds purchased credits; a plan
 * starts its period, unless that is over by now. The reference is unique, so that a payment is booked once.
 */
export async function bookPayment(
  ctx: TransactionContext<System>,
  businessId: string,
  payment: ProviderPayment,
): Promise<void> {
  const { reference, type, item, credits, amountCents, paidAt, periodEnd } = payment;
  const { companyName, address, email } = await findBuyer(ctx.db, businessId);
  const id = randomUUIDv7();
  await ctx.db.insert(payments).values({
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
  });
  await moveCredits(ctx, businessId, { reference }, (ledger) => {
    if (periodEnd === null) ledger.addPurchased(credits);
    else if (periodEnd > ctx.now) ledger.startPlanPeriod({ id, credits, endsAt: periodEnd }, 'plan_period');
  });
  await ctx.deps.jobs.enqueue(ctx.db, 'send-receipt', { paymentId: id });
}

/** Takes the credits of a refunded pack back, as far as they are still there; what was spent stays spent. */
export async function bookRefund(
  ctx: TransactionContext<System>,
  businessId: string,
  { reference, type, credits }: ProviderPayment,
): Promise<void> {
  await ctx.db.update(payments).set({ refundedAt: ctx.now }).where(eq(payments.reference, reference));
  if (type !== 'one-time') return;
  const taken = await moveCredits(ctx, businessId, { reference }, (ledger) => ledger.takeBackPurchased(credits));
  if (taken < credits) ctx.deps.logger.warn({ businessId, reference, credits, taken }, 'refunded credits were spent');
}
