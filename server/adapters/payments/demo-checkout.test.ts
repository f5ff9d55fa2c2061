import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coupons } from '#database/schema/coupons.ts';
import { creditEntries } from '#database/schema/credits.ts';
import { payments } from '#database/schema/subscriptions.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';

interface Subscription {
  status: string;
  code?: string;
  plan_type: string | null;
  stripe_customer_id: string | null;
  current_period_end: string | null;
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Owner = Awaited<ReturnType<typeof createOwner>>;

const subscription = async ({ token }: Owner) => (await app.call<Subscription>('GET', '/subscription', { token })).body;
const balance = async ({ token }: Owner) => (await app.call('GET', '/credits/balance', { token })).body;
const checkout = (owner: Owner, json: Record<string, unknown>, headers = {}) =>
  app.call<{ url: string; code: string }>('POST', '/subscription/checkout', { token: owner.token, json, headers });

/** Submits a form of checkout or portal. */
async function send(url: string, fields: Record<string, string>) {
  const { pathname, search } = new URL(url);
  return app.app.request(pathname + search, { method: 'POST', body: new URLSearchParams(fields) });
}

/** Presses a button of the checkout. */
const press = (url: string, action: string) => send(url, { action });

const page = async (url: string) => {
  const { pathname, search } = new URL(url);
  return app.app.request(pathname + search);
};

async function subscribe(owner: Owner, priceAmount = 2900): Promise<void> {
  const { body } = await checkout(owner, { planType: 'subscription', priceAmount });
  await press(body.url, 'pay');
  await app.runJobs();
}

async function signInAgain(owner: Owner): Promise<Owner> {
  const { email, password } = owner;
  const { body } = await app.call<{ access_token: string }>('POST', '/auth/login', { json: { email, password } });
  return { ...owner, token: body.access_token };
}

describe('without a subscription', () => {
  it('says none, has no portal, and a check changes nothing', async () => {
    const owner = await createOwner(app);
    const none = { status: 'none', plan_type: null, stripe_customer_id: null, current_period_end: null };
    expect(await subscription(owner)).toMatchObject(none);
    const check = await app.call('POST', '/subscription/check', { token: owner.token });
    expect(check).toMatchObject({ status: 200, body: none });
    expect((await app.call('POST', '/subscription/portal', { token: owner.token })).body).toMatchObject({
      status: 409,
      code: 'no_customer',
    });
  });
});

describe('a checkout', () => {
  it.each([
    [{ planType: 'subscription', priceAmount: 2800 }],
    [{ planType: 'subscription', priceAmount: 1 }],
    [{ planType: 'subscription', priceAmount: 1500 }],
    [{ planType: 'one-time', priceAmount: 2900 }],
    [{ planType: 'subscription', priceAmount: 2900, item: 'enterprise' }],
    [{ planType: 'one-time', priceAmount: 1500, item: 'credits_100' }],
  ])('of a price that is not the catalogue’s is refused: %j', async (json) => {
    const owner = await createOwner(app);
    expect((await checkout(owner, json)).body).toMatchObject({ status: 422, code: 'price_mismatch' });
    expect((await subscription(owner)).stripe_customer_id).toBeNull();
  });

  it('of a plan starts its period, once, and mails a receipt', async () => {
    const owner = await createOwner(app);
    const { status, body } = await checkout(owner, { planType: 'subscription', priceAmount: 2900, item: 'starter' });
    expect({ status, path: new URL(body.url).pathname.slice(0, 15) }).toEqual({ status: 200, path: '/demo/checkout/' });
    const shown = await (await page(body.url)).text();
    expect(shown).toContain('keine echte Zahlung');
    expect(shown).toContain('29');
    expect((await subscription(owner)).status).toBe('none');

    const paid = await press(body.url, 'pay');
    expect(paid.headers.get('Location')).toMatch(/tab=subscription&checkout=paid$/);
    await press(body.url, 'pay');
    await app.runJobs();
    expect(await subscription(owner)).toMatchObject({
      status: 'active',
      plan_type: 'starter',
      credits_remaining: 50,
      credits_total: 50,
      current_period_end: '2026-12-21T12:00:00.000Z',
    });
    expect(await balance(owner)).toMatchObject({ balance: 65, plan: { remaining: 50, total: 50 }, purchased: 15 });
    const invoices = (await app.mails()).filter(
      ({ to, subject }) => to === owner.email && subject.includes('Rechnung'),
    );
    expect(invoices).toHaveLength(1);
    expect(invoices[0]?.text).toContain('29,00');
    expect((await page(body.url).then((answer) => answer.text())).includes('Schon bezahlt')).toBe(true);
  });

  it('of a plan while one runs is refused, of a pack is not', async () => {
    const owner = await createOwner(app);
    await subscribe(owner);
    expect((await checkout(owner, { planType: 'subscription', priceAmount: 7900 })).body).toMatchObject({
      status: 409,
      code: 'subscription_exists',
    });
    expect((await checkout(owner, { planType: 'one-time', priceAmount: 1500 })).status).toBe(200);
  });

  it('that is cancelled, or replaced by another of a plan, can no longer be paid', async () => {
    const owner = await createOwner(app);
    const first = await checkout(owner, { planType: 'subscription', priceAmount: 2900 });
    const second = await checkout(owner, { planType: 'subscription', priceAmount: 7900 });
    expect((await press(first.body.url, 'pay')).headers.get('Location')).toMatch(/checkout=expired$/);
    expect((await press(second.body.url, 'cancel')).headers.get('Location')).toMatch(/checkout=cancelled$/);
    expect((await press(second.body.url, 'pay')).headers.get('Location')).toMatch(/checkout=cancelled$/);
    await app.runJobs();
    expect((await subscription(owner)).status).toBe('none');
  });

  it('is the same one under one Idempotency-Key', async () => {
    const owner = await createOwner(app);
    const json = { planType: 'one-time', priceAmount: 4500 };
    const headers = { 'Idempotency-Key': 'buy-1' };
    const answers = await Promise.all([1, 2, 3].map(() => checkout(owner, json, headers)));
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    expect((await checkout(owner, { ...json, priceAmount: 1500 }, headers)).body.code).toBe('idempotency_key_reused');
  });

  it('of a pack with a coupon says what it was and what it is, and is paid once', async () => {
    const owner = await createOwner(app);
    const createdAt = app.clock.now();
    await app.db.insert(coupons).values([
      { code: 'FIFTH', percent: 20, createdAt },
      { code: 'TEN-MORE', credits: 10, createdAt },
    ]);
    const open = (coupon: string) => checkout(owner, { planType: 'one-time', priceAmount: 1500, coupon });
    const first = await open('fifth');
    const second = await open('fifth');
    expect(await (await page(second.body.url)).text()).toMatch(
      /15,00[\s\S]*Gutschein FIFTH[\s\S]*\u2212 3,00[\s\S]*10,08[\s\S]*1,92[\s\S]*12/,
    );
    expect((await press(first.body.url, 'pay')).headers.get('Location')).toMatch(/checkout=expired$/);
    await press(second.body.url, 'pay');
    expect((await open('fifth')).body).toMatchObject({ status: 422, errors: [{ code: 'coupon_used' }] });
    const third = await open('ten-more');
    expect(await (await page(third.body.url)).text()).toMatch(/35[\s\S]*Gutschein TEN-MORE[\s\S]*\+10 Credits/);
    await press(third.body.url, 'pay');
    await app.runJobs();
    expect(await balance(owner)).toMatchObject({ purchased: 60 });
  });

  it('opened many times at once makes one customer', async () => {
    const owner = await createOwner(app);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => checkout(owner, { planType: 'one-time', priceAmount: 1500 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    for (const { body } of answers) await press(body.url, 'pay');
    await app.runJobs();
    expect(await balance(owner)).toMatchObject({ balance: 265, purchased: 250, plan: { remaining: 15 } });
  });

  it('is shown in the language of the person who opened it', async () => {
    const owner = await createOwner(app);
    const { body } = await checkout(owner, { planType: 'one-time', priceAmount: 1500 }, { 'Accept-Language': 'en' });
    const shown = await page(body.url);
    expect(await shown.text()).toMatch(/lang="en"[\s\S]*not a real payment[\s\S]*Pay €15/);
    expect(shown.headers.get('Content-Security-Policy')).not.toContain('unsafe');
  });
});

describe('buying a pack', () => {
  it('through the documented endpoint adds credits that never end', async () => {
    const owner = await createOwner(app);
    const json = { package_id: 'credits_25', payment_method: 'card' };
    const { body } = await app.call<{ url: string }>('POST', '/credits/purchase', { token: owner.token, json });
    await press(body.url, 'pay');
    // No webhook arrived: ten concurrent checks repair it.
    const checks = await Promise.all(
      Array.from({ length: 10 }, () => app.call('POST', '/subscription/check', { token: owner.token })),
    );
    expect(checks.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await balance(owner)).toMatchObject({ balance: 40, purchased: 25 });
    const booked = await app.db.select().from(creditEntries).where(eq(creditEntries.businessId, owner.businessId));
    const [payment] = await app.db.select().from(payments).where(eq(payments.businessId, owner.businessId));
    expect(booked.filter(({ reason }) => reason === 'purchase')).toMatchObject([
      { amount: 25, bucket: 'purchased', balanceAfter: 25, actor: 'system', reference: payment?.reference },
    ]);
    expect(payment).toMatchObject({ amountCents: 1500, credits: 25, buyer: { companyName: 'Zum Anker' } });
  });

  it.each([
    [{ package_id: 'credits_26', payment_method: 'card' }, 'package_id'],
    [{ package_id: 'credits_25', payment_method: 'cash' }, 'payment_method'],
    [{ package_id: 'credits_25', payment_method: 'card', price: 1 }, 'price'],
  ])('is refused with the field: %j', async (json, path) => {
    const owner = await createOwner(app);
    const answer = await app.call('POST', '/credits/purchase', { token: owner.token, json });
    expect(answer.body).toMatchObject({ status: 422, errors: [{ path }] });
  });
});

describe('a running subscription', () => {
  it('renews every month without rollover; a cancelled one ends with its month', async () => {
    let owner = await createOwner(app);
    await subscribe(owner);
    app.clock.set('2026-12-21T12:30:00Z');
    owner = await signInAgain(owner);
    // The renewal is unknown, so last month's credits remain.
    expect(await balance(owner)).toMatchObject({ balance: 65 });
    await app.handlers['reconcile-due-subscriptions']({});
    await app.runJobs();
    expect(await balance(owner)).toMatchObject({ balance: 65, plan: { resets_at: '2027-01-21T12:00:00.000Z' } });

    const portal = await app.call<{ url: string }>('POST', '/subscription/portal', { token: owner.token });
    expect(await (await page(portal.body.url)).text()).toContain('21. Januar 2027');
    await press(portal.body.url, 'cancel');
    await app.runJobs();
    expect(await subscription(owner)).toMatchObject({ status: 'active', cancels_at_period_end: true });

    app.clock.set('2027-01-21T16:00:00Z');
    owner = await signInAgain(owner);
    await app.handlers['reconcile-due-subscriptions']({});
    await app.runJobs();
    expect(await subscription(owner)).toMatchObject({ status: 'inactive', plan_type: 'starter' });
    expect(await balance(owner)).toMatchObject({ balance: 15, plan: { resets_at: null } });
    const booked = await app.db.select().from(payments).where(eq(payments.businessId, owner.businessId));
    expect(booked).toHaveLength(2);
    await subscribe(owner, 7900);
    expect(await subscription(owner)).toMatchObject({ status: 'active', plan_type: 'professional' });
    expect(await balance(owner)).toMatchObject({ balance: 165 });
    app.clock.set('2026-11-21T12:00:00Z');
  });

  it('goes on with another plan from the next month, which the payment of that month grants', async () => {
    let owner = await createOwner(app);
    await subscribe(owner);
    const { body } = await app.call<{ url: string }>('POST', '/subscription/portal', { token: owner.token });
    const portal = async () => (await page(body.url)).text();
    expect(await portal()).toMatch(/Zu Professional wechseln/);
    await send(body.url, { plan: 'enterprise' });
    await send(body.url, { plan: 'professional' });
    await send(body.url, { plan: 'gold' });
    await app.runJobs();
    expect(await portal()).toContain('Ab 21. Dezember 2026 geht es mit Professional weiter.');
    expect(await subscription(owner)).toMatchObject({
      status: 'active',
      plan_type: 'starter',
      cancels_at_period_end: false,
    });
    expect(await balance(owner)).toMatchObject({ plan: { remaining: 50, total: 50 } });

    app.clock.set('2026-12-21T12:30:00Z');
    owner = await signInAgain(owner);
    await app.handlers['reconcile-due-subscriptions']({});
    await app.runJobs();
    expect(await subscription(owner)).toMatchObject({ status: 'active', plan_type: 'professional' });
    expect(await balance(owner)).toMatchObject({ plan: { remaining: 150, total: 150 } });
    const booked = await app.db.select().from(payments).where(eq(payments.businessId, owner.businessId));
    expect(booked.map(({ amountCents }) => amountCents).toSorted()).toEqual([2900, 7900]);
    app.clock.set('2026-11-21T12:00:00Z');
  });

  it('that was changed or cancelled stays as it is when its own plan is chosen again', async () => {
    const owner = await createOwner(app);
    await subscribe(owner);
    const { body } = await app.call<{ url: string }>('POST', '/subscription/portal', { token: owner.token });
    await send(body.url, { plan: 'enterprise' });
    await press(body.url, 'cancel');
    await app.runJobs();
    expect(await subscription(owner)).toMatchObject({ plan_type: 'starter', cancels_at_period_end: true });
    await send(body.url, { plan: 'starter' });
    await app.runJobs();
    expect(await subscription(owner)).toMatchObject({ plan_type: 'starter', cancels_at_period_end: false });
    const shown = await (await page(body.url)).text();
    expect(shown).toContain('Am 21. Dezember 2026 buchen wir 29');
    expect(shown).not.toContain('geht es mit');
  });

  it('is paid in another way from now on', async () => {
    const owner = await createOwner(app);
    const { body: offer } = await checkout(owner, { planType: 'subscription', priceAmount: 2900 });
    const shown = await (await page(offer.url)).text();
    for (const words of ['Zum Anker', '24,37', '4,63', '19 % Umsatzsteuer', 'SEPA-Lastschrift']) {
      expect(shown).toContain(words);
    }
    await send(offer.url, { action: 'pay', method: 'card' });
    await app.runJobs();
    const { body } = await app.call<{ url: string }>('POST', '/subscription/portal', { token: owner.token });
    const chosen = async () => /value="(\w+)" checked/.exec(await (await page(body.url)).text())?.[1];
    expect(await chosen()).toBe('card');
    await send(body.url, { method: 'cash' });
    expect(await chosen()).toBe('card');
    await send(body.url, { method: 'sepa' });
    expect(await chosen()).toBe('sepa');
  });

  it('has pages for its own customer only, and none of an unknown checkout', async () => {
    expect((await page('http://x/demo/checkout/0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11')).status).toBe(404);
    expect((await page('http://x/demo/checkout/nonsense')).status).toBe(404);
    expect(await (await page('http://x/demo/checkout/portal/demo_unknown')).text()).toContain('kein Abo');
  });
});

describe('the provider of the demo', () => {
  it('is not there in production, nor when Stripe is set up', async () => {
    const stripe = { secretKey: 'sk_test', webhookSecret: 'whsec_test', apiUrl: 'http://127.0.0.1:9' };
    const other = await createTestApp({ stripe });
    const answer = await other.app.request('/demo/checkout/0198a6c2-7d1e-7c3a-9f00-3a1b5c7d9e11');
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('Demo:');
    await other.close();
  });
});
