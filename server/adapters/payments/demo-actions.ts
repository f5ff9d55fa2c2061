import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Connection, Transaction } from '#database/connect.ts';
import type { DemoCheckoutStatus, DemoPaymentMethod } from '#database/schema/demo-payments.ts';
import { demoCheckouts, demoSubscriptions } from '#database/schema/demo-payments.ts';
import { subscriptions } from '#database/schema/subscriptions.ts';
import type { SubscriptionPlan } from '#domain/plans/offers.ts';
import { findPlan, readPlan } from '#domain/plans/offers.ts';
import { demoPeriods } from '#server/adapters/payments/demo-periods.ts';
import type { Deps } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { reconcilePayments } from '#server/modules/money/subscription/reconcile-payments.ts';

/** A checkout is open for a day, as at Stripe. */
const livesSince = (now: Date) => new Date(now.getTime() - 24 * 60 * 60 * 1000);

export async function findCheckout(db: Connection, id: string, now: Date) {
  const [row] = await db.select().from(demoCheckouts).where(eq(demoCheckouts.id, id));
  const isOver = row?.status === 'open' && row.createdAt <= livesSince(now);
  return row && isOver ? { ...row, status: 'expired' as const } : row;
}

type SubscriptionRow = typeof demoSubscriptions.$inferSelect;

/** Whether a subscription is paid or awaits payment. */
export function isRunning({ startedAt, cancelledAt, isUnpaid }: SubscriptionRow, now: Date): boolean {
  return isUnpaid ? cancelledAt === null : demoPeriods(startedAt, cancelledAt, now).isActive;
}

/** The latest started subscription, and the one after it if the plan changes. */
export async function findDemoSubscriptions(db: Connection, customerId: string, now: Date) {
  const { customerId: ofCustomer, startedAt } = demoSubscriptions;
  const [present] = await db
    .select()
    .from(demoSubscriptions)
    .where(and(eq(ofCustomer, customerId), lte(startedAt, now)))
    .orderBy(desc(startedAt))
    .limit(1);
  const [next] = await db
    .select()
    .from(demoSubscriptions)
    .where(and(eq(ofCustomer, customerId), gt(startedAt, now)));
  return { present, next };
}

/** Business id of a customer. */
export async function findPayer(db: Connection, customerId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ businessId: subscriptions.businessId })
    .from(subscriptions)
    .where(eq(subscriptions.stripeCustomerId, customerId));
  return row?.businessId;
}

/** Like Stripe's webhook: enqueues reading the customer. */
export async function announce({ jobs }: Pick<Deps, 'jobs'>, tx: Transaction, customerId: string): Promise<void> {
  const businessId = await findPayer(tx, customerId);
  if (businessId) await enqueue({ db: tx, deps: { jobs } }, reconcilePayments, { businessId });
}

/** Pays or cancels an open checkout and returns its state; closed ones are unchanged. */
export async function closeCheckout(
  deps: Deps,
  id: string,
  outcome: Extract<DemoCheckoutStatus, 'paid' | 'cancelled'>,
  paymentMethod: DemoPaymentMethod,
): Promise<DemoCheckoutStatus> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const [row] = await tx
      .update(demoCheckouts)
      .set({ status: outcome, paidAt: outcome === 'paid' ? now : null })
      .where(
        and(eq(demoCheckouts.id, id), eq(demoCheckouts.status, 'open'), gt(demoCheckouts.createdAt, livesSince(now))),
      )
      .returning();
    if (!row) return (await findCheckout(tx, id, now))?.status ?? 'expired';
    if (outcome === 'cancelled') return outcome;
    const { customerId, priceCents, credits } = row;
    const plan = row.type === 'subscription' ? readPlan(row.item) : null;
    if (plan) {
      await tx
        .insert(demoSubscriptions)
        .values({ id: randomUUID(), customerId, plan, priceCents, credits, startedAt: now, paymentMethod });
    }
    await announce(deps, tx, customerId);
    return outcome;
  });
}

/** Locks the running subscription and drops a pending plan change. Undefined without one. */
export async function lockRunning(tx: Transaction, customerId: string, now: Date) {
  const { customerId: ofCustomer, startedAt } = demoSubscriptions;
  await tx.select().from(demoSubscriptions).where(eq(ofCustomer, customerId)).for('update');
  const { present } = await findDemoSubscriptions(tx, customerId, now);
  if (!present || !isRunning(present, now)) return undefined;
  await tx.delete(demoSubscriptions).where(and(eq(ofCustomer, customerId), gt(startedAt, now)));
  return present;
}

/** Cancels at the end of the month. */
export async function cancelDemoSubscription(deps: Deps, customerId: string): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const running = await lockRunning(tx, customerId, now);
    if (!running) return;
    const { id, cancelledAt } = demoSubscriptions;
    await tx
      .update(demoSubscriptions)
      .set({ cancelledAt: now })
      .where(and(eq(id, running.id), isNull(cancelledAt)));
    await announce(deps, tx, customerId);
  });
}

/**
 * Another plan starts next month, so each period is granted by its own payment; the present one undoes cancellation and
 * change.
 */
export async function changeDemoPlan(deps: Deps, customerId: string, plan: SubscriptionPlan): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const running = await lockRunning(tx, customerId, now);
    if (!running || running.isUnpaid) return;
    const isOther = plan !== running.plan;
    const { priceCents, credits } = findPlan(plan);
    const { end } = demoPeriods(running.startedAt, running.cancelledAt, now);
    await tx
      .update(demoSubscriptions)
      .set({ cancelledAt: isOther ? (running.cancelledAt ?? now) : null })
      .where(eq(demoSubscriptions.id, running.id));
    if (isOther) {
      const { paymentMethod } = running;
      await tx
        .insert(demoSubscriptions)
        .values({ id: randomUUID(), customerId, plan, priceCents, credits, startedAt: end, paymentMethod });
    }
    await announce(deps, tx, customerId);
  });
}

/** No effect on state read from the provider. */
export async function changePaymentMethod(deps: Deps, customerId: string, method: DemoPaymentMethod): Promise<void> {
  await deps.db
    .update(demoSubscriptions)
    .set({ paymentMethod: method })
    .where(eq(demoSubscriptions.customerId, customerId));
}
