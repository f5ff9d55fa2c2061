import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditEntries } from '#database/schema/credits.ts';
import { payments, stripeEvents, subscriptions } from '#database/schema/subscriptions.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { cases } from '#tests/support/cases.ts';
import { callAsApp, createOwner, verifyBusiness } from '#tests/support/factories.ts';
import type { FakeStripe } from '#tests/support/fake-stripe.ts';
import { startFakeStripe } from '#tests/support/fake-stripe.ts';
import { fc } from '#tests/support/fast-check.ts';

let stripe: FakeStripe;
let app: TestApp;
beforeAll(async () => {
  stripe = await startFakeStripe();
  app = await createTestApp({ stripe: stripe.settings });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
beforeEach(() => {
  stripe.requests.length = 0;
  stripe.state.isDown = false;
  stripe.release();
});

const starter = { item: 'starter', credits: 50, cents: 2900 };
const at = (iso: string) => new Date(iso);
const [now, nextMonth, monthAfter] = [
  at('2026-11-21T12:00:00Z'),
  at('2026-12-21T12:00:00Z'),
  at('2027-01-21T12:00:00Z'),
];
type Owner = Awaited<ReturnType<typeof createOwner>> & { customer: string };

const post = <T = Record<string, unknown>>(owner: { token: string }, path: string, json?: unknown) =>
  app.call<T>('POST', path, { token: owner.token, json });
const balance = async ({ token }: Owner) => (await app.call('GET', '/credits/balance', { token })).body;
const shown = async ({ token }: Owner) => (await app.call('GET', '/subscription', { token })).body;
const checkout = (owner: { token: string }, planType: string, priceAmount: number) =>
  post<{ url: string }>(owner, '/subscription/checkout', { planType, priceAmount });
const bookings = ({ businessId }: Owner) =>
  app.db.select().from(creditEntries).where(eq(creditEntries.businessId, businessId)).orderBy(creditEntries.seq);

/** An owner with a Stripe customer and an open checkout of 25 credits. */
async function createCustomer(): Promise<Owner & { session: string }> {
  const owner = await createOwner(app);
  const { body } = await checkout(owner, 'one-time', 1500);
  const [row] = await app.db.select().from(subscriptions).where(eq(subscriptions.businessId, owner.businessId));
  return { ...owner, customer: row?.stripeCustomerId ?? '', session: body.url.split('/').at(-1) ?? '' };
}

async function deliver(type: string, customer: string | null, id?: string): Promise<number> {
  const { status } = await stripe.deliver(app, { type, customer, id });
  await app.runJobs();
  return status;
}

describe('a checkout at Stripe', () => {
  it('carries the price of the catalogue, the customer and what is sold, and nothing of the caller', async () => {
    const owner = await createOwner(app);
    const answer = await checkout(owner, 'subscription', 7900);
    expect(answer).toMatchObject({ status: 200, body: { url: expect.stringContaining('https://checkout.stripe') } });
    const sent = stripe.requests.find(({ path, method }) => method === 'POST' && path === '/v1/checkout/sessions');
    expect(sent?.fields).toMatchObject({
      mode: 'subscription',
      customer: expect.stringMatching(/^cus_/),
      'line_items[0][price_data][unit_amount]': '7900',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][recurring][interval]': 'month',
      'subscription_data[metadata][item]': 'professional',
      'subscription_data[metadata][credits]': '150',
      'subscription_data[metadata][business_id]': owner.businessId,
      locale: 'de',
    });
    const customer = stripe.requests.find(({ path }) => path === '/v1/customers');
    expect(customer?.idempotencyKey).toBe(`customer-${owner.businessId}`);
  });

  it('of a wrong price never reaches Stripe', async () => {
    const owner = await createOwner(app);
    expect((await checkout(owner, 'subscription', 100)).body).toMatchObject({ status: 422, code: 'price_mismatch' });
    expect(stripe.requests).toEqual([]);
  });

  it('of a plan closes the one that was open before', async () => {
    const owner = await createCustomer();
    const first = await checkout(owner, 'subscription', 2900);
    await checkout(owner, 'subscription', 7900);
    const id = first.body.url.split('/').at(-1);
    expect(stripe.state.sessions.find((session) => session.id === id)).toMatchObject({ status: 'expired' });
    expect(stripe.state.sessions.find((session) => session.id === owner.session)).toMatchObject({ status: 'open' });
  });

  it('of a plan closes the one that is opened at the same moment', async () => {
    const owner = await createCustomer();
    await Promise.all([checkout(owner, 'subscription', 2900), checkout(owner, 'subscription', 7900)]);
    const mine = stripe.state.sessions.filter(
      ({ customer, mode }) => customer === owner.customer && mode !== 'payment',
    );
    expect(mine.map(({ status }) => status).sort()).toEqual(['expired', 'open']);
  });

  it('is asked for twice at a time by one business at most, and nobody waits for those that wait for Stripe', async () => {
    const owner = await createOwner(app);
    const other = await createOwner(app);
    stripe.hold();
    let answered = 0;
    const purchases = Array.from({ length: 60 }, async () => {
      const answer = await post(owner, '/credits/purchase', { package_id: 'credits_25', payment_method: 'card' });
      if (answer.status === 200) answered += 1;
      return answer;
    });
    await expect.poll(() => stripe.load.now).toBe(2);
    expect((await app.call('GET', '/me', { token: other.token })).status).toBe(200);
    expect(answered).toBe(0);
    stripe.release();
    const answers = await Promise.all(purchases);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(40).fill('rate_limited'));
    expect(stripe.load.most).toBe(2);
    expect((await post(owner, '/subscription/portal')).body).toMatchObject({ code: 'rate_limited' });
  });

  it('while Stripe is down answers 503 without what Stripe said', async () => {
    const owner = await createCustomer();
    stripe.state.isDown = true;
    const answers = [
      await checkout(owner, 'one-time', 1500),
      await post(owner, '/subscription/portal'),
      await post(owner, '/subscription/check'),
    ];
    for (const { body } of answers) {
      expect(body).toMatchObject({ status: 503, code: 'payment_unavailable' });
      expect(JSON.stringify(body)).not.toContain('sk_live');
    }
  });
});

