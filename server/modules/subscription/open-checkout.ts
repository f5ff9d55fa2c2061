import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import { subscriptions } from '#database/schema/subscriptions.ts';
import type { CheckoutType, Offer } from '#domain/plans/offers.ts';
import { findOffer } from '#domain/plans/offers.ts';
import { maySubscribe } from '#domain/plans/subscription-status.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { BusinessActor } from '#server/modules/credits/spend-credits.ts';
import type { SubscriptionRow } from '#server/modules/subscription/queries.ts';
import { findBuyer, lockSubscription } from '#server/modules/subscription/queries.ts';
import { returnUrl } from '#server/modules/subscription/return-url.ts';

/** The offer that a caller wants to pay; 422 when the named price is not the catalogue's. */
export function readOffer(type: CheckoutType, priceCents: number, item: string | undefined): Offer {
  const offer = findOffer(type, priceCents, item);
  if (!offer) throw new Problem('price_mismatch', { detail: 'No offer of the catalogue has this price' });
  return offer;
}

/** The business's row, made when it is missing, and locked. */
async function lockOrOpen({ db, now }: Context<BusinessActor, Transaction>, businessId: string) {
  await db
    .insert(subscriptions)
    .values({ id: randomUUIDv7(), businessId, status: 'none', createdAt: now })
    .onConflictDoNothing({ target: subscriptions.businessId });
  const row = await lockSubscription(db, businessId);
  if (!row) throw new Error(`the subscription of ${businessId} did not come back`);
  return row;
}

async function customerOf(ctx: Context<BusinessActor, Transaction>, row: SubscriptionRow): Promise<string> {
  if (row.stripeCustomerId) return row.stripeCustomerId;
  const { businessId } = row;
  const { email, companyName } = await findBuyer(ctx.db, businessId);
  const stripeCustomerId = await ctx.deps.payments.createCustomer(ctx, { businessId, email, companyName });
  await ctx.db.update(subscriptions).set({ stripeCustomerId }).where(eq(subscriptions.id, row.id));
  return stripeCustomerId;
}

/** Opens a checkout for an offer of the catalogue. 409 when a plan is wanted while a subscription runs. */
export async function openCheckout(ctx: Context<BusinessActor>, offer: Offer): Promise<{ url: string }> {
  return inTransaction(ctx, async (tx) => {
    const { businessId } = tx.actor;
    const row = await lockOrOpen(tx, businessId);
    if (offer.type === 'subscription' && !maySubscribe(row.status)) throw new Problem('subscription_exists');
    const customerId = await customerOf(tx, row);
    const checkout = { businessId, customerId, offer, returnUrl: returnUrl(ctx.deps.config) };
    return { url: await ctx.deps.payments.createCheckout(tx, checkout) };
  });
}
