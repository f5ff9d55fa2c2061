import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import type { DemoDispute, DemoPaymentMethod } from '#database/schema/demo-payments.ts';
import { demoReturns, demoSubscriptions } from '#database/schema/demo-payments.ts';
import { announce, lockRunning } from '#server/adapters/payments/demo-actions.ts';
import { findDemoPayments } from '#server/adapters/payments/demo-payments.ts';
import type { Deps } from '#server/context/context.ts';

type DemoDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

/** Changes a payment's return; false if there is none or `change` refuses. */
async function changeReturn(
  deps: DemoDeps,
  customerId: string,
  reference: string,
  change: (tx: Transaction, amountCents: number) => Promise<unknown[]>,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const payments = await findDemoPayments(tx, customerId, deps.clock());
    const payment = payments.find((one) => one.reference === reference);
    if (!payment) return false;
    await tx.insert(demoReturns).values({ reference }).onConflictDoNothing();
    if ((await change(tx, payment.amountCents)).length === 0) return false;
    await announce(deps, tx, customerId);
    return true;
  });
}

const { refundedCents, dispute } = demoReturns;

/**
 * Refunds part of a payment; false above the remainder, even with concurrent calls, or when disputed. Counts the same
 * id once.
 */
export async function refundDemoPayment(
  deps: DemoDeps,
  { customerId, reference, cents, id }: { customerId: string; reference: string; cents: number; id?: string },
) {
  if (cents <= 0) return false;
  return changeReturn(deps, customerId, reference, async (tx, amountCents) => {
    const [known] = await tx.select().from(demoReturns).where(eq(demoReturns.reference, reference)).for('update');
    if (id !== undefined && known?.refundIds.includes(id)) return [known];
    return tx
      .update(demoReturns)
      .set({
        refundedCents: sql`${refundedCents} + ${cents}`,
        refundIds: [...(known?.refundIds ?? []), ...(id ? [id] : [])],
      })
      .where(
        and(
          eq(demoReturns.reference, reference),
          lte(refundedCents, amountCents - cents),
          or(isNull(dispute), eq(dispute, 'won')),
        ),
      )
      .returning();
  });
}

/** Opens or decides a dispute; false out of order. */
export async function disputeDemoPayment(deps: Deps, customerId: string, reference: string, next: DemoDispute) {
  return changeReturn(deps, customerId, reference, (tx, amountCents) =>
    tx
      .update(demoReturns)
      .set({ dispute: next })
      .where(
        and(
          eq(demoReturns.reference, reference),
          next === 'open' ? and(isNull(dispute), lte(refundedCents, amountCents - 1)) : eq(dispute, 'open'),
        ),
      )
      .returning(),
  );
}

/** The next month becomes due and its payment fails. */
export async function failDemoRenewal(deps: Deps, customerId: string): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const running = await lockRunning(tx, customerId, now);
    if (!running || running.isUnpaid || running.cancelledAt) return;
    await tx.update(demoSubscriptions).set({ cancelledAt: now }).where(eq(demoSubscriptions.id, running.id));
    const { plan, priceCents, credits, paymentMethod } = running;
    const next = { plan, priceCents, credits, paymentMethod, isUnpaid: true };
    await tx.insert(demoSubscriptions).values({ id: randomUUID(), customerId, startedAt: now, ...next });
    await announce(deps, tx, customerId);
  });
}

/** Pays the failed month, which starts then. */
export async function payDemoRenewal(deps: Deps, customerId: string, paymentMethod: DemoPaymentMethod): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const running = await lockRunning(tx, customerId, now);
    if (!running?.isUnpaid) return;
    await tx
      .update(demoSubscriptions)
      .set({ isUnpaid: false, startedAt: now, paymentMethod })
      .where(eq(demoSubscriptions.id, running.id));
    await announce(deps, tx, customerId);
  });
}