describe('the webhook', () => {
  it('books a paid plan once, however often and from whichever event it hears of it', async () => {
    const owner = await createCustomer();
    stripe.startSubscription(owner.customer, starter, now, nextMonth);
    const events = ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'];
    for (const type of events) {
      expect(await deliver(type, owner.customer, `${owner.customer}-${type}`)).toBe(200);
      expect(await deliver(type, owner.customer, `${owner.customer}-${type}`)).toBe(200);
    }
    expect(await shown(owner)).toMatchObject({ status: 'active', plan_type: 'starter', credits_remaining: 50 });
    expect((await bookings(owner)).map(({ amount, reason }) => [amount, reason])).toEqual([
      [15, 'trial'],
      [-15, 'trial_kept'],
      [15, 'trial_kept'],
      [50, 'plan_period'],
    ]);
    expect(await app.db.select().from(payments).where(eq(payments.businessId, owner.businessId))).toHaveLength(1);
    const invoices = (await app.mails()).filter(
      ({ to, subject }) => to === owner.email && subject.includes('Rechnung'),
    );
    expect(invoices).toHaveLength(1);
  });

  it('asks Stripe nothing for a second delivery', async () => {
    const owner = await createCustomer();
    await deliver('invoice.paid', owner.customer, 'evt_same');
    stripe.requests.length = 0;
    await deliver('invoice.paid', owner.customer, 'evt_same');
    expect(stripe.requests).toEqual([]);
    expect(await app.db.select().from(stripeEvents).where(eq(stripeEvents.id, 'evt_same'))).toHaveLength(1);
  });

  it('ends in the same state whatever the order in which a month of events arrives', async () => {
    const types = [
      'checkout.session.completed',
      'customer.subscription.created',
      'invoice.paid',
      'customer.subscription.updated',
      'invoice.payment_failed',
      'customer.subscription.deleted',
    ];
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...types, ...types], { minLength: 4 }), async (order) => {
        const owner = await createCustomer();
        const subscription = stripe.startSubscription(owner.customer, starter, now, nextMonth);
        stripe.paySession(owner.session);
        await deliver(order[0] ?? '', owner.customer);
        stripe.change(subscription, { cancel_at_period_end: true });
        await deliver(order[1] ?? '', owner.customer);
        stripe.change(subscription, { status: 'canceled' });
        for (const type of order.slice(2)) await deliver(type, owner.customer);
        expect(await shown(owner)).toMatchObject({ status: 'inactive', plan_type: 'starter' });
        expect(await balance(owner)).toMatchObject({ balance: 90, plan: { remaining: 50 }, purchased: 40 });
      }),
      { numRuns: cases({ all: 6, few: 2 }), endOnFailure: true },
    );
    expect(await findLedgerDifferences(app.db)).toEqual([]);
  });

  it('starts the new month late, and never an old one again', async () => {
    const owner = await createCustomer();
    const subscription = stripe.startSubscription(owner.customer, starter, now, nextMonth);
    await deliver('invoice.paid', owner.customer);
    app.clock.set('2026-12-21T14:00:00Z');
    stripe.payInvoice(subscription, 2900, nextMonth, monthAfter);
    await deliver('invoice.payment_failed', owner.customer);
    await deliver('invoice.paid', owner.customer);
    const booked = (await bookings(owner)).map(({ amount, reason }) => `${reason} ${amount}`);
    expect(booked.slice(-2)).toEqual(['plan_lapsed -50', 'plan_period 50']);
    app.clock.set('2026-11-21T12:00:00Z');
  });

  it('grants nothing for a month that was never paid, and shows what Stripe says of it', async () => {
    const owner = await createCustomer();
    const subscription = stripe.startSubscription(owner.customer, starter, now, nextMonth);
    stripe.change(stripe.state.invoices.at(-1)?.id ?? '', { status: 'open' });
    stripe.change(subscription, { status: 'past_due' });
    await deliver('invoice.payment_failed', owner.customer);
    expect(await shown(owner)).toMatchObject({ status: 'past_due', plan_type: 'starter' });
    expect(await balance(owner)).toMatchObject({ balance: 15 });
  });

  it('has the owner told three times of a renewal that is open, and no more once it is paid', async () => {
    const owner = await createCustomer();
    const subscription = stripe.startSubscription(owner.customer, starter, now, nextMonth);
    stripe.change(subscription, { status: 'past_due' });
    const told = async () => {
      await app.handlers['notice-unpaid']({});
      return (await app.mails()).filter(
        ({ to, subject }) => to === owner.email && /Zahlung für dein Abo/.test(subject),
      );
    };
    const before = app.clock.now().toISOString();
    for (const [days, count] of [
      [0, 1],
      [2, 1],
      [1, 2],
      [4, 3],
      [9, 3],
    ] as const) {
      app.clock.advance({ days });
      if (days < 3) await deliver('invoice.payment_failed', owner.customer);
      expect(await told()).toHaveLength(count);
      expect(await told()).toHaveLength(count);
    }
    expect((await told())[0]?.subject).toBe('Letzte Erinnerung: Die Zahlung für dein Abo ist offen');
    stripe.change(subscription, { status: 'active' });
    await deliver('invoice.paid', owner.customer);
    app.clock.advance({ days: 9 });
    expect(await told()).toHaveLength(3);
    app.clock.set(before);
  });

  it('books packs when their money arrives, and takes refunded ones back as far as they are there', async () => {
    const owner = await createCustomer();
    stripe.change(owner.session, { status: 'complete' });
    await deliver('checkout.session.completed', owner.customer);
    expect(await balance(owner)).toMatchObject({ purchased: 0 });
    stripe.paySession(owner.session);
    await deliver('checkout.session.async_payment_succeeded', owner.customer);
    expect(await balance(owner)).toMatchObject({ purchased: 25 });
    stripe.refund(owner.session, 1500);
    await deliver('charge.refunded', owner.customer);
    await deliver('charge.refunded', owner.customer);
    expect(await balance(owner)).toMatchObject({ balance: 15, purchased: 0 });
  });

  it.each([
    ['another secret', { secret: 'whsec_other' }],
    ['a signature of yesterday', { sentAt: new Date('2026-11-20T12:00:00Z') }],
    ['a signature of in an hour', { sentAt: new Date('2026-11-21T13:00:00Z') }],
  ])('refuses %s', async (_, { secret, sentAt }: { secret?: string; sentAt?: Date }) => {
    const owner = await createCustomer();
    stripe.startSubscription(owner.customer, starter, now, nextMonth);
    const answer = await stripe.deliver(app, { type: 'invoice.paid', customer: owner.customer, sentAt }, secret);
    expect(answer.status).toBe(400);
    await app.runJobs();
    expect(await shown(owner)).toMatchObject({ status: 'none' });
  });

  it('refuses a body that was changed, none at all, and no signature', async () => {
    const send = (body: string, signature?: string) =>
      app.app.request('/stripe/webhook', {
        method: 'POST',
        body,
        headers: signature === undefined ? {} : { 'Stripe-Signature': signature },
      });
    const statuses = [
      await send('{}'),
      await send('{}', ''),
      await send('', 't=1,v1=00'),
      await send('no json', 't=x'),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });

  it.each([
    'null',
    '7',
    '[]',
    '{"data":null}',
    '{"id":"evt_1","type":"invoice.paid"}',
    '{"id":"evt_1","type":"invoice.paid","data":null}',
    '{"id":"evt_\\u0000","type":"invoice.paid","data":{"object":{"customer":"cus_1"}}}',
    '{"id":"evt_1","type":"invoice.paid","data":{"object":{"customer":{"id":7}}}}',
  ])('refuses a signed body that is malformed: %s', async (body) => {
    expect((await stripe.send(app, body)).status).toBe(400);
  });

  it('takes events that concern nobody we know, or nothing we sell, without a word', async () => {
    expect(await deliver('invoice.paid', 'cus_of_somebody_else')).toBe(200);
    expect(await deliver('product.updated', null)).toBe(200);
    expect(stripe.requests).toEqual([]);
  });
});

