import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payments } from '#database/schema/subscriptions.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import { findInvoiceDifferences } from '#server/modules/money/invoices/find-invoice-differences.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  expect([await findLedgerDifferences(app.db), await findInvoiceDifferences(app.db)]).toEqual([[], []]);
  await app.close();
});

type Owner = Awaited<ReturnType<typeof createOwner>>;

const ask = async (path: string, { token }: Owner) => (await app.call('GET', path, { token })).body;
const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;

async function send(url: string, fields: Record<string, string>) {
  const answer = await app.app.request(pathOf(url), { method: 'POST', body: new URLSearchParams(fields) });
  await app.runJobs();
  return answer;
}

/** An owner with a purchase; returns portal URL and payment reference. */
async function createBuyer(json: Record<string, unknown>) {
  const owner = await createOwner(app);
  const { token } = owner;
  const { body } = await app.call<{ url: string }>('POST', '/subscription/checkout', { token, json });
  await send(body.url, { action: 'pay' });
  const portal = (await app.call<{ url: string }>('POST', '/subscription/portal', { token })).body.url;
  const [payment] = await app.db.select().from(payments).where(eq(payments.businessId, owner.businessId));
  return { owner, portal, reference: payment?.reference ?? '' };
}

const pack = { planType: 'one-time', priceAmount: 1500 };
const plan = { planType: 'subscription', priceAmount: 2900 };

describe('a refund of the demo', () => {
  it('takes credits and brings a correction; one above the rest is refused where it was typed', async () => {
    const { owner, portal, reference } = await createBuyer(pack);
    expect((await send(portal, { action: 'refund', reference, amount: '6,00' })).status).toBe(303);
    expect(await ask('/credits/balance', owner)).toMatchObject({ purchased: 15, owed: 0 });
    for (const amount of ['9,01', '0', '-1', 'neun', '']) {
      const refused = await send(portal, { action: 'refund', reference, amount });
      expect(refused.status).toBe(422);
      const shown = await refused.text();
      expect(shown).toMatch(/höchstens das, was noch da ist: 9,00\s€/);
      expect(shown).toContain(`value="${amount}"`);
    }
    expect((await send(portal, { action: 'refund', reference: 'other', amount: '1' })).status).toBe(422);
    const { data } = (await app.call<{ data: Record<string, unknown>[] }>('GET', '/invoices', { token: owner.token }))
      .body;
    expect(data.map(({ kind, gross_cents }) => [kind, gross_cents])).toEqual([
      ['correction', 600],
      ['invoice', 1500],
    ]);
  });

  it('asked for many times at once is never more than was paid', async () => {
    const { owner, portal, reference } = await createBuyer(pack);
    const form = { action: 'refund', reference, amount: '4' };
    const post = () => app.app.request(pathOf(portal), { method: 'POST', body: new URLSearchParams(form) });
    const answers = await Promise.all(Array.from({ length: 8 }, post));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 303, 303, 422, 422, 422, 422, 422]);
    await app.runJobs();
    expect(await ask('/credits/balance', owner)).toMatchObject({ purchased: 5 });
  });
});

it('a dispute of the demo freezes, thaws when it is won, and is decided once', async () => {
  const { owner, portal, reference } = await createBuyer(pack);
  expect((await send(portal, { dispute: 'won', reference })).status).toBe(422);
  await send(portal, { dispute: 'open', reference });
  expect(await ask('/credits/balance', owner)).toMatchObject({ purchased: 0, frozen: 25 });
  expect((await send(portal, { action: 'refund', reference, amount: '1' })).status).toBe(422);
  await send(portal, { dispute: 'won', reference });
  expect(await ask('/credits/balance', owner)).toMatchObject({ purchased: 25, frozen: 0 });
  expect((await send(portal, { dispute: 'lost', reference })).status).toBe(422);
});

it('a month that cannot be collected is open until it is paid, and starts then', async () => {
  const { owner, portal } = await createBuyer(plan);
  app.clock.advance({ hours: 1 });
  await send(portal, { action: 'fail' });
  await send(portal, { action: 'fail' });
  expect(await ask('/subscription', owner)).toMatchObject({ status: 'past_due', plan_type: 'starter' });
  const mails = async () => (await app.mails()).filter(({ to }) => to === owner.email).map(({ subject }) => subject);
  expect((await mails()).filter((subject) => subject.includes('nicht geklappt'))).toHaveLength(1);
  expect(await (await app.app.request(pathOf(portal))).text()).toContain('Zahlung offen');
  await send(portal, { action: 'settle', method: 'card' });
  await send(portal, { action: 'settle', method: 'card' });
  expect(await ask('/subscription', owner)).toMatchObject({ status: 'active', credits_total: 50 });
  expect((await ask('/invoices', owner)).total).toBe(2);
});

it('the portal lists invoices with their files, of its own customer only', async () => {
  const [mine, other] = [await createBuyer(pack), await createBuyer(pack)];
  const shown = await (await app.app.request(pathOf(mine.portal))).text();
  const href = /href="(demo_[^"]+)"/.exec(shown)?.[1] ?? '';
  const file = await app.app.request(`/demo/checkout/portal/${href}`);
  expect(file.headers.get('Content-Type')).toBe('application/pdf');
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const [, id] = href.split('/invoices/');
  const strange = `${new URL(other.portal).pathname}/invoices/${id}`;
  expect((await app.app.request(strange)).status).toBe(404);
});
