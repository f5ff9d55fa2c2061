import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coupons } from '#database/schema/coupons.ts';
import { lowCreditsMail, trialEndingMail } from '#server/adapters/mails/credit-mails.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ mode: 'production', stripe: null });
});
afterAll(() => app.close());

const checkout = { planType: 'subscription', priceAmount: 2900 };
const pack = { package_id: 'credits_25', payment_method: 'card' };

describe('a production without a payment provider', () => {
  it.each([
    ['/subscription/checkout', checkout],
    ['/subscription/checkout', { planType: 'one-time', priceAmount: 1500, coupon: 'TEST-1' }],
    ['/credits/purchase', pack],
  ])('sells nothing at %s', async (path, json) => {
    const { token } = await createOwner(app);
    const { status, body } = await app.call('POST', path, { token, json });
    expect([status, body]).toMatchObject([409, { code: 'not_sold_yet' }]);
  });

  it('redeems coupons that need no purchase', async () => {
    const { token } = await createOwner(app);
    const row = { code: 'PILOT', credits: 25, isFree: true, createdAt: app.clock.now() };
    await app.db.insert(coupons).values(row);
    const redeemed = await app.call('POST', '/credits/coupon', { token, json: { coupon: 'pilot' } });
    expect([redeemed.status, redeemed.body]).toEqual([200, { credits: 25 }]);
    expect((await app.call('GET', '/credits/balance', { token })).body).toMatchObject({ purchased: 25 });
  });

  it('shows the plan of a business and has nothing to compare', async () => {
    const { token } = await createOwner(app);
    expect(await app.call('GET', '/subscription', { token })).toMatchObject({ status: 200, body: { status: 'none' } });
    expect(await app.call('POST', '/subscription/check', { token })).toMatchObject({ status: 200 });
  });

  it('promises in its mails only credits that can be had', async () => {
    const mail = { to: 'a@bar.example', name: null, unsubscribe: undefined, remaining: 2 };
    const { config } = app.deps;
    const low = await lowCreditsMail(config, 'de', { ...mail, total: 15, purchased: 0 });
    const ending = await trialEndingMail(config, 'en', { ...mail, endsAt: app.clock.now() });
    expect(low.text).toContain('Credits gibt es bald zu kaufen.');
    expect(low.text).not.toContain('Paket');
    expect(ending.text).toContain('Credits will be for sale soon.');
  });

  it('has neither a webhook nor pages of the demo', async () => {
    const { app: product } = app;
    expect((await product.request('/stripe/webhook', { method: 'POST', body: '{}' })).status).toBe(404);
    expect((await product.request('/demo/checkout/x')).status).toBe(404);
  });
});
