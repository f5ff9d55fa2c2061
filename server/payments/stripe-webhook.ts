import { eq } from 'drizzle-orm';
import type { Context as HonoContext } from 'hono';
import Stripe from 'stripe';
import { stripeEvents, subscriptions } from '#database/schema/subscriptions.ts';
import type { Deps } from '#server/context/context.ts';

/** Events that can change a subscription or a balance. They only say whom to look up: no state is taken from them. */
const relevant: ReadonlySet<string> = new Set<Stripe.Event['type']>([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
]);

interface Named {
  customer?: string | { id: string } | null;
  charge?: string | { customer: string | { id: string } | null } | null;
}

/** Whom an event is about. Refunds and disputes name their charge only: Stripe is asked whose that is. */
async function customerOf(stripe: Stripe, { data }: Stripe.Event): Promise<string | null> {
  const { customer, charge } = data.object as Named;
  const named = customer ?? (typeof charge === 'string' ? await stripe.charges.retrieve(charge) : charge)?.customer;
  return typeof named === 'string' ? named : (named?.id ?? null);
}

async function isTaken({ db }: Deps, id: string): Promise<boolean> {
  const rows = await db.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, id));
  return rows.length > 0;
}

/** Takes a verified event once; the job that reads the customer anew exists exactly when the event counts as taken. */
async function takeEvent(deps: Deps, stripe: Stripe, event: Stripe.Event): Promise<void> {
  if (!relevant.has(event.type) || (await isTaken(deps, event.id))) return;
  const customer = await customerOf(stripe, event);
  if (customer === null) return;
  const { db, jobs, clock } = deps;
  await db.transaction(async (tx) => {
    const taken = await tx
      .insert(stripeEvents)
      .values({ id: event.id, type: event.type, receivedAt: clock() })
      .onConflictDoNothing()
      .returning({ id: stripeEvents.id });
    if (taken.length === 0) return;
    const [row] = await tx
      .select({ businessId: subscriptions.businessId })
      .from(subscriptions)
      .where(eq(subscriptions.stripeCustomerId, customer));
    if (row) await jobs.enqueue(tx, 'reconcile-payments', row);
  });
}

/**
 * `POST /stripe/webhook`: the signature is checked on the raw body before anything is read from it. 503 when Stripe cannot be
 * asked now: it delivers the event again.
 */
export function createStripeWebhook(deps: Deps, stripe: Stripe, webhookSecret: string) {
  return async (c: HonoContext): Promise<Response> => {
    const body = await c.req.text();
    const signature = c.req.header('Stripe-Signature') ?? '';
    let event: Stripe.Event;
    try {
      event = await stripe.webhooks.constructEventAsync(body, signature, webhookSecret);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError))
        throw error;
      deps.logger.warn('a webhook with a wrong signature was refused');
      return c.json({ error: 'signature' }, 400);
    }
    try {
      await takeEvent(deps, stripe, event);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      deps.logger.error({ err: error, eventId: event.id }, 'Stripe did not say whom an event is about');
      return c.json({ error: 'unavailable' }, 503);
    }
    return c.json({ received: true });
  };
}
