import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditEntries } from '#database/schema/credits.ts';
import { payments, stripeEvents, subscriptions } from '#database/schema/subscriptions.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput } from '#tests/support/factories.ts';
import type { FakeStripe } from '#tests/support/fake-stripe.ts';
import { startFakeStripe } from '#tests/support/fake-stripe.ts';

let stripe: FakeStripe;
let app: TestApp;
beforeAll(async () => {
  stripe = await startFakeStripe();
  app = await createTestApp({ stripe: stripe.settings });
});
afterAll(async () => {
  expect(await findLedgerDifferences(app.db)).toEqual([]);
  await app.close();
  await stripe.close();
});

const now = new Date('2026-11-21T12:00:00Z');
const nextMonth = new Date('2026-12-21T12:00:00Z');
const starter = { item: 'starter', credits: 50, cents: 2900 };
type Customer = Awaited<ReturnType<typeof createCustomer>>;

/** An owner with trial credits, 25 bought ones and their checkout. */
async function createCustomer() {
  const owner = await createOwner(app);
  const { body } = await app.call<{ url: string }>('POST', '/subscription/checkout', {
    token: owner.token,
    json: { planType: 'one-time', priceAmount: 1500 },
  });
  const session = body.url.split('/').at(-1) ?? '';
  stripe.paySession(session);
  await app.call('POST', '/subscription/check', { token: owner.token });
  const [row] = await app.db.select().from(subscriptions).where(eq(subscriptions.businessId, owner.businessId));
  return { ...owner, session, customer: row?.stripeCustomerId ?? '' };
}

const balance = async ({ token }: Customer) => (await app.call('GET', '/credits/balance', { token })).body;

/** Stripe's refund and dispute events name the charge, not the customer. */
async function deliver(type: string, paid: string): Promise<number> {
  const { status } = await stripe.deliver(app, { type, charge: stripe.chargeOf(paid).id });
  await app.runJobs();
  return status;
}

const operatorMails = async () =>
  (await app.mails()).filter(({ subject }) => subject.startsWith('Eine Zahlung ging zurück'));

async function publish({ token }: Customer, overrides: Record<string, unknown> = {}) {
  const { body } = await app.call<{ id: string }>('POST', '/events', { token, json: eventInput(overrides) });
  return app.call('POST', `/events/${body.id}/publish`, { token });
}

