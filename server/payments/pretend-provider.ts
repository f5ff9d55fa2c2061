import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { demoCheckouts, demoSubscriptions } from '#database/schema/demo-payments.ts';
import type { PaymentProvider, ProviderPayment, ProviderSubscription } from '#server/payments/payment-provider.ts';
import { readBackDays } from '#server/payments/payment-provider.ts';
import { pretendPeriods } from '#server/payments/pretend-periods.ts';

type SubscriptionRow = typeof demoSubscriptions.$inferSelect;

function toSubscription(row: SubscriptionRow, now: Date): ProviderSubscription {
  const { isActive, end } = pretendPeriods(row.startedAt, row.cancelledAt, now);
  return {
    id: row.id,
    status: isActive ? 'active' : 'inactive',
    plan: row.plan,
    periodEnd: end,
    cancelsAtPeriodEnd: isActive && row.cancelledAt !== null,
  };
}

function planPayments(row: SubscriptionRow, now: Date): ProviderPayment[] {
  const { id, plan, priceCents, credits } = row;
  return pretendPeriods(row.startedAt, row.cancelledAt, now).paid.map(({ number, start, end }) => ({
    reference: `${id}-${number}`,
    type: 'subscription',
    item: plan,
    credits,
    amountCents: priceCents,
    paidAt: start,
    periodEnd: end,
    isRefunded: false,
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
    amountCents: row.priceCents,
    paidAt: row.paidAt ?? row.createdAt,
    periodEnd: null,
    isRefunded: false,
  }));
}

/** The demo's payment provider: pages of our own under `/demo/checkout`, no money, the same steps as with Stripe. */
export function createPretendProvider(publicUrl: string): PaymentProvider {
  return {
    async createCustomer() {
      return `demo_${randomUUID()}`;
    },
    async createCheckout({ db, now, language }, { customerId, offer, returnUrl }) {
      if (offer.type === 'subscription') {
        const { customerId: ofCustomer, type, status } = demoCheckouts;
        await db
          .update(demoCheckouts)
          .set({ status: 'expired' })
          .where(and(eq(ofCustomer, customerId), eq(type, 'subscription'), eq(status, 'open')));
      }
      const id = randomUUID();
      const { type, key: item, priceCents, credits } = offer;
      await db.insert(demoCheckouts).values({
        id,
        customerId,
        type,
        item,
        priceCents,
        credits,
        language,
        returnUrl,
        status: 'open',
        createdAt: now,
      });
      return `${publicUrl}/demo/checkout/${id}`;
    },
    async createPortal({ language }, { customerId }) {
      return `${publicUrl}/demo/checkout/portal/${customerId}?lang=${language}`;
    },
    async readCustomer({ db, now }, customerId) {
      const rows = await db
        .select()
        .from(demoSubscriptions)
        .where(eq(demoSubscriptions.customerId, customerId))
        .orderBy(demoSubscriptions.startedAt);
      const latest = rows.at(-1);
      const payments = [...rows.flatMap((row) => planPayments(row, now)), ...(await packPayments(db, customerId))];
      const oldest = new Date(now.getTime() - readBackDays * 86_400_000);
      return {
        subscription: latest ? toSubscription(latest, now) : null,
        payments: payments
          .filter(({ paidAt }) => paidAt >= oldest)
          .sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime()),
      };
    },
  };
}
