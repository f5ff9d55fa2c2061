import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import type { demoSubscriptions } from '#database/schema/demo-payments.ts';
import { demoCheckouts } from '#database/schema/demo-payments.ts';
import { readBackDays } from '#domain/plans/read-back.ts';
import { findCheckout } from '#server/adapters/payments/demo-actions.ts';
import { refundDemoPayment } from '#server/adapters/payments/demo-incidents.ts';
import { findDemoPayments, findSubscriptions } from '#server/adapters/payments/demo-payments.ts';
import { demoPeriods } from '#server/adapters/payments/demo-periods.ts';
import type { PaymentProvider, ProviderSubscription } from '#server/context/adapters.ts';
import type { Deps } from '#server/context/context.ts';
import { refuseCoupon } from '#server/modules/money/coupons/claim-coupon.ts';

type SubscriptionRow = typeof demoSubscriptions.$inferSelect;

function toSubscription(row: SubscriptionRow, isFollowed: boolean, now: Date): ProviderSubscription {
  const { isActive, end } = demoPeriods(row.startedAt, row.cancelledAt, now);
  return {
    id: row.id,
    status: row.isUnpaid ? (row.cancelledAt ? 'inactive' : 'past_due') : isActive ? 'active' : 'inactive',
    plan: row.plan,
    periodEnd: end,
    cancelsAtPeriodEnd: isActive && row.cancelledAt !== null && !isFollowed,
  };
}

/** The same key gives the same checkout id. */
function idOf(idempotencyKey: string): string {
  const hex = createHash('sha256').update(idempotencyKey).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A coupon counts once; waits for concurrent payments with it. */
async function closeCouponCheckouts(db: Database, customerId: string, coupon: string): Promise<void> {
  await db.transaction(async (tx) => {
    const same = and(eq(demoCheckouts.customerId, customerId), eq(demoCheckouts.coupon, coupon));
    const rows = await tx.select().from(demoCheckouts).where(same).for('update');
    if (rows.some(({ status }) => status === 'paid')) throw refuseCoupon('coupon_used');
    await tx
      .update(demoCheckouts)
      .set({ status: 'expired' })
      .where(and(same, eq(demoCheckouts.status, 'open')));
  });
}

/** The demo's provider: own pages, no money, the same steps as Stripe. */
export function createDemoProvider(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>): PaymentProvider {
  const { db, clock, config } = deps;
  const address = (id: string) => `${config.publicUrl}/demo/checkout/${id}`;
  return {
    async createCustomer() {
      return `demo_${randomUUID()}`;
    },
    async createCheckout({ customerId, offer, coupon, returnUrl, language, idempotencyKey }) {
      const id = idOf(idempotencyKey);
      if (await findCheckout(db, id, clock())) return address(id);
      if (offer.type === 'subscription') {
        const { customerId: ofCustomer, type, status } = demoCheckouts;
        await db
          .update(demoCheckouts)
          .set({ status: 'expired' })
          .where(and(eq(ofCustomer, customerId), eq(type, 'subscription'), eq(status, 'open')));
      }
      if (coupon !== null) await closeCouponCheckouts(db, customerId, coupon);
      const { type, key: item, priceCents, credits } = offer;
      const checkout = { id, customerId, type, item, priceCents, credits, language, returnUrl, coupon };
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
      const rows = await findSubscriptions(db, customerId);
      const begun = rows.filter(({ startedAt }) => startedAt <= now);
      const latest = begun.at(-1);
      const payments = await findDemoPayments(db, customerId, now);
      const oldest = new Date(now.getTime() - readBackDays * 86_400_000);
      return {
        subscription: latest ? toSubscription(latest, begun.length < rows.length, now) : null,
        payments: payments.filter(({ paidAt }) => paidAt >= oldest),
      };
    },
    async refund(order) {
      return (await refundDemoPayment(deps, order)) ? 'made' : 'refused';
    },
  };
}
