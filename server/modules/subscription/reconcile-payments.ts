import { eq } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import { subscriptions } from '#database/schema/subscriptions.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { writeAudit } from '#server/modules/audit/write-audit.ts';
import { announceChange } from '#server/modules/stream/announce-change.ts';
import { bookPayment, bookRefund } from '#server/modules/subscription/book-payment.ts';
import type { SubscriptionRow } from '#server/modules/subscription/queries.ts';
import { findPayments, lockSubscription } from '#server/modules/subscription/queries.ts';
import type { ProviderPayment, ProviderSubscription } from '#server/payments/payment-provider.ts';

async function storeSubscription(
  tx: Context<{ kind: 'system' }, Transaction>,
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
  const [stored] = await tx.db.update(subscriptions).set(state).where(eq(subscriptions.id, row.id)).returning();
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
}

async function bookPayments(ctx: Context<{ kind: 'system' }, Transaction>, businessId: string, all: ProviderPayment[]) {
  const known = new Map(
    (
      await findPayments(
        ctx.db,
        all.map(({ reference }) => reference),
      )
    ).map((row) => [row.reference, row]),
  );
  for (const payment of all) {
    const booked = known.get(payment.reference);
    if (!booked) await bookPayment(ctx, businessId, payment);
    if (payment.isRefunded && !booked?.refundedAt) await bookRefund(ctx, businessId, payment);
  }
}

/**
 * Makes our state equal to the provider's: subscription, and credits for every payment that was not booked yet. The row is
 * locked before the provider is asked, so a later answer is never overwritten by an earlier one, and calling this once more
 * changes nothing. That is what webhooks, the check and the nightly run have in common.
 */
export async function reconcilePayments(ctx: Context, businessId: string): Promise<void> {
  await inTransaction({ ...ctx, actor: { kind: 'system' } }, async (tx) => {
    const row = await lockSubscription(tx.db, businessId);
    if (!row?.stripeCustomerId) return;
    const state = await tx.deps.payments.readCustomer(tx, row.stripeCustomerId);
    await storeSubscription(tx, row, state.subscription);
    await bookPayments(tx, businessId, state.payments);
  });
}
