import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { payments, refunds } from '#database/schema/subscriptions.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import { findInvoiceDifferences } from '#server/modules/money/invoices/find-invoice-differences.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { buyersOf } from '#tests/support/buyers.ts';
import type { FakeStripe } from '#tests/support/fake-stripe.ts';
import { startFakeStripe } from '#tests/support/fake-stripe.ts';
import { createReviewer } from '#tests/support/reviewers.ts';

let stripe: FakeStripe;
let app: TestApp;
let finance: Awaited<ReturnType<typeof createReviewer>>;
beforeAll(async () => {
  stripe = await startFakeStripe();
  app = await createTestApp({ stripe: stripe.settings });
  finance = await createReviewer(app, 'fiona', 'finance');
});
afterAll(async () => {
  expect(await findLedgerDifferences(app.db)).toEqual([]);
  expect(await findInvoiceDifferences(app.db)).toEqual([]);
  await app.close();
  await stripe.close();
});

const { createBuyer, check } = buyersOf(() => ({ app, stripe }));
let owner: Awaited<ReturnType<typeof createBuyer>>;
let paymentId: string;
beforeEach(async () => {
  owner = await createBuyer();
  const [payment] = await app.db.select().from(payments).where(eq(payments.businessId, owner.businessId));
  paymentId = payment?.id ?? '';
});

interface Refund {
  id: string;
  state: string;
  code?: string;
}
const refund = (
  cents: number,
  { key = randomUUID() as string, reason = 'Doppelt bezahlt', token = finance.token } = {},
) =>
  app.call<Refund>('POST', `/desk/customers/${owner.businessId}/payments/${paymentId}/refunds`, {
    token,
    headers: { 'Idempotency-Key': key },
    json: { cents, reason },
  });
const money = async () =>
  (
    await app.call<{
      payments: { refunded_cents: number; refundable_cents: number; refunds: { state: string; cents: number }[] }[];
    }>('GET', `/desk/customers/${owner.businessId}/money-acts`, { token: finance.token })
  ).body.payments[0];
const refunded = () => stripe.chargeOf(owner.session).amount_refunded;
const purchased = async () =>
  (await app.call<{ purchased: number }>('GET', '/credits/balance', { token: owner.token })).body.purchased;
const corrections = async () => {
  const { body } = await app.call<{ data: { kind: string; gross_cents: number }[] }>('GET', '/invoices', {
    token: owner.token,
  });
  return body.data.filter(({ kind }) => kind === 'correction').map(({ gross_cents }) => gross_cents);
};
const logged = () =>
  app.db.$count(
    auditEntries,
    and(eq(auditEntries.subject, `payment:${paymentId}`), eq(auditEntries.action, 'payment_refunded')),
  );

it('goes back in part and in full, and credits, invoice and log follow once', async () => {
  const key = randomUUID();
  const [first, again] = await Promise.all([refund(600, { key }), refund(600, { key })]);
  expect([first.status, first.body.state, again.body]).toEqual([201, 'made', first.body]);
  await app.runJobs();
  await stripe.deliver(app, { type: 'charge.refunded', customer: owner.customer });
  await app.runJobs();
  expect([refunded(), await purchased(), await corrections(), await logged()]).toEqual([600, 15, [600], 1]);
  expect(await money()).toMatchObject({ refunded_cents: 600, refundable_cents: 900, refunds: [{ state: 'booked' }] });
  expect((await refund(901)).body).toMatchObject({ errors: [{ path: 'cents', code: 'too_big', limit: 900 }] });
  expect((await refund(900)).status).toBe(201);
  await app.runJobs();
  expect([refunded(), await purchased(), await corrections()]).toEqual([1500, 0, [900, 600]]);
  expect((await refund(1)).body).toMatchObject({ code: 'payment_returned' });
  const { body } = await app.call<{ data: unknown[] }>('GET', '/audit', { token: owner.token });
  expect(body.data).toContainEqual(
    expect.objectContaining({
      action: 'payment_refunded',
      actor: { kind: 'reviewer', name: null },
      after: expect.objectContaining({ amount: '6.00 EUR', reason: 'Doppelt bezahlt' }),
    }),
  );
});

