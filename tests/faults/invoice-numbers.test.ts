import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoices } from '#database/schema/invoices.ts';
import { payments } from '#database/schema/subscriptions.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import { findInvoiceDifferences } from '#server/modules/money/invoices/find-invoice-differences.ts';
import { reconcilePayments } from '#server/modules/money/subscription/reconcile-payments.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import type { FakeStripe } from '#tests/support/fake-stripe.ts';
import { startFakeStripe } from '#tests/support/fake-stripe.ts';
import type { ProductProcess } from '#tests/support/product-process.ts';
import { productionSettings, startProductProcess } from '#tests/support/product-process.ts';

/*
 * Processes book payments of many businesses concurrently and get killed. Invoice numbers must have no gap and no
 * repeat.
 */
const BUSINESSES = 20;
const PAYMENTS = 10;
let stripe: FakeStripe;
let app: TestApp;
const processes: ProductProcess[] = [];

const start = () =>
  startProductProcess(app.databaseUrl, {
    settings: {
      ...productionSettings,
      STRIPE_SECRET_KEY: stripe.settings.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
      STRIPE_API_URL: stripe.settings.apiUrl ?? '',
    },
  });

beforeAll(async () => {
  stripe = await startFakeStripe();
  app = await createTestApp({ stripe: stripe.settings });
});
afterAll(async () => {
  for (const each of processes) await each.stop();
  await app.close();
  await stripe.close();
});

/** Creates businesses with packs that are paid at Stripe and not booked. */
async function payPacks(): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < BUSINESSES; index += 1) {
    const { token, businessId } = await createOwner(app);
    ids.push(businessId);
    const json = { planType: 'one-time', priceAmount: 1500 };
    for (let payment = 0; payment < PAYMENTS; payment += 1) {
      const { body } = await app.call<{ url: string }>('POST', '/subscription/checkout', { token, json });
      stripe.paySession(body.url.split('/').at(-1) ?? '');
    }
  }
  return ids;
}

it('has no gap and no double after many payments at once, with processes that are killed in between', async () => {
  const ids = await payPacks();
  // Started late: earlier they would take the registrations' jobs.
  processes.push(...(await Promise.all([start(), start()])));
  const countBooked = async () => {
    const [row] = await app.db.select({ count: sql<number>`count(*)::int` }).from(payments);
    return row?.count ?? 0;
  };
  const readAll = () =>
    app.db.transaction(async (tx) => {
      for (const businessId of ids) await app.deps.jobs.enqueue(tx, reconcilePayments, { businessId });
    });
  await readAll();
  for (const share of [0.1, 0.4]) {
    await expect.poll(countBooked, { timeout: 30_000, interval: 5 }).toBeGreaterThan(BUSINESSES * PAYMENTS * share);
    await processes.shift()?.kill();
    processes.push(await start());
    // Replaces waiting for the dead processes' heartbeats to lapse.
    await readAll();
  }
  await expect.poll(countBooked, { timeout: 30_000 }).toBe(BUSINESSES * PAYMENTS);

  const rows = await app.db.select().from(invoices).orderBy(invoices.number);
  const year = rows[0]?.number.slice(0, 4);
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: BUSINESSES * PAYMENTS }, (_, index) => `${year}-${String(index + 1).padStart(6, '0')}`),
  );
  const charged = stripe.state.charges.reduce((sum, { amount }) => sum + Number(amount), 0);
  expect(rows.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(charged);
  expect(await findInvoiceDifferences(app.db)).toEqual([]);
  expect(await findLedgerDifferences(app.db)).toEqual([]);
});
