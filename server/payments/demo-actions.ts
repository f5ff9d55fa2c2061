import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Connection, Transaction } from '#database/connect.ts';
import type { DemoCheckoutStatus } from '#database/schema/demo-payments.ts';
import { demoCheckouts, demoSubscriptions } from '#database/schema/demo-payments.ts';
import { subscriptions } from '#database/schema/subscriptions.ts';
import { readPlan } from '#domain/plans/offers.ts';
import type { Deps } from '#server/context/context.ts';

export async function findCheckout(db: Connection, id: string) {
  const [row] = await db.select().from(demoCheckouts).where(eq(demoCheckouts.id, id));
  return row;
}

/** The newest demo subscription of a customer. */
export async function findDemoSubscription(db: Connection, customerId: string) {
  const [row] = await db
    .select()
    .from(demoSubscriptions)
    .where(eq(demoSubscriptions.customerId, customerId))
    .orderBy(desc(demoSubscriptions.startedAt))
    .limit(1);
  return row;
}

/** What Stripe's webhook does: has the customer read again. */
async function announce({ jobs }: Deps, tx: Transaction, customerId: string): Promise<void> {
  const [row] = await tx
    .select({ businessId: subscriptions.businessId })
    .from(subscriptions)
    .where(eq(subscriptions.stripeCustomerId, customerId));
  if (row) await jobs.enqueue(tx, 'reconcile-payments', row);
}

/** Pays or cancels an open checkout; a closed one stays as it is. Returns its state. */
export async function closeCheckout(
  deps: Deps,
  id: string,
  outcome: Extract<DemoCheckoutStatus, 'paid' | 'cancelled'>,
): Promise<DemoCheckoutStatus> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const [row] = await tx
      .update(demoCheckouts)
      .set({ status: outcome, paidAt: outcome === 'paid' ? now : null })
      .where(and(eq(demoCheckouts.id, id), eq(demoCheckouts.status, 'open')))
      .returning();
    if (!row) return (await findCheckout(tx, id))?.status ?? 'expired';
    if (outcome === 'cancelled') return outcome;
    const { customerId, priceCents, credits } = row;
    const plan = row.type === 'subscription' ? readPlan(row.item) : null;
    if (plan) {
      await tx
        .insert(demoSubscriptions)
        .values({ id: randomUUID(), customerId, plan, priceCents, credits, startedAt: now });
    }
    await announce(deps, tx, customerId);
    return outcome;
  });
}

/** Cancels the running subscription to the end of its month. */
export async function cancelDemoSubscription(deps: Deps, customerId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { customerId: ofCustomer, cancelledAt } = demoSubscriptions;
    await tx
      .update(demoSubscriptions)
      .set({ cancelledAt: deps.clock() })
      .where(and(eq(ofCustomer, customerId), isNull(cancelledAt)));
    await announce(deps, tx, customerId);
  });
}
