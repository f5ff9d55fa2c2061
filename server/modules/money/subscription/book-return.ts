import { eq, sql } from 'drizzle-orm';
import { creditEntries } from '#database/schema/credits.ts';
import { payments } from '#database/schema/subscriptions.ts';
import type { ReturnedMoney } from '#domain/credits/returned-payments.ts';
import { claimsAfter } from '#domain/credits/returned-payments.ts';
import type { System } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { moveCredits } from '#server/modules/money/credits/move-credits.ts';
import { sendPaymentReturned } from '#server/modules/money/subscription/send-payment-returned.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** Credits granted, lapsed unspent, and taken back from the plan. */
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

const isSame = (a: ReturnedMoney, b: ReturnedMoney) =>
  a.refundedCents === b.refundedCents && a.disputedCents === b.disputedCents && a.lostCents === b.lostCents;

/**
 * Refunds and disputes take credits back in proportion, returned money restores them
 * (`domain/credits/returned-payments.ts`); an open dispute only freezes them. Notifies the operator. Idempotent.
 */
export async function bookReturn(
  ctx: TransactionContext<System>,
  payment: PaymentRow,
  after: ReturnedMoney,
): Promise<PaymentRow> {
  if (isSame(payment, after)) return payment;
  const { businessId, reference, id, type, frozenCredits: frozen } = payment;
  const claimed = payment.claimedCredits - frozen;
  // Lapses first, so the ledger is complete.
  await moveCredits(ctx, businessId, { reference }, () => undefined);
  const { granted, lapsed, planTaken } = await findMovements(ctx, payment);
  const { claim, freeze: most } = claimsAfter(payment, {
    before: payment,
    after,
    claimed,
    // A payment that arrived after its period granted nothing.
    lapsed: granted === 0 ? payment.credits : lapsed,
  });
  const isPlan = type === 'subscription';
  const frozenCredits = await moveCredits(ctx, businessId, { reference }, (ledger) =>
    ledger.settleReturn(
      { change: claim - claimed, frozen, most, first: isPlan ? 'plan' : 'purchased' },
      { plan: planTaken, planPeriodId: isPlan ? id : null },
    ),
  );
  const { refundedCents, disputedCents, lostCents } = after;
  const returned = { refundedCents, disputedCents, lostCents, claimedCredits: claim + frozenCredits, frozenCredits };
  await ctx.db.update(payments).set(returned).where(eq(payments.id, id));
  await enqueue(ctx, sendPaymentReturned, { paymentId: id });
  return { ...payment, ...returned };
}
