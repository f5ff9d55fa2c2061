import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import Stripe from 'stripe';
import { stripeEvents, subscriptions } from '#database/schema/subscriptions.ts';
import type { Deps } from '#server/context/context.ts';
import { limitBody } from '#server/http/limit-body.ts';

const MAX_BYTES = 512 * 1024;

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
]);

function customerOf({ data }: Stripe.Event): string | null {
  const { customer } = data.object as { customer?: string | { id: string } | null };
  return typeof customer === 'string' ? customer : (customer?.id ?? null);
}

/** Takes a verified event once; the job that reads the customer anew exists exactly when the event counts as taken. */
async function takeEvent({ db, jobs, clock }: Deps, event: Stripe.Event): Promise<void> {
  const customer = customerOf(event);
  if (!relevant.has(event.type) || customer === null) return;
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

/** `POST /stripe/webhook`: the signature is checked on the raw body before anything is read from it. */
export function createStripeWebhook(deps: Deps, stripe: Stripe, webhookSecret: string): Hono {
  return new Hono().post('/webhook', limitBody(MAX_BYTES), async (c) => {
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
    await takeEvent(deps, event);
    return c.json({ received: true });
  });
}
