import Stripe from 'stripe';
import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import type { BillingDetails } from '#domain/billing/billing-details.ts';
import { isVatIdRight } from '#domain/billing/billing-details.ts';
import type { Offer } from '#domain/plans/offers.ts';
import { readBackDays } from '#domain/plans/read-back.ts';
import { vatPercent } from '#domain/plans/vat.ts';
import { asciiEmail } from '#domain/shared/email.ts';
import type { Language } from '#domain/shared/language.ts';
import { queueLimits } from '#domain/shared/limits.ts';
import { currentSubscription, packPayment, planPayment, refundsOf } from '#server/adapters/payments/read-stripe.ts';
import type { StripeSettings } from '#server/boot/settings/config.ts';
import type { Checkout, Customer, Payer, PaymentProvider, Portal, RefundOrder } from '#server/context/adapters.ts';
import type { Deps } from '#server/context/context.ts';
import { createFairQueue } from '#server/context/fair-queue.ts';
import { Problem } from '#server/context/problem.ts';
import { refuseCoupon } from '#server/modules/money/coupons/claim-coupon.ts';

/** Milliseconds per request, and per call with its requests and queueing. */
const REQUEST_MS = 6_000;
const CALL_MS = 20_000;

/** The SDK with our address and timeouts. */
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
 * Stripe's failures become 503 and a log line without Stripe's message. Two concurrent calls per business; one that
 * outlives its timeout keeps its slot.
 */
function withoutLeaks(logger: Deps['logger']) {
  const runQueued = createFairQueue(queueLimits.payments);
  return <A extends { businessId: string }, T>(work: (call: A) => Promise<T>) =>
    async (call: A): Promise<T> => {
      refuseInsideTransaction('The payment provider');
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(trouble()), CALL_MS);
      });
      try {
        return await Promise.race([runQueued(call.businessId, () => work(call)), timeout]);
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

/** Name on payment page and bank statement. */
function nameOf({ type, credits }: Offer, language: Language): string {
  return `${type === 'subscription' ? subscriptionNames[language] : 'Credits'}: ${credits} Credits`;
}

/** Our current price, tax included. */
function lineItem(offer: Offer, language: Language, taxRate: string): Stripe.Checkout.SessionCreateParams.LineItem {
  const { type, priceCents } = offer;
  return {
    quantity: 1,
    price_data: {
      currency: 'eur',
      unit_amount: priceCents,
      tax_behavior: 'inclusive',
      product_data: { name: nameOf(offer, language) },
      ...(type === 'subscription' ? { recurring: { interval: 'month' } } : {}),
    },
    tax_rates: [taxRate],
  };
}

/** We issue the invoices: Stripe makes none for packs, and its monthly ones are not sent. */
function sessionParams(checkout: Checkout, taxRate: string): Stripe.Checkout.SessionCreateParams {
  const { businessId, customerId, offer, coupon, returnUrl, language } = checkout;
  const description = nameOf(offer, language);
  const sold = { business_id: businessId, item: offer.key, credits: String(offer.credits) };
  const metadata = coupon === null ? sold : { ...sold, coupon, operation: checkout.idempotencyKey };
  return {
    customer: customerId,
    client_reference_id: businessId,
    line_items: [lineItem(offer, language, taxRate)],
    allowed_payment_method_types: ['card', 'sepa_debit'],
    locale: language,
    success_url: `${returnUrl}&checkout=paid`,
    cancel_url: `${returnUrl}&checkout=cancelled`,
    metadata,
    ...(offer.type === 'subscription'
      ? { mode: 'subscription', subscription_data: { metadata, description } }
      : { mode: 'payment', payment_intent_data: { metadata, description } }),
  };
}

function addressOf({ company, street, postcode, city, email }: BillingDetails) {
  return {
    name: company,
    email: asciiEmail(email) ?? email,
    address: { line1: street, postal_code: postcode, city, country: 'DE' },
  };
}

/** A valid VAT id for Stripe, which refuses others. */
function taxIdOf({ vatId }: BillingDetails): { type: 'eu_vat'; value: string } | undefined {
  return vatId !== null && isVatIdRight(vatId) ? { type: 'eu_vat', value: vatId } : undefined;
}

async function updateCustomer(stripe: Stripe, { customerId, details }: Checkout): Promise<void> {
  const taxId = taxIdOf(details);
  const customer = await stripe.customers.update(customerId, { ...addressOf(details), expand: ['tax_ids'] });
  const known = customer.tax_ids?.data ?? [];
  const isKnown = known.some(({ value }) => value === taxId?.value);
  for (const { id, value } of known) {
    if (value !== taxId?.value) await stripe.customers.deleteTaxId(customerId, id);
  }
  if (taxId && !isKnown) await stripe.customers.createTaxId(customerId, taxId);
}

/** Our tax rate as a Stripe object, created if missing. */
async function findTaxRate(stripe: Stripe): Promise<string> {
  const rates = await stripe.taxRates.list({ active: true, inclusive: true, limit: 100 });
  const known = rates.data.find(({ percentage, country }) => percentage === vatPercent && country === 'DE');
  if (known) return known.id;
  const params = { display_name: 'USt.', inclusive: true, percentage: vatPercent, country: 'DE' };
  return (await stripe.taxRates.create(params, { idempotencyKey: `tax-rate-de-${vatPercent}` })).id;
}

async function openSession(stripe: Stripe, checkout: Checkout, taxRate: string): Promise<string> {
  await updateCustomer(stripe, checkout);
  const session = await stripe.checkout.sessions.create(sessionParams(checkout, taxRate), {
    idempotencyKey: `checkout-${checkout.idempotencyKey}`,
  });
  if (!session.url) throw new Error('a checkout session came without an address');
  return session.url;
}

/** Closes earlier checkouts: two open ones could make two subscriptions. */
async function closeOpenSubscriptionCheckouts(stripe: Stripe, customerId: string): Promise<void> {
  const open = await stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 });
  for (const session of open.data.filter(({ mode }) => mode === 'subscription')) {
    await stripe.checkout.sessions.expire(session.id);
  }
}

