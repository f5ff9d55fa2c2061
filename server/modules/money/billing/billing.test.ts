import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoices } from '#database/schema/invoices.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { buyersOf } from '#tests/support/buyers.ts';
import { createOwner } from '#tests/support/factories.ts';
import type { FakeStripe } from '#tests/support/fake-stripe.ts';
import { startFakeStripe } from '#tests/support/fake-stripe.ts';

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
const { buy, createBuyer } = buyersOf(() => ({ app, stripe }));

describe('billing data', () => {
  it('are those of the business until somebody says otherwise, and stand on the invoices to come', async () => {
    const buyer = await createBuyer({ taxNumber: 'DE 136 695 976' });
    const { token } = buyer;
    const presumed = await app.call('GET', '/billing', { token });
    expect(presumed.body).toEqual({
      company: 'Zum Anker',
      street: 'Hafenstraße 7',
      postcode: '20359',
      city: 'Hamburg',
      vat_id: 'DE136695976',
      is_vat_id_right: true,
      email: buyer.email,
      order_number: null,
      is_presumed: true,
    });
    const json = {
      company: 'Anker Gastro GmbH',
      vat_id: 'de 136 695 975',
      email: 'Buero@anker.example',
      order_number: ' K-7 ',
    };
    const changed = await app.call('PATCH', '/billing', {
      token,
      json,
      headers: { 'If-Match': presumed.headers.get('ETag') ?? '' },
    });
    expect(changed.body).toMatchObject({
      company: 'Anker Gastro GmbH',
      street: 'Hafenstraße 7',
      vat_id: 'DE136695975',
      is_vat_id_right: false,
      email: 'buero@anker.example',
      order_number: 'K-7',
      is_presumed: false,
    });
    await buy(token);
    const [second, first] = (await app.db
      .select()
      .from(invoices)
      .where(eq(invoices.businessId, buyer.businessId))
      .orderBy(sql`number desc`)) as [typeof invoices.$inferSelect, typeof invoices.$inferSelect];
    expect(first.buyer).toMatchObject({ company: 'Zum Anker', vatId: 'DE136695976', orderNumber: null });
    expect(second.buyer).toMatchObject({ company: 'Anker Gastro GmbH', vatId: 'DE136695975', orderNumber: 'K-7' });
    const mail = (await app.mails()).find(({ to }) => to === 'buero@anker.example');
    expect(mail?.subject).toContain(second.number);
    // A wrong VAT id is not sent and does not stop the purchase.
    expect(stripe.state.taxIds.filter(({ customer }) => customer === buyer.customer)).toEqual([]);
    const { body } = await app.call<{ data: { action: string; before: unknown; after: unknown }[] }>('GET', '/audit', {
      token,
    });
    expect(body.data.find(({ action }) => action === 'billing_changed')).toMatchObject({
      before: { company: 'Zum Anker', order_number: null },
      after: { company: 'Anker Gastro GmbH', order_number: 'K-7' },
    });
  });

  it.each([
    [{ company: '' }, 'company'],
    [{ company: null }, 'company'],
    [{ postcode: '123' }, 'postcode'],
    [{ city: ' ' }, 'city'],
    [{ email: 'nirgends' }, 'email'],
    [{ order_number: 'x'.repeat(61) }, 'order_number'],
    [{ street: 'a\nb' }, 'street'],
  ])('%j are refused with the field, and nothing is written', async (json, path) => {
    const owner = await createOwner(app);
    const answer = await app.call<{ errors: { path: string }[] }>('PATCH', '/billing', { token: owner.token, json });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0]?.path).toBe(path);
    expect((await app.call('GET', '/billing', { token: owner.token })).body).toMatchObject({ is_presumed: true });
  });

  it('a state that somebody else has changed is 412', async () => {
    const { token } = await createOwner(app);
    const tag = (await app.call('GET', '/billing', { token })).headers.get('ETag') ?? '';
    await app.call('PATCH', '/billing', { token, json: { city: 'Bremen' } });
    const late = await app.call('PATCH', '/billing', { token, json: { city: 'Kiel' }, headers: { 'If-Match': tag } });
    expect(late.status).toBe(412);
  });

  it('go to Stripe with the tax that is in the price', async () => {
    const buyer = await createBuyer({ taxNumber: 'DE136695976' });
    const sent = stripe.requests.findLast(({ path }) => path === `/v1/customers/${buyer.customer}`);
    expect(sent?.fields).toMatchObject({
      name: 'Zum Anker',
      'address[line1]': 'Hafenstraße 7',
      'address[postal_code]': '20359',
      'address[city]': 'Hamburg',
      'address[country]': 'DE',
    });
    expect(stripe.state.taxIds.filter(({ customer }) => customer === buyer.customer)).toMatchObject([
      { type: 'eu_vat', value: 'DE136695976' },
    ]);
    expect(stripe.state.taxRates).toMatchObject([{ percentage: 19, inclusive: 'true', country: 'DE' }]);
    const session = stripe.requests.findLast(
      ({ path, method }) => method === 'POST' && path === '/v1/checkout/sessions',
    );
    expect(session?.fields).toMatchObject({
      'line_items[0][tax_rates][0]': stripe.state.taxRates[0]?.id,
      'line_items[0][price_data][tax_behavior]': 'inclusive',
      'allowed_payment_method_types[1]': 'sepa_debit',
      'payment_intent_data[description]': 'Credits: 25 Credits',
    });
    expect(Object.keys(session?.fields ?? {})).not.toContain('invoice_creation[enabled]');
  });
});
