import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coupons } from '#database/schema/coupons.ts';
import { invoices } from '#database/schema/invoices.ts';
import type { CouponGift } from '#domain/coupons/coupon.ts';
import { findLedgerDifferences } from '#server/modules/money/credits/find-ledger-differences.ts';
import { findInvoiceDifferences } from '#server/modules/money/invoices/find-invoice-differences.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { buyersOf } from '#tests/support/buyers.ts';
import { createOwner } from '#tests/support/factories.ts';
import type { FakeStripe } from '#tests/support/fake-stripe.ts';
import { startFakeStripe } from '#tests/support/fake-stripe.ts';
import { CommandError, UsageError } from '../../../../scripts/operate/commands/command.ts';
import { coupon } from '../../../../scripts/operate/commands/coupon.ts';

let stripe: FakeStripe;
let app: TestApp;
beforeAll(async () => {
  stripe = await startFakeStripe();
  app = await createTestApp({ stripe: stripe.settings });
});
afterAll(async () => {
  expect(await findLedgerDifferences(app.db)).toEqual([]);
  expect(await findInvoiceDifferences(app.db)).toEqual([]);
  await app.close();
  await stripe.close();
});

const { check } = buyersOf(() => ({ app, stripe }));

interface Answer {
  url: string;
  code?: string;
  errors?: { path: string; code: string }[];
}
const open = (token: string, coupon: string, headers = {}, json = {}) =>
  app.call<Answer>('POST', '/subscription/checkout', {
    token,
    headers,
    json: { planType: 'one-time', priceAmount: 1500, coupon, ...json },
  });
const refusal = (reason: string) => ({
  status: 422,
  body: { code: 'invalid_input', errors: [{ path: 'coupon', code: reason }] },
});
const sessionOf = ({ url }: Answer) => url.split('/').at(-1) ?? '';
const purchased = async (token: string) =>
  (await app.call<{ purchased: number }>('GET', '/credits/balance', { token })).body.purchased;

let count = 0;
async function createCoupon(gift: CouponGift, more: { maxUses?: number; endsAt?: Date } = {}): Promise<string> {
  const code = `TEST-${++count}`;
  await app.db.insert(coupons).values({ code, ...gift, ...more, createdAt: new Date() });
  return code;
}
const more = { credits: 5, percent: null } as const;

