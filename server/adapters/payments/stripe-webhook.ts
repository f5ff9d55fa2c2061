import { eq } from 'drizzle-orm';
import type { Context as HonoContext } from 'hono';
import Stripe from 'stripe';
import { z } from 'zod';
import { stripeEvents, subscriptions } from '#database/schema/subscriptions.ts';
import type { Deps } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { findUnstorable } from '#server/http/storable-text.ts';
import { reconcilePayments } from '#server/modules/money/subscription/reconcile-payments.ts';

/** Events that can change a subscription or balance. They only name the customer: no state is taken from them. */
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

/** Maximum clock skew of a signature, in seconds. */
const TOLERANCE_S = 300;

const NameSchema = z.string().min(1).max(255);
const CustomerSchema = z.union([NameSchema, z.object({ id: NameSchema })]).nullish();
const HeadSchema = z.object({ id: NameSchema, type: NameSchema });
const EventSchema = HeadSchema.extend({
  data: z.object({
    object: z.object({
      customer: CustomerSchema,
      charge: z.union([NameSchema, z.object({ customer: CustomerSchema })]).nullish(),
    }),
  }),
});
type NamedEvent = z.output<typeof EventSchema>;

/** Null if malformed or not storable. */
function readEvent(event: unknown): NamedEvent | null {
  const { data } = EventSchema.safeParse(event);
  return data && findUnstorable(data) === null ? data : null;
}

/** Whether a signature is from the future. */
function isAhead(signature: string, now: Date): boolean {
  const [, madeAt = '0'] = /(?:^|,)t=(\d{1,15})/.exec(signature) ?? [];
  return Number(madeAt) > now.getTime() / 1000 + TOLERANCE_S;
}

/** Refunds and disputes only name the charge, so its customer is queried. */
async function customerOf(stripe: Stripe, { data }: NamedEvent): Promise<string | null> {
  const { customer, charge } = data.object;
  const named = customer ?? (typeof charge === 'string' ? await stripe.charges.retrieve(charge) : charge)?.customer;
  return typeof named === 'string' ? named : (named?.id ?? null);
}

async function isTaken({ db }: Deps, id: string): Promise<boolean> {
  const rows = await db.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, id));
  return rows.length > 0;
}

/** Accepts an event once and enqueues reading its customer in the same transaction. */
async function takeEvent(deps: Deps, stripe: Stripe, event: NamedEvent): Promise<void> {
  if (await isTaken(deps, event.id)) return;
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
    if (row) await enqueue({ db: tx, deps: { jobs } }, reconcilePayments, row);
  });
}

/** `POST /stripe/webhook`: checks the signature on the raw body. 503 if Stripe cannot be queried; it retries. */
export function createStripeWebhook(deps: Deps, stripe: Stripe, webhookSecret: string) {
  return async (c: HonoContext): Promise<Response> => {
    const body = await c.req.text();
    const signature = c.req.header('Stripe-Signature') ?? '';
    const now = deps.clock();
    let signed: unknown;
    try {
      signed = await stripe.webhooks.constructEventAsync(
        body,
        signature,
        webhookSecret,
        TOLERANCE_S,
        undefined,
        now.getTime(),
      );
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError))
        throw error;
      deps.logger.warn('a webhook with a wrong signature was refused');
      return c.json({ error: 'signature' }, 400);
    }
    const head = HeadSchema.safeParse(signed).data;
    if (head && !relevant.has(head.type)) return c.json({ received: true });
    const event = readEvent(signed);
    if (event === null || isAhead(signature, now)) {
      deps.logger.warn('a signed webhook that is malformed or dated in the future was refused');
      return c.json({ error: event === null ? 'body' : 'signature' }, 400);
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
