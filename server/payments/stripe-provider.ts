import Stripe from 'stripe';
import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import type { Offer } from '#domain/plans/offers.ts';
import { readBackDays } from '#domain/plans/read-back.ts';
import type { Language } from '#domain/shared/language.ts';
import type { StripeSettings } from '#server/config.ts';
import type { Checkout, PaymentProvider } from '#server/context/adapters.ts';
import type { Deps } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { packPayment, planPayment, subscriptionThatCounts } from '#server/payments/read-stripe.ts';

/** The SDK, told where to speak to and to give up in time. */
export function createStripe({ secretKey, apiUrl }: StripeSettings): Stripe {
  const options = { timeout: 8_000, maxNetworkRetries: 1, telemetry: false };
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

/** Trouble at Stripe is 503 for the caller and a line in the log for us; the sentence of Stripe stays inside. */
function withoutLeaks<A extends unknown[], T>(logger: Deps['logger'], work: (...args: A) => Promise<T>) {
  return async (...args: A): Promise<T> => {
    refuseInsideTransaction('The payment provider');
    try {
      return await work(...args);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      logger.error({ err: error, stripeRequestId: error.requestId }, 'Stripe refused or did not answer');
      throw new Problem('payment_unavailable', { headers: { 'Retry-After': '10' } });
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

/** Two open checkouts could end in two subscriptions: a new one closes those before it. */
async function closeOpenSubscriptionCheckouts(stripe: Stripe, customerId: string): Promise<void> {
  const open = await stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 });
  for (const session of open.data.filter(({ mode }) => mode === 'subscription')) {
    await stripe.checkout.sessions.expire(session.id);
  }
}

/** Payments through Stripe. */
export function createStripeProvider(
  stripe: Stripe,
  { clock, logger }: Pick<Deps, 'clock' | 'logger'>,
): PaymentProvider {
  return {
    createCustomer: withoutLeaks(logger, async ({ businessId, email, companyName }) => {
      const params = { email, name: companyName, metadata: { business_id: businessId } };
      const customer = await stripe.customers.create(params, { idempotencyKey: `customer-${businessId}` });
      return customer.id;
    }),
    createCheckout: withoutLeaks(logger, async (checkout) => {
      if (checkout.offer.type === 'subscription') await closeOpenSubscriptionCheckouts(stripe, checkout.customerId);
      const session = await stripe.checkout.sessions.create(sessionParams(checkout), {
        idempotencyKey: `checkout-${checkout.idempotencyKey}`,
      });
      if (!session.url) throw new Error('a checkout session came without an address');
      return session.url;
    }),
    createPortal: withoutLeaks(logger, async ({ customerId, returnUrl, language }) => {
      const params = { customer: customerId, return_url: returnUrl, locale: language };
      return (await stripe.billingPortal.sessions.create(params)).url;
    }),
    readCustomer: withoutLeaks(logger, async (customer) => {
      const created = { gte: Math.floor(clock().getTime() / 1000) - readBackDays * 86_400 };
      const everything = { limit: 1000 };
      const [subscriptions, invoices, sessions] = await Promise.all([
        stripe.subscriptions.list({ customer, status: 'all', limit: 100 }).autoPagingToArray(everything),
        stripe.invoices.list({ customer, status: 'paid', created, limit: 100 }).autoPagingToArray(everything),
        stripe.checkout.sessions
          .list({
            customer,
            status: 'complete',
            created,
            limit: 100,
            expand: ['data.payment_intent.latest_charge'],
          })
          .autoPagingToArray(everything),
      ]);
      const { subscription, activeCount } = subscriptionThatCounts(subscriptions);
      if (activeCount > 1) logger.error({ customer, activeCount }, 'one customer pays several subscriptions');
      const payments = [...invoices.map(planPayment), ...sessions.map(packPayment)];
      return {
        subscription,
        payments: payments
          .filter((payment) => payment !== null)
          .sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime()),
      };
    }),
  };
}
