import { randomUUIDv7 } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { payments, refunds } from '#database/schema/subscriptions.ts';
import { isTooOldToRefund, refundableCents } from '#domain/plans/refunds.ts';
import type { Reviewer, System } from '#server/context/actor.ts';
import type { RefundOutcome } from '#server/context/adapters.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';
import { outOfLimit, Problem } from '#server/context/problem.ts';
import { findSubscription } from '#server/modules/money/subscription/queries.ts';
import { reconcilePayments } from '#server/modules/money/subscription/reconcile-payments.ts';
import type { RefundRow } from '#server/modules/money/subscription/refund-queries.ts';
import { findUnderWay } from '#server/modules/money/subscription/refund-queries.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

/** Milliseconds until a call without an answer is asked for again: longer than any call waits for the provider. */
const ASK_AGAIN_MS = 120_000;

interface WantedRefund {
  businessId: string;
  paymentId: string;
  cents: number;
  /** The owner can read it. */
  reason: string;
  operationKey: string;
}

/** Locks the payment, so that no two refunds count on the same money. */
async function lockPayment({ db }: TransactionContext<Reviewer>, { businessId, paymentId }: WantedRefund) {
  const mine = and(eq(payments.id, paymentId), eq(payments.businessId, businessId));
  const [payment] = await db.select().from(payments).where(mine).for('no key update');
  if (!payment) throw new Problem('not_found');
  return payment;
}

/** Stores what is asked for, once per operation key; one that failed is asked for again. */
async function orderRefund(ctx: Context<Reviewer>, wanted: WantedRefund): Promise<RefundRow> {
  return inTransaction(ctx, async (tx) => {
    const { db, now, actor, deps } = tx;
    const payment = await lockPayment(tx, wanted);
    const [known] = await db.select().from(refunds).where(eq(refunds.operationKey, wanted.operationKey));
    if (known && known.cents !== wanted.cents) throw new Problem('idempotency_key_reused');
    if (known && known.state !== 'failed') return known;
    if (isTooOldToRefund(payment.paidAt, now)) throw new Problem('payment_too_old');
    const underWay = (await findUnderWay(db, [payment.id])).get(payment.id) ?? 0;
    const left = refundableCents(payment, underWay);
    if (left === 0) throw new Problem('payment_returned');
    if (wanted.cents > left) throw outOfLimit('cents', 'too_big', 'More than is left of the payment', { limit: left });
    const id = known?.id ?? randomUUIDv7();
    const [order] = await db
      .insert(refunds)
      .values({ ...wanted, id, state: 'asked', askedBy: actor.reviewerId, createdAt: now })
      .onConflictDoUpdate({ target: refunds.operationKey, set: { state: 'asked', settledAt: null } })
      .returning();
    if (!order) throw new Error('a refund did not come back');
    const startAfter = new Date(now.getTime() + ASK_AGAIN_MS);
    await enqueue({ db, deps }, settleRefund, { refundId: id }, { startAfter });
    return order;
  });
}

/** Outside of transactions: `refund` can be repeated with the same id. */
async function askProvider(ctx: Context<Reviewer | System>, order: RefundRow): Promise<RefundOutcome> {
  const { businessId, cents, id, paymentId } = order;
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, paymentId));
  const customerId = (await findSubscription(ctx.db, businessId))?.stripeCustomerId;
  if (!payment || !customerId) return 'refused';
  const { type, reference } = payment;
  return ctx.deps.payments.refund({ businessId, customerId, type, reference, cents, id });
}

/** Writes the outcome once; credits and documents follow from reading the provider. */
async function storeOutcome(tx: TransactionContext, id: string, outcome: RefundOutcome): Promise<void> {
  const { db, now } = tx;
  const [order] = await db.select().from(refunds).where(eq(refunds.id, id)).for('no key update');
  const isMade = outcome === 'made';
  // A repetition may have failed while this call succeeded.
  const isOpen = order?.state === 'asked' || (order?.state === 'failed' && isMade);
  if (!order || !isOpen || outcome === 'unknown') return;
  const { businessId, cents, reason, paymentId } = order;
  await db
    .update(refunds)
    .set({ state: isMade ? 'made' : 'failed', settledAt: now })
    .where(eq(refunds.id, id));
  await enqueue(tx, reconcilePayments, { businessId });
  if (!isMade) return;
  await writeAudit(
    { db, now, actor: { kind: 'reviewer', reviewerId: order.askedBy } },
    {
      action: 'payment_refunded',
      subject: `payment:${paymentId}`,
      before: null,
      after: { amount: `${(cents / 100).toFixed(2)} EUR`, reason, refund: id },
      businessId,
    },
  );
}

/** The order failed for certain, so that its money counts as left again. */
async function failRefund(ctx: Context<Reviewer>, id: string): Promise<void> {
  await inTransaction(ctx, (tx) => storeOutcome(tx, id, 'refused'));
}

export interface AskedRefund {
  id: string;
  outcome: RefundOutcome;
}

/**
 * Orders a refund and asks the provider, outside of transactions and idempotent by operation key; `commitRefund` follows.
 * 404; 409 `payment_returned` or `payment_too_old`; 422 above what is left; 503 `nothing_refunded`.
 */
export async function askForRefund(ctx: Context<Reviewer>, wanted: WantedRefund): Promise<AskedRefund> {
  const order = await orderRefund(ctx, wanted);
  if (order.state !== 'asked') return { id: order.id, outcome: 'made' };
  let outcome: RefundOutcome;
  try {
    outcome = await askProvider(ctx, order);
  } catch (error) {
    if (error instanceof Problem) await failRefund(ctx, order.id);
    throw error;
  }
  if (outcome === 'refused') {
    await failRefund(ctx, order.id);
    throw new Problem('payment_returned');
  }
  return { id: order.id, outcome };
}

export async function commitRefund(tx: TransactionContext<Reviewer>, { id, outcome }: AskedRefund): Promise<void> {
  await storeOutcome(tx, id, outcome);
}

/** Ends a refund without an answer, or after its process died. */
export const settleRefund = defineJob(
  'settle-refund',
  { data: { refundId: z.uuid() }, retry: 'until done' },
  async (ctx, { refundId }): Promise<void> => {
    const [order] = await ctx.db.select().from(refunds).where(eq(refunds.id, refundId));
    if (order?.state !== 'asked') return;
    const outcome = await askProvider(ctx, order);
    if (outcome === 'unknown') throw new Error(`the payment provider did not answer for refund ${refundId}`);
    await inTransaction(ctx, (tx) => storeOutcome(tx, refundId, outcome));
  },
);