it('never counts on the same money twice, also at the same moment', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => refund(800)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
  await app.runJobs();
  expect([refunded(), await corrections(), await logged()]).toEqual([800, [800], 1]);
});

it('is nothing while the provider is away, and the same call does it later', async () => {
  const key = randomUUID();
  stripe.state.isDown = true;
  const { status, body, headers } = await refund(1500, { key });
  stripe.state.isDown = false;
  expect([status, body.code, headers.get('Retry-After')]).toEqual([503, 'nothing_refunded', '10']);
  await app.runJobs();
  expect([refunded(), await corrections(), await logged()]).toEqual([0, [], 0]);
  expect(await money()).toMatchObject({ refundable_cents: 1500, refunds: [{ state: 'failed' }] });
  expect((await refund(1500, { key })).body.state).toBe('made');
  await app.runJobs();
  expect([refunded(), await corrections(), await logged()]).toEqual([1500, [1500], 1]);
});

it('is asked for again when its answer got lost, and goes back once', async () => {
  stripe.state.losesRefunds = true;
  const { status, body } = await refund(500);
  stripe.state.losesRefunds = false;
  expect([status, body.state, await logged()]).toEqual([201, 'asked', 0]);
  expect((await refund(1001)).body).toMatchObject({ errors: [{ limit: 1000 }] });
  await app.handlers['settle-refund']({ refundId: body.id });
  await app.handlers['settle-refund']({ refundId: body.id });
  await app.runJobs();
  expect([refunded(), await corrections(), await logged()]).toEqual([500, [500], 1]);
});

it('is refused where the provider knows better, and the desk learns it', async () => {
  stripe.refund(owner.session, 1500);
  expect((await refund(700)).body).toMatchObject({ code: 'payment_returned' });
  await app.runJobs();
  expect([refunded(), await corrections(), await logged()]).toEqual([1500, [1500], 0]);
});

it('is refused during a dispute, and once nobody would read it back', async () => {
  stripe.dispute(owner.session, 1500);
  await check(owner.token);
  expect((await refund(100)).body).toMatchObject({ code: 'payment_returned' });
  stripe.dispute(owner.session, 1500, 'won');
  await check(owner.token);
  const mine = eq(payments.id, paymentId);
  const old = new Date(app.clock.now().getTime() - 200 * 86_400_000);
  await app.db.update(payments).set({ paidAt: old }).where(mine);
  expect((await refund(100)).body).toMatchObject({ code: 'payment_too_old' });
});

it('takes a reason, the right, and a payment of this business', async () => {
  expect((await refund(100, { reason: '' })).body).toMatchObject({ errors: [{ path: 'reason' }] });
  expect((await refund(0)).body).toMatchObject({ errors: [{ path: 'cents' }] });
  const { token } = await createReviewer(app, undefined, 'support');
  expect((await refund(100, { token })).body).toMatchObject({ code: 'permission_missing' });
  const other = await createBuyer();
  const path = `/desk/customers/${other.businessId}/payments/${paymentId}/refunds`;
  const json = { cents: 100, reason: 'Falscher Laden' };
  expect((await app.call('POST', path, { token: finance.token, json })).status).toBe(404);
  expect(await app.db.$count(refunds, eq(refunds.paymentId, paymentId))).toBe(0);
});

it('leaves no trial to extend once a plan was paid', async () => {
  const starter = { item: 'starter', credits: 50, cents: 2900 };
  const now = app.clock.now();
  stripe.startSubscription(owner.customer, starter, now, new Date(now.getTime() + 30 * 86_400_000));
  await check(owner.token);
  const path = `/desk/customers/${owner.businessId}/trial`;
  const { token } = await createReviewer(app, undefined, 'lead');
  const json = { days: 7, reason: 'War krank' };
  expect((await app.call('POST', path, { token, json })).body).toMatchObject({ code: 'no_trial' });
});