/** Closes earlier checkouts with the coupon, except the same key's. 422 if one was paid or is being paid. */
async function closeCouponCheckouts(stripe: Stripe, checkout: Checkout, since: number): Promise<void> {
  const { customerId: customer, coupon, idempotencyKey } = checkout;
  if (coupon === null) return;
  for (const status of ['open', 'complete'] as const) {
    const recent = { customer, status, created: { gte: since }, limit: 100 };
    const sessions = await stripe.checkout.sessions.list(recent).autoPagingToArray({ limit: 1000 });
    const same = sessions.filter(({ metadata }) => metadata?.coupon === coupon);
    if (status === 'complete' && same.length > 0) throw refuseCoupon('coupon_used');
    for (const { id, metadata } of same) {
      if (metadata?.operation !== idempotencyKey) await stripe.checkout.sessions.expire(id);
    }
  }
}

/** Disputes are listed by charge. */
async function listDisputes(stripe: Stripe, charges: readonly Stripe.Charge[]): Promise<Stripe.Dispute[]> {
  const disputes: Stripe.Dispute[] = [];
  for (const { id } of charges.filter(({ disputed }) => disputed)) {
    disputes.push(...(await stripe.disputes.list({ charge: id, limit: 100 })).data);
  }
  return disputes;
}

/** The charge of a payment, or its intent; undefined without one. */
async function chargedBy(stripe: Stripe, { type, reference }: RefundOrder) {
  if (type === 'one-time') {
    const session = await stripe.checkout.sessions.retrieve(reference);
    return session.payment_intent ? { payment_intent: idOf(session.payment_intent) } : undefined;
  }
  const invoice = await stripe.invoices.retrieve(reference, { expand: ['payments'] });
  const payment = invoice.payments?.data[0]?.payment;
  if (payment?.payment_intent) return { payment_intent: idOf(payment.payment_intent) };
  return payment?.charge ? { charge: idOf(payment.charge) } : undefined;
}

