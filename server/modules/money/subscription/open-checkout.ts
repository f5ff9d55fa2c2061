import { randomUUIDv7 } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { subscriptions } from '#database/schema/subscriptions.ts';
import type { BillingDetails } from '#domain/billing/billing-details.ts';
import { withCoupon } from '#domain/coupons/coupon.ts';
import type { CheckoutType, Offer } from '#domain/plans/offers.ts';
import { findOffer } from '#domain/plans/offers.ts';
import { maySubscribe } from '#domain/plans/subscription-status.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { BusinessActor } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { findBilling } from '#server/modules/money/billing/queries.ts';
import { claimCoupon, endOpening, refuseCoupon } from '#server/modules/money/coupons/claim-coupon.ts';
import type { SubscriptionRow } from '#server/modules/money/subscription/queries.ts';

export function returnUrl({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${publicUrl}/business/dashboard?tab=subscription`;
}

/** 422 if the price is not in the catalogue. */
export function readOffer(type: CheckoutType, priceCents: number, item: string | undefined): Offer {
  const offer = findOffer(type, priceCents, item);
  if (!offer) throw new Problem('price_mismatch', { detail: 'No offer of the catalogue has this price' });
  return offer;
}

/** Created if missing. */
async function findOrOpen({ db, now }: Context<BusinessActor>, businessId: string): Promise<SubscriptionRow> {
  await db
    .insert(subscriptions)
    .values({ id: randomUUIDv7(), businessId, status: 'none', createdAt: now })
    .onConflictDoNothing({ target: subscriptions.businessId });
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.businessId, businessId));
  if (!row) throw new Error(`the subscription of ${businessId} did not come back`);
  return row;
}

/** Of concurrent creations, the first stored wins. */
async function customerOf(
  { db, deps }: Context<BusinessActor>,
  row: SubscriptionRow,
  details: BillingDetails,
): Promise<string> {
  if (row.stripeCustomerId) return row.stripeCustomerId;
  const made = await deps.payments.createCustomer({ businessId: row.businessId, details });
  const [stored] = await db
    .update(subscriptions)
    .set({ stripeCustomerId: sql`coalesce(${subscriptions.stripeCustomerId}, ${made})` })
    .where(eq(subscriptions.id, row.id))
    .returning({ customerId: subscriptions.stripeCustomerId });
  return stored?.customerId ?? made;
}

/** Claims the coupon while the checkout opens. */
async function openWithCoupon<T>(
  ctx: Context<BusinessActor>,
  { offer, typed, operationKey }: { offer: Offer; typed: string | undefined; operationKey: string },
  open: (offer: Offer, coupon: string | null) => Promise<T>,
): Promise<T> {
  if (typed === undefined) return open(offer, null);
  if (offer.type === 'subscription') throw refuseCoupon('coupon_not_for_plans');
  const { code, gift } = await claimCoupon(ctx, typed, operationKey);
  try {
    return await open(withCoupon(offer, gift), code);
  } finally {
    await endOpening(ctx, code, operationKey);
  }
}

/**
 * 409 for a second plan, 429 for too many, 422 for an unusable coupon. Requests the provider outside of transactions,
 * idempotent by operation key.
 */
export async function openCheckout(
  ctx: Context<BusinessActor>,
  offer: Offer,
  { operationKey, coupon: typed }: { operationKey: string; coupon?: string | undefined },
): Promise<{ url: string }> {
  const { businessId } = ctx.actor;
  await ctx.deps.rateLimits.consume('paymentPage', businessId);
  const row = await findOrOpen(ctx, businessId);
  if (offer.type === 'subscription' && !maySubscribe(row.status)) throw new Problem('subscription_exists');
  const { details } = await findBilling(ctx.db, businessId);
  const customerId = await customerOf(ctx, row, details);
  const url = await openWithCoupon(ctx, { offer, typed, operationKey }, (sold, coupon) =>
    ctx.deps.payments.createCheckout({
      businessId,
      customerId,
      offer: sold,
      coupon,
      details,
      returnUrl: returnUrl(ctx.deps.config),
      language: ctx.language,
      idempotencyKey: operationKey,
    }),
  );
  return { url };
}
