import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { demoCheckouts, demoSubscriptions } from '#database/schema/demo-payments.ts';
import { readBackDays } from '#domain/plans/read-back.ts';
import type { PaymentProvider, ProviderPayment, ProviderSubscription } from '#server/context/adapters.ts';
import type { Deps } from '#server/context/context.ts';
import { findCheckout } from '#server/payments/demo-actions.ts';
import { demoPeriods } from '#server/payments/demo-periods.ts';

type SubscriptionRow = typeof demoSubscriptions.$inferSelect;

function toSubscription(row: SubscriptionRow, isFollowed: boolean, now: Date): ProviderSubscription {
  const { isActive, end } = demoPeriods(row.startedAt, row.cancelledAt, now);
  return {
    id: row.id,
    status: isActive ? 'active' : 'inactive',
    plan: row.plan,
    periodEnd: end,
    cancelsAtPeriodEnd: isActive && row.cancelledAt !== null && !isFollowed,
  };
}

function planPayments(row: SubscriptionRow, now: Date): ProviderPayment[] {
  const { id, plan, priceCents, credits } = row;
  return demoPeriods(row.startedAt, row.cancelledAt, now).paid.map(({ number, start, end }) => ({
    reference: `${id}-${number}`,
    type: 'subscription',
    item: plan,
    credits,
    amountCents: priceCents,
    paidAt: start,
    periodEnd: end,
    refundedCents: 0,
    disputedCents: 0,
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
    refundedCents: 0,
    disputedCents: 0,
  }));
}

/** One key, one checkout: its id is made from the key. */
function idOf(idempotencyKey: string): string {
  const hex = createHash('sha256').update(idempotencyKey).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The demo's payment provider: pages of our own under `/demo/checkout`, no money, the same steps as with Stripe. */
export function createDemoProvider({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): PaymentProvider {
  const address = (id: string) => `${config.publicUrl}/demo/checkout/${id}`;
  return {
    async createCustomer() {
      return `demo_${randomUUID()}`;
    },
    async createCheckout({ customerId, offer, returnUrl, language, idempotencyKey }) {
      const id = idOf(idempotencyKey);
      if (await findCheckout(db, id)) return address(id);
      if (offer.type === 'subscription') {
        const { customerId: ofCustomer, type, status } = demoCheckouts;
        await db
          .update(demoCheckouts)
          .set({ status: 'expired' })
          .where(and(eq(ofCustomer, customerId), eq(type, 'subscription'), eq(status, 'open')));
      }
      const { type, key: item, priceCents, credits } = offer;
      const checkout = { id, customerId, type, item, priceCents, credits, language, returnUrl };
      await db
        .insert(demoCheckouts)
        .values({ ...checkout, status: 'open', createdAt: clock() })
        .onConflictDoNothing();
      return address(id);
    },
    async createPortal({ customerId, language }) {
      return `${config.publicUrl}/demo/checkout/portal/${customerId}?lang=${language}`;
    },
    async readCustomer({ customerId }) {
      const now = clock();
      const rows = await db
        .select()
        .from(demoSubscriptions)
        .where(eq(demoSubscriptions.customerId, customerId))
        .orderBy(demoSubscriptions.startedAt);
      const begun = rows.filter(({ startedAt }) => startedAt <= now);
      const latest = begun.at(-1);
      const payments = [...begun.flatMap((row) => planPayments(row, now)), ...(await packPayments(db, customerId))];
      const oldest = new Date(now.getTime() - readBackDays * 86_400_000);
      return {
        subscription: latest ? toSubscription(latest, begun.length < rows.length, now) : null,
        payments: payments
          .filter(({ paidAt }) => paidAt >= oldest)
          .sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime()),
      };
    },
  };
}