const idOf = (thing: string | { id: string }) => (typeof thing === 'string' ? thing : thing.id);

type Charged = NonNullable<Awaited<ReturnType<typeof chargedBy>>>;

/** Stripe forgets idempotency keys after a day, so an earlier attempt is looked up. */
async function isRefunded(stripe: Stripe, charged: Charged, id: string): Promise<boolean> {
  const refunds = await stripe.refunds.list({ ...charged, limit: 100 }).autoPagingToArray({ limit: 1000 });
  return refunds.some(
    ({ metadata, status }) => metadata?.refund === id && status !== 'failed' && status !== 'canceled',
  );
}

/** Refused by Stripe: less is left, or the payment is disputed. */
async function makeRefund(stripe: Stripe, charged: Charged, { businessId, cents, id }: RefundOrder): Promise<boolean> {
  try {
    const metadata = { refund: id, business_id: businessId };
    await stripe.refunds.create({ ...charged, amount: cents, metadata }, { idempotencyKey: `refund-${id}` });
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
    throw error;
  }
}

const isUnavailable = (error: unknown) => error instanceof Problem && error.code === 'payment_unavailable';

export function createStripeProvider(
  stripe: Stripe,
  { clock, logger }: Pick<Deps, 'clock' | 'logger'>,
): PaymentProvider {
  const guarded = withoutLeaks(logger);
  let taxRate: string | undefined;
  const readBackSince = () => Math.floor(clock().getTime() / 1000) - readBackDays * 86_400;
  const beginRefund = guarded(async (order: RefundOrder) => {
    const charged = await chargedBy(stripe, order);
    return { charged, isMade: charged !== undefined && (await isRefunded(stripe, charged, order.id)) };
  });
  const endRefund = guarded(({ charged, ...order }: RefundOrder & { charged: Charged }) =>
    makeRefund(stripe, charged, order),
  );
  const planByPlan = createFairQueue({ ...queueLimits.payments, concurrencyPerKey: 1 });
  return {
    createCustomer: guarded(async ({ businessId, details }: Payer) => {
      const params = { ...addressOf(details), metadata: { business_id: businessId } };
      const customer = await stripe.customers.create(params, { idempotencyKey: `customer-${businessId}` });
      return customer.id;
    }),
    createCheckout: guarded(async (checkout: Checkout) => {
      taxRate ??= await findTaxRate(stripe);
      const rate = taxRate;
      await closeCouponCheckouts(stripe, checkout, readBackSince());
      if (checkout.offer.type === 'one-time') return openSession(stripe, checkout, rate);
      return planByPlan(checkout.businessId, async () => {
        await closeOpenSubscriptionCheckouts(stripe, checkout.customerId);
        return openSession(stripe, checkout, rate);
      });
    }),
    createPortal: guarded(async ({ customerId, returnUrl, language }: Portal) => {
      const params = { customer: customerId, return_url: returnUrl, locale: language };
      return (await stripe.billingPortal.sessions.create(params)).url;
    }),
    async refund(order: RefundOrder) {
      const { charged, isMade } = await beginRefund(order).catch((error: unknown) => {
        throw isUnavailable(error) ? new Problem('nothing_refunded', { headers: { 'Retry-After': '10' } }) : error;
      });
      if (isMade) return 'made';
      if (!charged) return 'refused';
      try {
        return (await endRefund({ ...order, charged })) ? 'made' : 'refused';
      } catch (error) {
        if (isUnavailable(error)) return 'unknown';
        throw error;
      }
    },
    readCustomer: guarded(async ({ customerId: customer }: Customer) => {
      const created = { gte: readBackSince() };
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
      const money = refundsOf(charges, await listDisputes(stripe, charges));
      const { subscription, activeCount } = currentSubscription(subscriptions);
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