describe('the check', () => {
  it('repairs what lost webhooks left behind', async () => {
    const owner = await createCustomer();
    stripe.startSubscription(owner.customer, starter, now, nextMonth);
    stripe.paySession(owner.session);
    expect(await balance(owner)).toMatchObject({ balance: 15 });
    expect(await post(owner, '/subscription/check')).toMatchObject({
      status: 200,
      body: { status: 'active', plan_type: 'starter', credits_remaining: 50 },
    });
    expect(await balance(owner)).toMatchObject({ balance: 90, purchased: 40 });
  });

  it('prefers the subscription that runs to one that ended', async () => {
    const owner = await createCustomer();
    const old = stripe.startSubscription(owner.customer, starter, now, nextMonth);
    stripe.change(old, { status: 'canceled' });
    stripe.startSubscription(owner.customer, { item: 'enterprise', credits: 300, cents: 14_900 }, now, nextMonth);
    stripe.state.subscriptions.reverse();
    await post(owner, '/subscription/check');
    expect(await shown(owner)).toMatchObject({ status: 'active', plan_type: 'enterprise' });
  });

  it('tells the app when guests see more or less of a business than before', async () => {
    const owner = await createCustomer();
    await verifyBusiness(app, owner.businessId);
    const told = async () => {
      const { data } = (await callAsApp<{ data: { type: string }[] }>(app, 'GET', '/changes?after=0&limit=200')).body;
      return data.filter(({ type }) => type === 'business.changed').length;
    };
    const before = await told();
    const small = stripe.startSubscription(owner.customer, starter, now, nextMonth);
    await post(owner, '/subscription/check');
    expect(await told()).toBe(before);
    stripe.change(small, { status: 'canceled' });
    const large = stripe.startSubscription(
      owner.customer,
      { item: 'professional', credits: 150, cents: 7900 },
      now,
      nextMonth,
    );
    await post(owner, '/subscription/check');
    expect(await told()).toBe(before + 1);
    stripe.change(large, { status: 'canceled' });
    await post(owner, '/subscription/check');
    expect(await told()).toBe(before + 2);
    await post(owner, '/subscription/check');
    expect(await told()).toBe(before + 2);
  });

  it('and the portal are of the caller’s own customer', async () => {
    const owner = await createCustomer();
    const { body } = await post<{ url: string }>(owner, '/subscription/portal');
    expect(body.url).toBe('https://billing.stripe.example/p');
    expect(stripe.requests.at(-1)?.fields).toMatchObject({ customer: owner.customer, locale: 'de' });
  });
});
