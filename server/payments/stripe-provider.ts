import Stripe from 'stripe';
import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import type { Offer } from '#domain/plans/offers.ts';
import { readBackDays } from '#domain/plans/read-back.ts';
import type { Language } from '#domain/shared/language.ts';
import { turns } from '#domain/shared/limits.ts';
import type { StripeSettings } from '#server/config.ts';
import type { Checkout, Customer, Payer, PaymentProvider, Portal } from '#server/context/adapters.ts';
import type { Deps } from '#server/context/context.ts';
import { createFairQueue } from '#server/context/fair-queue.ts';
import { Problem } from '#server/context/problem.ts';
import { packPayment, planPayment, returnedMoney, subscriptionThatCounts } from '#server/payments/read-stripe.ts';

/** How long one request to Stripe may take, and one call of ours with all its requests and its wait for a turn, in milliseconds. */
const REQUEST_MS = 6_000;
const CALL_MS = 20_000;

/** The SDK, told where to speak to and to give up in time. */
export function createStripe({ secretKey, apiUrl }: StripeSettings): Stripe {
  const options = { timeout: REQUEST_MS, maxNetworkRetries: 1, telemetry: false };
  if (apiUrl === null) return new Stripe(secretKey, options);
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    ...options,
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
  });
}

const trouble = () => new Problem('payment_unavailable', { headers: { 'Retry-After': '10' } });

/**
 * Trouble at Stripe is 503 for the caller and a line in the log for us; the sentence of Stripe stays inside. One business
 * has two calls under way at a time, so that none keeps Stripe or this process busy for itself. What is still under way
 * when its caller has given up keeps its turn until it ends.
 */
function withoutLeaks(logger: Deps['logger']) {
  const inTurn = createFairQueue(turns.payments);
  return <A extends { businessId: string }, T>(work: (call: A) => Promise<T>) =>
    async (call: A): Promise<T> => {
      refuseInsideTransaction('The payment provider');
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(trouble()), CALL_MS);
      });
      try {
        return await Promise.race([inTurn(call.businessId, () => work(call)), timeout]);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        logger.error({ err: error, stripeRequestId: error.requestId }, 'Stripe refused or did not answer');
        throw trouble();
      } finally {
        clearTimeout(timer);
      }
    };
}

const subscriptionNames: Record<Language, string> = { de: 'Abo', en: 'Subscription' };

/** The price is made from our catalogue at the moment of the checkout; nothing is looked up at Stripe. */
function lineItem(
  { type, priceCents, credits }: Offer,
  language: Language,
): Stripe.Checkout.SessionCreateParams.LineItem {
  const name = type === 'subscription' ? subscriptionNames[language] : 'Credits';
  return {
    quantity: 1,
    price_data: {
      currency: 'eur',
      unit_amount: priceCents,
      product_data: { name: `${name}: ${credits} Credits` },
      ...(type === 'subscription' ? { recurring: { interval: 'month' } } : {}),
    },
  };
}

function sessionParams(checkout: Checkout): Stripe.Checkout.SessionCreateParams {
  const { businessId, customerId, offer, returnUrl, language } = checkout;
  const metadata = { business_id: businessId, item: offer.key, credits: String(offer.credits) };
  return {
    customer: customerId,
    client_reference_id: businessId,
    line_items: [lineItem(offer, language)],
    allowed_payment_method_types: ['card'],
    locale: language,
    success_url: `${returnUrl}&checkout=paid`,
    cancel_url: `${returnUrl}&checkout=cancelled`,
    metadata,
    ...(offer.type === 'subscription'
      ? { mode: 'subscription', subscription_data: { metadata } }
      : { mode: 'payment', invoice_creation: { enabled: true } }),
  };
}

async function openSession(stripe: Stripe, checkout: Checkout): Promise<string> {
  const session = await stripe.checkout.sessions.create(sessionParams(checkout), {
    idempotencyKey: `checkout-${checkout.idempotencyKey}`,
  });
  if (!session.url) throw new Error('a checkout session came without an address');
  return session.url;
}

/** Two open checkouts could end in two subscriptions: a new one closes those before it. */
async function closeOpenSubscriptionCheckouts(stripe: Stripe, customerId: string): Promise<void> {
  const open = await stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 });
  for (const session of open.data.filter(({ mode }) => mode === 'subscription')) {
    await stripe.checkout.sessions.expire(session.id);
  }
}

/** Disputes are listed by charge; few charges have any. */
async function listDisputes(stripe: Stripe, charges: readonly Stripe.Charge[]): Promise<Stripe.Dispute[]> {
  const disputes: Stripe.Dispute[] = [];
  for (const { id } of charges.filter(({ disputed }) => disputed)) {
    disputes.push(...(await stripe.disputes.list({ charge: id, limit: 100 })).data);
  }
  return disputes;
}

/** Payments through Stripe. */
export function createStripeProvider(
  stripe: Stripe,
  { clock, logger }: Pick<Deps, 'clock' | 'logger'>,
): PaymentProvider {
  const guarded = withoutLeaks(logger);
  const planByPlan = createFairQueue({ ...turns.payments, atOnceOfOne: 1 });
  return {
    createCustomer: guarded(async ({ businessId, email, companyName }: Payer) => {
      const params = { email, name: companyName, metadata: { business_id: businessId } };
      const customer = await stripe.customers.create(params, { idempotencyKey: `customer-${businessId}` });
      return customer.id;
    }),
    createCheckout: guarded(async (checkout: Checkout) => {
      if (checkout.offer.type === 'one-time') return openSession(stripe, checkout);
      return planByPlan(checkout.businessId, async () => {
        await closeOpenSubscriptionCheckouts(stripe, checkout.customerId);
        return openSession(stripe, checkout);
      });
    }),
    createPortal: guarded(async ({ customerId, returnUrl, language }: Portal) => {
      const params = { customer: customerId, return_url: returnUrl, locale: language };
      return (await stripe.billingPortal.sessions.create(params)).url;
    }),
    readCustomer: guarded(async ({ customerId: customer }: Customer) => {
      const created = { gte: Math.floor(clock().getTime() / 1000) - readBackDays * 86_400 };
      const everything = { limit: 1000 };
      const [subscriptions, invoices, sessions, charges] = await Promise.all([
        stripe.subscriptions.list({ customer, status: 'all', limit: 100 }).autoPagingToArray(everything),
        stripe.invoices
          .list({ customer, status: 'paid', created, limit: 100, expand: ['data.payments'] })
          .autoPagingToArray(everything),
        stripe.checkout.sessions
          .list({ customer, status: 'complete', created, limit: 100 })
          .autoPagingToArray(everything),
        stripe.charges.list({ customer, created, limit: 100 }).autoPagingToArray(everything),
      ]);
      const money = returnedMoney(charges, await listDisputes(stripe, charges));
      const { subscription, activeCount } = subscriptionThatCounts(subscriptions);
      if (activeCount > 1) logger.error({ customer, activeCount }, 'one customer pays several subscriptions');
      const payments = [
        ...invoices.map((invoice) => planPayment(invoice, money)),
        ...sessions.map((session) => packPayment(session, money)),
      ];
      return {
        subscription,
        payments: payments
          .filter((payment) => payment !== null)
          .sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime()),
      };
    }),
  };
}