describe('a coupon', () => {
  it('adds credits to a pack, which go back with the money', async () => {
    const { token } = await createOwner(app);
    const { body } = await open(token, (await createCoupon(more)).toLowerCase());
    stripe.paySession(sessionOf(body));
    await check(token);
    expect(await purchased(token)).toBe(30);
    stripe.refund(sessionOf(body), 1500);
    await check(token);
    expect(await purchased(token)).toBe(0);
  });

  it('takes a part of the price, on the invoice as at the payment provider', async () => {
    const { token, businessId } = await createOwner(app);
    const { body } = await open(token, await createCoupon({ credits: null, percent: 20 }));
    stripe.paySession(sessionOf(body));
    await check(token);
    expect(await purchased(token)).toBe(25);
    expect(stripe.chargeOf(sessionOf(body)).amount).toBe(1200);
    const rows = await app.db.select().from(invoices).where(eq(invoices.businessId, businessId));
    expect(rows).toMatchObject([{ grossCents: 1200, netCents: 1008, vatCents: 192 }]);
  });

  it('is used once by a business, also where that paid nothing of it yet', async () => {
    const { token } = await createOwner(app);
    const code = await createCoupon(more);
    const first = sessionOf((await open(token, code)).body);
    const second = sessionOf((await open(token, code)).body);
    const statusOf = (id: string) => stripe.state.sessions.find((session) => session.id === id)?.status;
    expect([statusOf(first), statusOf(second)]).toEqual(['expired', 'open']);
    // Paid but not yet booked.
    stripe.paySession(second);
    expect(await open(token, code)).toMatchObject(refusal('coupon_used'));
    await check(token);
    expect(await open(token, code)).toMatchObject(refusal('coupon_used'));
    expect(await purchased(token)).toBe(30);
  });

  it('counts once when it is used many times at the same moment', async () => {
    const { token } = await createOwner(app);
    const code = await createCoupon(more);
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(token, code)));
    for (const answer of answers) {
      if (answer.status !== 200) expect(answer).toMatchObject(refusal('coupon_busy'));
    }
    const payable = stripe.state.sessions.filter(
      ({ status, metadata }) => status === 'open' && (metadata as { coupon?: string }).coupon === code,
    );
    expect(payable).toHaveLength(1);
  });

  it('opens the same checkout for the same key', async () => {
    const { token } = await createOwner(app);
    const code = await createCoupon(more);
    const headers = { 'Idempotency-Key': '0d5a1e4e-6a57-4a53-9d4c-0a5f5f0c7d11' };
    const [first, again] = [await open(token, code, headers), await open(token, code, headers)];
    expect([first.status, again.body.url]).toEqual([200, first.body.url]);
  });

  it('is for as many businesses as its limit says, and a checkout that nobody pays keeps its place for a day', async () => {
    const code = await createCoupon(more, { maxUses: 2 });
    const [a, b, c] = [await createOwner(app), await createOwner(app), await createOwner(app)];
    const all = await Promise.all([a, b, c].map(({ token }) => open(token, code)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 422]);
    const late = [a, b, c][all.findIndex(({ status }) => status === 422)];
    expect(all.find(({ status }) => status === 422)).toMatchObject(refusal('coupon_over'));
    const now = app.deps.clock();
    app.clock.set(new Date(now.getTime() + 25 * 3_600_000).toISOString());
    const { body } = await app.call<{ access_token: string }>('POST', '/auth/login', {
      json: { email: late?.email, password: late?.password },
    });
    expect((await open(body.access_token, code)).status).toBe(200);
    app.clock.set(now.toISOString());
  });

  it('is refused with its reason, and the pack at the catalogue’s price alone', async () => {
    const { token } = await createOwner(app);
    const ended = await createCoupon(more, { endsAt: app.deps.clock() });
    const good = await createCoupon(more);
    expect(await open(token, 'NIE-GEHABT')).toMatchObject(refusal('coupon_unknown'));
    expect(await open(token, '§§')).toMatchObject(refusal('coupon_unknown'));
    expect(await open(token, ended)).toMatchObject(refusal('coupon_over'));
    const plan = { planType: 'subscription', priceAmount: 2900 };
    expect(await open(token, good, {}, plan)).toMatchObject(refusal('coupon_not_for_plans'));
    expect((await open(token, good, {}, { priceAmount: 1200 })).body).toMatchObject({ code: 'price_mismatch' });
  });

  it('does not stay busy when the payment provider was away', async () => {
    const { token } = await createOwner(app);
    const code = await createCoupon(more);
    await open(token, await createCoupon(more));
    stripe.state.isDown = true;
    expect((await open(token, code)).status).toBe(503);
    stripe.state.isDown = false;
    expect((await open(token, code)).status).toBe(200);
  });
});

it('operators add, list and end coupons', async () => {
  const operate = (words: string) => coupon.read(words.split(' '), { isAll: false, isJson: false })(app.databaseUrl);
  expect(await operate('add wiesn26 20% 100 2099-10-04')).toBe('WIESN26 gives 20%.');
  expect(await app.db.select().from(coupons).where(eq(coupons.code, 'WIESN26'))).toMatchObject([
    { credits: null, percent: 20, maxUses: 100, endsAt: new Date('2099-10-04T22:00:00Z') },
  ]);
  await expect(operate('add WIESN26 10')).rejects.toBeInstanceOf(CommandError);
  for (const words of ['add X 10', 'add GUT 100%', 'add GUT 0', 'add GUT 5 - 2099-02-30', 'add GUT 5 - 2020-01-01']) {
    expect(() => operate(words), words).toThrow(UsageError);
  }
  expect(await operate('list')).toMatch(/WIESN26 +20% +0 of 100 +2099-10-04 22:00/);
  await operate('end wiesn26');
  await expect(operate('end wiesn26')).rejects.toBeInstanceOf(CommandError);
  app.clock.set(new Date(Date.now() + 60_000).toISOString());
  const { token } = await createOwner(app);
  expect(await open(token, 'WIESN26')).toMatchObject(refusal('coupon_over'));
});
