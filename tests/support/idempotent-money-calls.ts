import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { coupons, couponUses } from '#database/schema/coupons.ts';
import { demoCheckouts } from '#database/schema/demo-payments.ts';
import { goodwill } from '#database/schema/goodwill.ts';
import { payments, refunds } from '#database/schema/subscriptions.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import type { IdempotentCall } from '#tests/support/idempotent-calls.ts';
import { createReviewer } from '#tests/support/reviewers.ts';

/** Calls about money: checkouts and a coupon of an owner, acts of staff. */
export function idempotentMoneyCalls(app: TestApp, { token, businessId }: { token: string; businessId: string }) {
  const rows = (table: PgTable) => () => app.db.$count(table);
  const without = (table: PgTable) => async () => {
    await app.db.delete(table);
    return '';
  };
  const audited = (subject: string) => app.db.$count(auditEntries, sql`subject like ${`%${subject}`}`);
  const customer = `/desk/customers/${businessId}`;
  const proposed = async () => {
    await app.db.delete(goodwill);
    const id = randomUUID();
    const { id: proposedBy } = await createReviewer(app, undefined, 'finance');
    const proposal = { id, businessId, credits: 50, reason: 'Ausfall', state: 'waiting', proposedBy } as const;
    await app.db.insert(goodwill).values({ ...proposal, createdAt: app.clock.now() });
    return id;
  };
  const coupon = async () => {
    const code = randomUUID().slice(0, 20).toUpperCase();
    await app.db.insert(coupons).values({ code, credits: 5, isFree: true, createdAt: app.clock.now() });
    return code;
  };
  /** A pack, paid at the demo's provider. */
  const bought = async () => {
    const json = { package_id: 'credits_25', payment_method: 'card' };
    const { body } = await app.call<{ url: string }>('POST', '/credits/purchase', { token, json });
    const id = body.url.split('/').at(-1) ?? '';
    await app.db.update(demoCheckouts).set({ status: 'paid', paidAt: app.clock.now() }).where(eq(demoCheckouts.id, id));
    await app.call('POST', '/subscription/check', { token });
    const [payment] = await app.db.select().from(payments).where(eq(payments.reference, id));
    return payment?.id ?? '';
  };
  return {
    purchaseCredits: {
      path: () => '/credits/purchase',
      json: () => ({ package_id: 'credits_25', payment_method: 'card' }),
      done: rows(demoCheckouts),
    },
    createCheckout: {
      path: () => '/subscription/checkout',
      json: () => ({ planType: 'subscription', priceAmount: 2900 }),
      done: rows(demoCheckouts),
    },
    giveGoodwill: {
      as: 'reviewer',
      subject: without(goodwill),
      path: () => `${customer}/goodwill`,
      json: () => ({ credits: 1, reason: 'Ausfall' }),
      done: rows(goodwill),
    },
    proposeGoodwill: {
      as: 'reviewer',
      subject: without(goodwill),
      path: () => `${customer}/goodwill-proposals`,
      json: () => ({ credits: 50, reason: 'Ausfall' }),
      done: rows(goodwill),
    },
    approveGoodwill: {
      as: 'reviewer',
      subject: proposed,
      path: (id) => `/desk/goodwill-proposals/${id}/approve`,
      json: () => ({ reason: 'Passt' }),
      done: audited,
    },
    declineGoodwill: {
      as: 'reviewer',
      subject: proposed,
      path: (id) => `/desk/goodwill-proposals/${id}/decline`,
      json: () => ({ reason: 'Passt nicht' }),
      done: audited,
    },
    extendTrial: {
      as: 'reviewer',
      subject: async () => (await createOwner(app)).businessId,
      path: (id) => `/desk/customers/${id}/trial`,
      json: () => ({ days: 1, reason: 'War krank' }),
      done: audited,
    },
    refundPayment: {
      as: 'reviewer',
      subject: bought,
      path: (id) => `${customer}/payments/${id}/refunds`,
      json: () => ({ cents: 10, reason: 'Doppelt bezahlt' }),
      done: (id) => app.db.$count(refunds, eq(refunds.paymentId, id)),
    },
    issueCoupon: {
      as: 'reviewer',
      path: () => `${customer}/coupons`,
      json: () => ({ gift: { kind: 'percent', percent: 10 }, reason: 'Danke' }),
      done: rows(coupons),
    },
    endCoupon: {
      as: 'reviewer',
      subject: coupon,
      path: (code) => `/desk/coupons/${code}/end`,
      json: () => ({ reason: 'Irrtum' }),
      done: audited,
    },
    redeemCoupon: {
      subject: coupon,
      path: () => '/credits/coupon',
      json: (_, code) => ({ coupon: code }),
      done: (code) => app.db.$count(couponUses, eq(couponUses.code, code)),
    },
  } satisfies Record<string, IdempotentCall>;
}
