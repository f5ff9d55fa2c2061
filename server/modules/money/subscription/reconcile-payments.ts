import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { subscriptions } from '#database/schema/subscriptions.ts';
import { isUnpaid } from '#domain/plans/unpaid.ts';
import type { System } from '#server/context/actor.ts';
import type { ProviderPayment, ProviderSubscription } from '#server/context/adapters.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { defineJob, enqueue } from '#server/context/define-job.ts';
import { issueInvoices } from '#server/modules/money/invoices/issue-invoices.ts';
import { bookPayment } from '#server/modules/money/subscription/book-payment.ts';
import type { PaymentRow } from '#server/modules/money/subscription/book-return.ts';
import { bookReturn } from '#server/modules/money/subscription/book-return.ts';
import type { SubscriptionRow } from '#server/modules/money/subscription/queries.ts';
import { findPayments, lockSubscription } from '#server/modules/money/subscription/queries.ts';
import { bookRefunds, findMadeRefunds } from '#server/modules/money/subscription/refund-queries.ts';
import { sendUnpaid } from '#server/modules/money/subscription/send-unpaid.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { writePlanChange } from '#server/modules/news/guest-search/write-plan-change.ts';
import { announceChange } from '#server/modules/news/stream/announce-change.ts';

/** An unpaid renewal starts notices; a paid one ends them. */
async function noteUnpaid({ db, deps, now }: TransactionContext<System>, row: SubscriptionRow, status: string) {
  if (!isUnpaid(status)) return { unpaidSince: null, unpaidNotices: 0 };
  if (row.unpaidSince) return {};
  await enqueue({ db, deps }, sendUnpaid, { businessId: row.businessId, number: 1 });
  return { unpaidSince: now, unpaidNotices: 1 };
}

async function storeSubscription(
  tx: TransactionContext<System>,
  row: SubscriptionRow,
  subscription: ProviderSubscription | null,
): Promise<void> {
  if (!subscription && !row.stripeSubscriptionId) return;
  const state = subscription
    ? {
        status: subscription.status,
        planType: subscription.plan,
        currentPeriodEnd: subscription.periodEnd,
        cancelsAtPeriodEnd: subscription.cancelsAtPeriodEnd,
        stripeSubscriptionId: subscription.id,
      }
    : { status: 'inactive', cancelsAtPeriodEnd: false };
  const unpaid = await noteUnpaid(tx, row, state.status);
  const [stored] = await tx.db
    .update(subscriptions)
    .set({ ...state, ...unpaid })
    .where(eq(subscriptions.id, row.id))
    .returning();
  if (!stored || (stored.status === row.status && stored.planType === row.planType)) return;
  const { businessId } = row;
  await writeAudit(tx, {
    action: 'plan_changed',
    subject: `subscription:${row.id}`,
    before: { plan_type: row.planType, status: row.status },
    after: { plan_type: stored.planType, status: stored.status },
    businessId,
  });
  await announceChange(tx, businessId, 'subscription.changed', null);
  await writePlanChange(tx, businessId, row, stored);
}

/** Books payments with their documents. Returns the new ones. */
async function bookPayments(tx: TransactionContext<System>, businessId: string, all: ProviderPayment[]) {
  const references = all.map(({ reference }) => reference);
  const known = new Map((await findPayments(tx.db, references)).map((row) => [row.reference, row]));
  const rows: PaymentRow[] = [];
  for (const payment of all) {
    const booked = known.get(payment.reference) ?? (await bookPayment(tx, businessId, payment));
    rows.push(await bookReturn(tx, booked, payment));
  }
  await issueInvoices(tx, businessId, rows);
  return all.filter(({ reference }) => !known.has(reference));
}

/** Numbers a reading before requesting the provider; undefined without a customer. */
async function beginReading({ db }: Context, businessId: string) {
  const [row] = await db
    .update(subscriptions)
    .set({ readingsBegun: sql`${subscriptions.readingsBegun} + 1` })
    .where(and(eq(subscriptions.businessId, businessId), isNotNull(subscriptions.stripeCustomerId)))
    .returning({ number: subscriptions.readingsBegun, customerId: subscriptions.stripeCustomerId });
  return row?.customerId ? { number: row.number, customerId: row.customerId } : undefined;
}

/**
 * Copies the provider's state: subscription, payments, refunds and disputes. Requests it outside of transactions;
 * readings are numbered and outdated ones dropped, so no older state overwrites a newer one. Idempotent.
 */
export const reconcilePayments = defineJob(
  'reconcile-payments',
  { data: { businessId: z.uuid() }, retry: 'until done' },
  async (ctx, { businessId }): Promise<void> => {
    const reading = await beginReading(ctx, businessId);
    if (!reading) return;
    const refunds = await findMadeRefunds(ctx.db, businessId);
    const state = await ctx.deps.payments.readCustomer({ businessId, customerId: reading.customerId });
    const booked = await inTransaction<System, ProviderPayment[]>(ctx, async (tx) => {
      const row = await lockSubscription(tx.db, businessId);
      if (!row || reading.number <= row.lastReading) return [];
      await tx.db.update(subscriptions).set({ lastReading: reading.number }).where(eq(subscriptions.id, row.id));
      await storeSubscription(tx, row, state.subscription);
      const booked = await bookPayments(tx, businessId, state.payments);
      await bookRefunds(tx.db, refunds);
      return booked;
    });
    for (const { type } of booked) ctx.deps.notePayment(type);
  },
);
