import { and, eq, inArray } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { demoCheckouts, demoReturns, demoSubscriptions } from '#database/schema/demo-payments.ts';
import { demoPeriods } from '#server/adapters/payments/demo-periods.ts';
import type { ProviderPayment } from '#server/context/adapters.ts';

type SubscriptionRow = typeof demoSubscriptions.$inferSelect;

const nothingBack = { refundedCents: 0, disputedCents: 0, lostCents: 0 };

function planPayments(row: SubscriptionRow, now: Date): ProviderPayment[] {
  const { id, plan, priceCents, credits, isUnpaid } = row;
  if (isUnpaid) return [];
  return demoPeriods(row.startedAt, row.cancelledAt, now).paid.map(({ number, start, end }) => ({
    reference: `${id}-${number}`,
    type: 'subscription',
    item: plan,
    credits,
    coupon: null,
    amountCents: priceCents,
    paidAt: start,
    periodEnd: end,
    ...nothingBack,
  }));
}

async function packPayments(db: Connection, customerId: string): Promise<ProviderPayment[]> {
  const { customerId: ofCustomer, status, type } = demoCheckouts;
  const rows = await db
    .select()
    .from(demoCheckouts)
    .where(and(eq(ofCustomer, customerId), eq(status, 'paid'), eq(type, 'one-time')));
  return rows.map((row) => ({
    reference: row.id,
    type: 'one-time',
    item: row.item,
    credits: row.credits,
    coupon: row.coupon,
    amountCents: row.priceCents,
    paidAt: row.paidAt ?? row.createdAt,
    periodEnd: null,
    ...nothingBack,
  }));
}

/** An open or lost dispute withdraws the rest. */
function withReturn(payment: ProviderPayment, returned: typeof demoReturns.$inferSelect | undefined): ProviderPayment {
  if (!returned) return payment;
  const { refundedCents, dispute } = returned;
  const rest = payment.amountCents - refundedCents;
  return {
    ...payment,
    refundedCents,
    disputedCents: dispute === 'open' || dispute === 'lost' ? rest : 0,
    lostCents: dispute === 'lost' ? rest : 0,
  };
}

/** Oldest first; the last may be in the future. */
export async function findSubscriptions(db: Connection, customerId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(demoSubscriptions)
    .where(eq(demoSubscriptions.customerId, customerId))
    .orderBy(demoSubscriptions.startedAt);
}

/** Oldest first, with refunds and disputes. */
export async function findDemoPayments(db: Connection, customerId: string, now: Date): Promise<ProviderPayment[]> {
  const rows = await findSubscriptions(db, customerId);
  const begun = rows.filter(({ startedAt }) => startedAt <= now);
  const paid = [...begun.flatMap((row) => planPayments(row, now)), ...(await packPayments(db, customerId))];
  const references = paid.map(({ reference }) => reference);
  const returns = await db.select().from(demoReturns).where(inArray(demoReturns.reference, references));
  return paid
    .map((payment) =>
      withReturn(
        payment,
        returns.find(({ reference }) => reference === payment.reference),
      ),
    )
    .sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
}
