import { randomUUIDv7 } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { subscriptions } from '#database/schema/subscriptions.ts';
import type { CheckoutType, Offer } from '#domain/plans/offers.ts';
import { findOffer } from '#domain/plans/offers.ts';
import { maySubscribe } from '#domain/plans/subscription-status.ts';
import type { Config } from '#server/config.ts';
import type { BusinessActor } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { SubscriptionRow } from '#server/modules/subscription/queries.ts';
import { findBuyer } from '#server/modules/subscription/queries.ts';

/** Where people return to from the payment provider: the dashboard's subscription tab. */
export function returnUrl({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${publicUrl}/business/dashboard?tab=subscription`;
}

/** The offer that a caller wants to pay for; throws 422 when the price is not in the catalogue. */
export function readOffer(type: CheckoutType, priceCents: number, item: string | undefined): Offer {
  const offer = findOffer(type, priceCents, item);
  if (!offer) throw new Problem('price_mismatch', { detail: 'No offer of the catalogue has this price' });
  return offer;
}

/** The business's row, created when it is missing. */
async function findOrOpen({ db, now }: Context<BusinessActor>, businessId: string): Promise<SubscriptionRow> {
  await db
    .insert(subscriptions)
    .values({ id: randomUUIDv7(), businessId, status: 'none', createdAt: now })
    .onConflictDoNothing({ target: subscriptions.businessId });
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.businessId, businessId));
  if (!row) throw new Error(`the subscription of ${businessId} did not come back`);
  return row;
}

/** The business's customer at the provider. When several are created at once, the first one stored wins. */
async function customerOf({ db, deps }: Context<BusinessActor>, row: SubscriptionRow): Promise<string> {
  if (row.stripeCustomerId) return row.stripeCustomerId;
  const { businessId } = row;
  const { email, companyName } = await findBuyer(db, businessId);
  const made = await deps.payments.createCustomer({ businessId, email, companyName });
  const [stored] = await db
    .update(subscriptions)
    .set({ stripeCustomerId: sql`coalesce(${subscriptions.stripeCustomerId}, ${made})` })
    .where(eq(subscriptions.id, row.id))
    .returning({ customerId: subscriptions.stripeCustomerId });
  return stored?.customerId ?? made;
}

/**
 * Opens a checkout for an offer of the catalogue. 409 when a plan is wanted while a subscription runs, 429 when too many
 * were opened. The provider is asked outside of any transaction: the same operation key gives the same checkout.
 */
export async function openCheckout(
  ctx: Context<BusinessActor>,
  offer: Offer,
  operationKey: string,
): Promise<{ url: string }> {
  const { businessId } = ctx.actor;
  await ctx.deps.rateLimits.consume('paymentPage', businessId);
  const row = await findOrOpen(ctx, businessId);
  if (offer.type === 'subscription' && !maySubscribe(row.status)) throw new Problem('subscription_exists');
  const url = await ctx.deps.payments.createCheckout({
    businessId,
    customerId: await customerOf(ctx, row),
    offer,
    returnUrl: returnUrl(ctx.deps.config),
    language: ctx.language,
    idempotencyKey: operationKey,
  });
  return { url };
}
