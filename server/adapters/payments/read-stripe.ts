import type Stripe from 'stripe';
import type { ReturnedMoney } from '#domain/credits/returned-payments.ts';
import type { ProviderPayment, ProviderSubscription } from '#server/context/adapters.ts';

const toDate = (seconds: number) => new Date(seconds * 1000);

const ours: Partial<Record<string, string>> = {
  active: 'active',
  trialing: 'active',
  canceled: 'inactive',
  incomplete_expired: 'inactive',
};

/** Running, then troubled, then ended; the newest of equals. */
function rank(subscription: Stripe.Subscription): number {
  return ['inactive', undefined, 'active'].indexOf(ours[subscription.status]);
}

function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const { id, status, metadata, items, cancel_at_period_end: cancelsAtPeriodEnd } = subscription;
  const ends = items.data.map((item) => item.current_period_end);
  return {
    id,
    status: ours[status] ?? status,
    plan: metadata.item ?? null,
    periodEnd: toDate(Math.max(...ends, subscription.start_date)),
    cancelsAtPeriodEnd: cancelsAtPeriodEnd || subscription.cancel_at !== null,
  };
}

export function currentSubscription(list: readonly Stripe.Subscription[]) {
  const [first] = [...list].sort((a, b) => rank(b) - rank(a) || b.created - a.created);
  return {
    subscription: first ? toSubscription(first) : null,
    activeCount: list.filter(({ status }) => ours[status] === 'active').length,
  };
}

/** Our checkout writes credits into the metadata; anything else is not ours. */
function readSold(metadata: Stripe.Metadata | null | undefined) {
  const credits = Number(metadata?.credits);
  if (!metadata?.item || !Number.isInteger(credits) || credits <= 0) return null;
  return { item: metadata.item, credits, coupon: metadata.coupon ?? null };
}

/** By payment intent id. */
type MoneyByIntent = ReadonlyMap<string, ReturnedMoney>;

/** These disputes take no money: won, prevented, or inquiries. */
const harmless: ReadonlySet<string> = new Set<Stripe.Dispute.Status>([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]);

const idOf = (thing: string | { id: string } | null | undefined) => (typeof thing === 'string' ? thing : thing?.id);

const nothing: ReturnedMoney = { refundedCents: 0, disputedCents: 0, lostCents: 0 };

const add = (a: ReturnedMoney, b: ReturnedMoney): ReturnedMoney => ({
  refundedCents: a.refundedCents + b.refundedCents,
  disputedCents: a.disputedCents + b.disputedCents,
  lostCents: a.lostCents + b.lostCents,
});

/** Refunds and disputes by payment intent. */
export function refundsOf(charges: readonly Stripe.Charge[], disputes: readonly Stripe.Dispute[]): MoneyByIntent {
  const money = new Map<string, ReturnedMoney>();
  for (const charge of charges) {
    const intent = idOf(charge.payment_intent) ?? charge.id;
    const own = disputes.filter((dispute) => idOf(dispute.charge) === charge.id && !harmless.has(dispute.status));
    const sum = (list: readonly Stripe.Dispute[]) => list.reduce((cents, { amount }) => cents + amount, 0);
    const returned = {
      refundedCents: charge.amount_refunded,
      disputedCents: sum(own),
      lostCents: sum(own.filter(({ status }) => status === 'lost')),
    };
    money.set(intent, add(money.get(intent) ?? nothing, returned));
  }
  return money;
}

function returnedOf(intents: readonly (string | undefined)[], money: MoneyByIntent): ReturnedMoney {
  return intents.reduce((sum, intent) => add(sum, money.get(intent ?? '') ?? nothing), nothing);
}

/** A paid invoice of a plan period; null for any other. */
export function planPayment(invoice: Stripe.Invoice, money: MoneyByIntent): ProviderPayment | null {
  const opensPeriod =
    invoice.billing_reason === 'subscription_create' || invoice.billing_reason === 'subscription_cycle';
  const sold = readSold(invoice.parent?.subscription_details?.metadata);
  const ends = invoice.lines.data.map((line) => line.period.end);
  if (!opensPeriod || !sold || ends.length === 0) return null;
  const paidBy = (invoice.payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent ?? payment.charge));
  return {
    ...sold,
    ...returnedOf(paidBy, money),
    reference: invoice.id,
    type: 'subscription',
    amountCents: invoice.amount_paid,
    paidAt: toDate(invoice.status_transitions.paid_at ?? invoice.created),
    periodEnd: toDate(Math.max(...ends)),
  };
}

/** A completed and paid pack checkout. */
export function packPayment(session: Stripe.Checkout.Session, money: MoneyByIntent): ProviderPayment | null {
  const sold = readSold(session.metadata);
  if (session.mode !== 'payment' || session.payment_status === 'unpaid' || !sold) return null;
  return {
    ...sold,
    ...returnedOf([idOf(session.payment_intent)], money),
    reference: session.id,
    type: 'one-time',
    amountCents: session.amount_total ?? 0,
    paidAt: toDate(session.created),
    periodEnd: null,
  };
}