describe('money that goes back', () => {
  it.each(['charge.dispute.created', 'charge.dispute.funds_withdrawn'])(
    'freezes the credits on %s, and a dispute that is won thaws them',
    async (type) => {
      const owner = await createCustomer();
      stripe.dispute(owner.session, 1500);
      expect(await deliver(type, owner.session)).toBe(200);
      expect(await balance(owner)).toMatchObject({ balance: 15, purchased: 0, owed: 0, frozen: 25 });
      stripe.dispute(owner.session, 1500, 'won');
      await deliver('charge.dispute.closed', owner.session);
      expect(await balance(owner)).toMatchObject({ balance: 40, purchased: 25, owed: 0, frozen: 0 });
      const { body } = await app.call<{ data: { reason: string; amount: number }[] }>('GET', '/credits/entries', {
        token: owner.token,
      });
      expect(body.data.map(({ reason, amount }) => `${reason} ${amount}`).slice(0, 2)).toEqual([
        'payment_restored 25',
        'payment_returned -25',
      ]);
    },
  );

  it('takes credits in proportion, step by step, and never twice', async () => {
    const owner = await createCustomer();
    for (const [cents, left] of [
      [59, 25],
      [60, 24],
      [60, 24],
      [750, 13],
      [1500, 0],
      [1500, 0],
    ] as const) {
      stripe.refund(owner.session, cents);
      await deliver('refund.created', owner.session);
      expect(await balance(owner)).toMatchObject({ purchased: left, owed: 0 });
    }
    // The refund failed at the bank.
    stripe.refund(owner.session, 0);
    await deliver('refund.failed', owner.session);
    expect(await balance(owner)).toMatchObject({ purchased: 25 });
  });

  it('takes the credits of a month with it, also of one that is over as far as they were spent', async () => {
    const owner = await createCustomer();
    const subscription = stripe.startSubscription(owner.customer, starter, now, nextMonth);
    const first = stripe.state.invoices.at(-1)?.id ?? '';
    await stripe.deliver(app, { type: 'invoice.paid', customer: owner.customer });
    await app.runJobs();
    stripe.refund(first, 1450);
    await deliver('charge.refunded', first);
    expect(await balance(owner)).toMatchObject({ plan: { remaining: 25 }, purchased: 40 });
    expect((await publish(owner)).status).toBe(200);

    app.clock.set('2026-12-21T14:00:00Z');
    stripe.payInvoice(subscription, 2900, nextMonth, new Date('2027-01-21T12:00:00Z'));
    await stripe.deliver(app, { type: 'invoice.paid', customer: owner.customer });
    await app.runJobs();
    app.clock.set('2026-11-21T12:00:00Z');
    expect(await balance(owner)).toMatchObject({ plan: { remaining: 50 }, purchased: 40 });
    // 24 of the other 25 expired unspent, so the rest claims the spent one.
    stripe.refund(first, 2900);
    await deliver('charge.refund.updated', first);
    expect(await balance(owner)).toMatchObject({ plan: { remaining: 49 }, purchased: 40, owed: 0 });
  });

  it('leaves a debt where the credits were spent: nothing is published until new ones paid it', async () => {
    const owner = await createCustomer();
    for (let i = 0; i < 9; i++) {
      const spent = await publish(owner, { featured_event: true, push_notification: true, title: `Abend ${i}` });
      expect(spent).toMatchObject({ status: 200 });
    }
    expect(await balance(owner)).toMatchObject({ balance: 4 });
    stripe.dispute(owner.session, 1500);
    await deliver('charge.dispute.created', owner.session);
    // While undecided, only the rest is frozen.
    expect(await balance(owner)).toMatchObject({ balance: 0, owed: 0, frozen: 4 });
    stripe.dispute(owner.session, 1500, 'lost');
    await deliver('charge.dispute.closed', owner.session);
    expect(await balance(owner)).toMatchObject({ balance: 0, owed: 21, frozen: 0 });
    expect((await publish(owner)).body).toMatchObject({ status: 402, code: 'not_enough_credits', available: 0 });

    const { body } = await app.call<{ url: string }>('POST', '/subscription/checkout', {
      token: owner.token,
      json: { planType: 'one-time', priceAmount: 1500 },
    });
    stripe.paySession(body.url.split('/').at(-1) ?? '');
    await app.call('POST', '/subscription/check', { token: owner.token });
    expect(await balance(owner)).toMatchObject({ purchased: 4, owed: 0 });
    expect((await publish(owner)).status).toBe(200);

    // Credits of other payments are unaffected.
    stripe.dispute(owner.session, 1500, 'won');
    await deliver('charge.dispute.funds_reinstated', owner.session);
    expect(await balance(owner)).toMatchObject({ balance: 28, owed: 0 });
  });

  it('is told to the operator with what it means for the credits', async () => {
    const owner = await createCustomer();
    stripe.dispute(owner.session, 1500);
    await deliver('charge.dispute.created', owner.session);
    const [mail] = await operatorMails();
    expect(mail?.to).toBe(app.deps.config.operator.supportEmail);
    expect(mail?.text).toContain(owner.businessId);
    expect(mail?.text).toMatch(/zurückgebucht: 15,00\s€/);
    expect(mail?.text).toContain('25 von 25 Credits');
    expect(mail?.text).toContain('Widerspruch offen ist: 25');
    const told = (await operatorMails()).length;
    await deliver('charge.dispute.updated', owner.session);
    expect(await operatorMails()).toHaveLength(told);
  });

  it.each(['warning_needs_response', 'warning_closed', 'prevented'])(
    'is not said by an inquiry that takes none: %s',
    async (status) => {
      const owner = await createCustomer();
      stripe.dispute(owner.session, 1500, status);
      await deliver('charge.dispute.created', owner.session);
      expect(await balance(owner)).toMatchObject({ purchased: 25 });
    },
  );

  it('is found by the next reading when no message came', async () => {
    const owner = await createCustomer();
    stripe.dispute(owner.session, 1500, 'lost');
    await app.call('POST', '/subscription/check', { token: owner.token });
    expect(await balance(owner)).toMatchObject({ purchased: 0 });
    const [payment] = await app.db.select().from(payments).where(eq(payments.reference, owner.session));
    expect(payment).toMatchObject({ refundedCents: 0, disputedCents: 1500, claimedCredits: 25 });
  });

  it('waits for the next delivery while Stripe cannot say whose it is', async () => {
    const owner = await createCustomer();
    stripe.dispute(owner.session, 1500);
    const before = await app.db.$count(stripeEvents);
    stripe.state.isDown = true;
    expect(await deliver('charge.dispute.created', owner.session)).toBe(503);
    expect(await app.db.$count(stripeEvents)).toBe(before);
    stripe.state.isDown = false;
    expect(await deliver('charge.dispute.created', owner.session)).toBe(200);
    expect(await balance(owner)).toMatchObject({ purchased: 0 });
  });

  it('is not taken from an older reading that a newer one overtook', async () => {
    const owner = await createCustomer();
    stripe.dispute(owner.session, 1500);
    const check = () => app.call('POST', '/subscription/check', { token: owner.token });
    stripe.hold();
    const older = check();
    await expect.poll(() => stripe.load.now).toBeGreaterThanOrEqual(4);
    const newer = check();
    await expect.poll(() => stripe.load.now).toBeGreaterThanOrEqual(8);
    stripe.release();
    expect([(await older).status, (await newer).status]).toEqual([200, 200]);
    const booked = await app.db.select().from(creditEntries).where(eq(creditEntries.reference, owner.session));
    expect(booked.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([-25, 25]);
  });
});
