import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { StripeSettings } from '#server/boot/settings/config.ts';
import type { TestApp } from '#tests/support/app.ts';

type Fields = Record<string, string>;
type Thing = { id: string } & Record<string, unknown>;

export interface StripeRequest {
  method: string;
  path: string;
  fields: Fields;
  idempotencyKey: string | undefined;
}

const list = (data: Thing[]) => ({ object: 'list', data, has_more: false, url: '/v1' });
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** The part of Stripe that the product uses, over real HTTP. Tests change its state and deliver its events. */
export async function startFakeStripe() {
  const requests: StripeRequest[] = [];
  const state = {
    customers: new Map<string, string>(),
    sessions: [] as Thing[],
    subscriptions: [] as Thing[],
    invoices: [] as Thing[],
    charges: [] as Thing[],
    disputes: [] as Thing[],
    taxRates: [] as Thing[],
    taxIds: [] as Thing[],
    refunds: [] as Thing[],
    isDown: false,
    /** Refunds are made, but their answers get lost. */
    losesRefunds: false,
  };
  /** Requests in flight: current and maximum. */
  const load = { now: 0, most: 0 };
  let released: Promise<void> = Promise.resolve();
  let release = () => {};
  let count = 0;
  const nextId = (prefix: string) => `${prefix}_${++count}`;

  function createCustomer({ idempotencyKey = '' }: StripeRequest): Thing {
    const id = state.customers.get(idempotencyKey) ?? nextId('cus');
    state.customers.set(idempotencyKey, id);
    return { id, object: 'customer' };
  }

  function createTaxRate({ fields }: StripeRequest): Thing {
    const rate = { id: nextId('txr'), ...fields, percentage: Number(fields.percentage) };
    state.taxRates.push(rate);
    return rate;
  }

  function changeTaxIds(
    { method, fields }: StripeRequest,
    customer: string | undefined,
    id: string | undefined,
  ): Thing {
    if (method === 'POST') state.taxIds.push({ id: nextId('txi'), customer, type: fields.type, value: fields.value });
    else state.taxIds = state.taxIds.filter((one) => one.id !== id);
    return { id: id ?? String(state.taxIds.at(-1)?.id), object: 'tax_id' };
  }

  function createSession({ fields }: StripeRequest): Thing {
    const id = nextId('cs');
    const session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.example/${id}`,
      mode: fields.mode,
      status: 'open',
      payment_status: 'unpaid',
      customer: fields.customer,
      created: Date.UTC(2026, 10, 21, 12) / 1000,
      amount_total: Number(fields['line_items[0][price_data][unit_amount]']),
      metadata: {
        item: fields['metadata[item]'],
        credits: fields['metadata[credits]'],
        business_id: fields['metadata[business_id]'],
        ...(fields['metadata[coupon]']
          ? { coupon: fields['metadata[coupon]'], operation: fields['metadata[operation]'] }
          : {}),
      },
      payment_intent: null as unknown,
    };
    state.sessions.push(session);
    return session;
  }

  /** Undefined, for 400, above what is left. */
  function createRefund({ fields, idempotencyKey }: StripeRequest): Thing | undefined {
    const known = state.refunds.find((refund) => refund.idempotencyKey === idempotencyKey);
    if (known) return known;
    const charge = state.charges.find(({ payment_intent }) => payment_intent === fields.payment_intent);
    const [amount, refunded] = [Number(fields.amount), Number(charge?.amount_refunded)];
    if (!charge || charge.disputed || refunded + amount > Number(charge.amount)) return undefined;
    charge.amount_refunded = refunded + amount;
    const { payment_intent } = charge;
    const metadata = { refund: fields['metadata[refund]'] };
    const refund = { id: nextId('re'), status: 'succeeded', payment_intent, amount, metadata, idempotencyKey };
    state.refunds.push(refund);
    return refund;
  }

  function answer(request: StripeRequest): unknown {
    const { method, path, fields } = request;
    const ofCustomer = (thing: Thing) => thing.customer === fields.customer;
    if (method === 'POST' && path === '/v1/customers') return createCustomer(request);
    const customer = path.match(/^\/v1\/customers\/(\w+)$/);
    if (method === 'POST' && customer?.[1]) {
      return {
        id: customer[1],
        object: 'customer',
        tax_ids: list(state.taxIds.filter((one) => one.customer === customer[1])),
      };
    }
    const taxIds = path.match(/^\/v1\/customers\/(\w+)\/tax_ids(?:\/(\w+))?$/);
    if (taxIds) return changeTaxIds(request, taxIds[1], taxIds[2]);
    if (path === '/v1/tax_rates') return method === 'POST' ? createTaxRate(request) : list(state.taxRates);
    if (method === 'POST' && path === '/v1/checkout/sessions') return createSession(request);
    if (method === 'POST' && path === '/v1/billing_portal/sessions') return { url: 'https://billing.stripe.example/p' };
    const expire = path.match(/^\/v1\/checkout\/sessions\/(\w+)\/expire$/);
    if (expire) {
      return Object.assign(state.sessions.find(({ id }) => id === expire[1]) ?? {}, { status: 'expired' });
    }
    if (path === '/v1/checkout/sessions') {
      return list(state.sessions.filter((session) => ofCustomer(session) && session.status === fields.status));
    }
    const one = path.match(/^\/v1\/(?:checkout\/sessions|invoices)\/(\w+)$/);
    if (one) return [...state.sessions, ...state.invoices].find(({ id }) => id === one[1]);
    if (path === '/v1/refunds' && method === 'GET') {
      return list(state.refunds.filter(({ payment_intent }) => payment_intent === fields.payment_intent));
    }
    if (path === '/v1/subscriptions') return list(state.subscriptions.filter(ofCustomer));
    if (path === '/v1/invoices') return list(state.invoices.filter((one) => ofCustomer(one) && one.status === 'paid'));
    if (path === '/v1/charges') return list(state.charges.filter(ofCustomer));
    if (path === '/v1/disputes') return list(state.disputes.filter(({ charge }) => charge === fields.charge));
    const charge = path.match(/^\/v1\/charges\/(\w+)$/);
    return charge ? state.charges.find(({ id }) => id === charge[1]) : undefined;
  }

  function addCharge(customer: unknown, payment_intent: string, amount: number): void {
    if (state.charges.some((charge) => charge.payment_intent === payment_intent)) return;
    state.charges.push({
      id: nextId('ch'),
      object: 'charge',
      customer,
      payment_intent,
      amount,
      amount_refunded: 0,
      disputed: false,
    });
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    const url = new URL(incoming.url ?? '/', 'http://stripe');
    const fields = Object.fromEntries(new URLSearchParams(incoming.method === 'POST' ? body : url.search));
    const idempotencyKey = incoming.headers['idempotency-key'] as string | undefined;
    const request = { method: incoming.method ?? '', path: url.pathname, fields, idempotencyKey };
    requests.push(request);
    load.now += 1;
    load.most = Math.max(load.most, load.now);
    await released;
    load.now -= 1;
    const asksRefund = request.method === 'POST' && url.pathname === '/v1/refunds';
    const made = state.isDown ? undefined : asksRefund ? createRefund(request) : answer(request);
    const isLost = asksRefund && state.losesRefunds;
    const found = isLost ? undefined : made;
    const status = found !== undefined ? 200 : state.isDown || isLost ? 500 : asksRefund ? 400 : 404;
    const type = status === 400 ? 'invalid_request_error' : 'api_error';
    const error = { error: { type, message: 'sk_live_secret detail of Stripe' } };
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'Request-Id': 'req_1',
      'Stripe-Should-Retry': 'false',
    });
    response.end(JSON.stringify(found ?? error));
  }

  const server = createServer((incoming, response) => void handle(incoming, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const settings: StripeSettings = {
    secretKey: 'sk_test_stand_in',
    webhookSecret: 'whsec_stand_in',
    apiUrl: `http://127.0.0.1:${port}`,
  };
  const sdk = new Stripe(settings.secretKey);

  return {
    settings,
    requests,
    state,
    load,
    /** Holds all responses until `release`. */
    hold() {
      Object.assign(load, { now: 0, most: 0 });
      released = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
    /** Creates a subscription with a first paid invoice. */
    startSubscription(
      customer: string,
      plan: { item: string; credits: number; cents: number },
      start: Date,
      end: Date,
    ) {
      const id = nextId('sub');
      const metadata = { item: plan.item, credits: String(plan.credits) };
      state.subscriptions.push({
        id,
        customer,
        status: 'active',
        metadata,
        created: seconds(start),
        start_date: seconds(start),
        cancel_at: null,
        cancel_at_period_end: false,
        items: { object: 'list', data: [{ current_period_end: seconds(end) }] },
      });
      this.payInvoice(id, plan.cents, start, end, 'subscription_create');
      return id;
    },
    payInvoice(
      subscription: string,
      cents: number,
      start: Date,
      end: Date,
      reason = 'subscription_cycle',
      status = 'paid',
    ) {
      const of = state.subscriptions.find(({ id }) => id === subscription);
      const id = nextId('in');
      Object.assign(of ?? {}, { items: { object: 'list', data: [{ current_period_end: seconds(end) }] } });
      state.invoices.push({
        id,
        customer: of?.customer,
        status,
        billing_reason: reason,
        amount_paid: cents,
        created: seconds(start),
        status_transitions: { paid_at: seconds(start) },
        parent: { type: 'subscription_details', subscription_details: { subscription, metadata: of?.metadata } },
        lines: { object: 'list', data: [{ period: { start: seconds(start), end: seconds(end) } }] },
        payments: list([{ id: `inpay_${id}`, payment: { type: 'payment_intent', payment_intent: `pi_${id}` } }]),
      });
      addCharge(of?.customer, `pi_${id}`, cents);
      return id;
    },
    /** Completes a checkout's payment. */
    paySession(id: string) {
      const session = state.sessions.find((one) => one.id === id);
      const paid = { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` };
      Object.assign(session ?? {}, paid);
      addCharge(session?.customer, `pi_${id}`, Number(session?.amount_total));
    },
    /** The charge of a paid checkout or invoice. */
    chargeOf(id: string): Thing {
      const charge = state.charges.find(({ payment_intent }) => payment_intent === `pi_${id}`);
      if (!charge) throw new Error(`nothing was charged for ${id}`);
      return charge;
    },
    /** Sets the refunded total of a checkout or invoice. */
    refund(id: string, cents: number) {
      Object.assign(this.chargeOf(id), { amount_refunded: cents });
    },
    /** Opens a dispute on a checkout or invoice, or updates its status. */
    dispute(id: string, cents: number, status = 'needs_response') {
      const charge = this.chargeOf(id);
      const known = state.disputes.find((dispute) => dispute.charge === charge.id);
      if (!known) state.disputes.push({ id: nextId('dp'), charge: charge.id, amount: cents, status });
      Object.assign(known ?? {}, { amount: cents, status });
      charge.disputed = true;
    },
    change(id: string, fields: Record<string, unknown>) {
      const thing = [...state.subscriptions, ...state.invoices, ...state.sessions].find((one) => one.id === id);
      Object.assign(thing ?? {}, fields);
    },
    /** Delivers an event with Stripe's signature. */
    async deliver(
      app: TestApp,
      event: { id?: string; type: string; customer?: string | null; charge?: string; sentAt?: Date },
      secret = settings.webhookSecret,
    ) {
      const { type, customer, charge, id = nextId('evt'), sentAt } = event;
      const payload = JSON.stringify({ id, object: 'event', type, data: { object: { customer, charge } } });
      return this.send(app, payload, secret, sentAt);
    },
    /** Delivers any body with Stripe's signature. */
    send(app: TestApp, payload: string, secret = settings.webhookSecret, sentAt?: Date) {
      const timestamp = seconds(sentAt ?? app.clock.now());
      const signature = sdk.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return app.app.request('/stripe/webhook', {
        method: 'POST',
        headers: { 'Stripe-Signature': signature, 'Content-Type': 'application/json' },
        body: payload,
      });
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;
