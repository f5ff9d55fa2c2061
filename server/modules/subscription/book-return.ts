import { eq, sql } from 'drizzle-orm';
import { creditEntries } from '#database/schema/credits.ts';
import { payments } from '#database/schema/subscriptions.ts';
import { claimAfter } from '#domain/credits/returned-payments.ts';
import type { System } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { moveCredits } from '#server/modules/credits/move-credits.ts';

export type PaymentRow = typeof payments.$inferSelect;
type Returned = Pick<PaymentRow, 'refundedCents' | 'disputedCents'>;

/** What the ledger says of a payment's credits: granted, lapsed unspent, and taken back from the plan bucket. */
async function findMovements({ db }: TransactionContext<System>, { id, businessId, reference }: PaymentRow) {
  const { amount, reason, bucket, reference: of } = creditEntries;
  const sum = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0)::int`;
  const [row] = await db
    .select({
      granted: sum(sql`${of} = ${reference} and ${reason} in ('plan_period', 'purchase')`),
      lapsed: sum(sql`${of} = ${id} and ${reason} = 'plan_lapsed'`),
      planTaken: sum(sql`${of} = ${reference} and ${bucket} = 'plan' and ${reason} like 'payment\_re%'`),
    })
    .from(creditEntries)
    .where(eq(creditEntries.businessId, businessId));
  if (!row) throw new Error('a sum came without a row');
  return { granted: row.granted, lapsed: -row.lapsed, planTaken: -row.planTaken };
}

/**
 * Books how much of a payment has gone back by now, refunded or disputed: its credits go back in proportion, and come again
 * when the money does (`domain/credits/returned-payments.ts`). The operator is told. Does nothing when nothing changed.
 */
export async function bookReturn(
  ctx: TransactionContext<System>,
  payment: PaymentRow,
  { refundedCents, disputedCents }: Returned,
): Promise<void> {
  if (payment.refundedCents === refundedCents && payment.disputedCents === disputedCents) return;
  const { businessId, reference, id, type } = payment;
  // Books first what lapsed in the meantime, so that the ledger says all of it.
  await moveCredits(ctx, businessId, { reference }, () => undefined);
  const { granted, lapsed, planTaken } = await findMovements(ctx, payment);
  const claimed = claimAfter(payment, {
    before: payment.refundedCents + payment.disputedCents,
    after: refundedCents + disputedCents,
    claimed: payment.claimedCredits,
    // A period that was over when its payment arrived was never granted: nobody had its credits.
    lapsed: granted === 0 ? payment.credits : lapsed,
  });
  await ctx.db
    .update(payments)
    .set({ refundedCents, disputedCents, claimedCredits: claimed })
    .where(eq(payments.id, id));
  const change = claimed - payment.claimedCredits;
  await moveCredits(ctx, businessId, { reference }, (ledger) => {
    if (change > 0) ledger.takeBack(change, type === 'subscription' ? 'plan' : 'purchased');
    if (change < 0) ledger.restore(-change, { plan: planTaken, planPeriodId: type === 'subscription' ? id : null });
  });
  await ctx.deps.jobs.enqueue(ctx.db, 'send-payment-returned', { paymentId: id });
}
