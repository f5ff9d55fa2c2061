import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events, eventViews } from '#database/schema/events.ts';
import { pushes } from '#database/schema/pushes.ts';
import { payments, subscriptions } from '#database/schema/subscriptions.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, eventInput, paymentOf, setCredits, verifyBusiness } from '#tests/support/factories.ts';

let app: TestApp;
const owners: Awaited<ReturnType<typeof createOwner>>[] = [];
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-21T12:00:00Z');
  for (const town of ['12045 Berlin', '12047 Berlin', '10115 Berlin', '80331 München']) {
    const owner = await createOwner(app);
    await app.call('PATCH', '/business', { token: owner.token, json: { address: `Weg 1, ${town}` } });
    await verifyBusiness(app, owner.businessId);
    await setCredits(app, owner.businessId, 100);
    owners.push(owner);
  }
});
afterAll(() => app.close());

const ownerOf = (n: number) => owners[n] ?? owners[0] ?? expect.fail('no owner');
const quote = async (json: object, n = 0) =>
  (await app.call('POST', '/events/quote', { token: ownerOf(n).token, json })).body;
const quiz = { category: { tags: ['quiz'], userCharacteristics: [] } };
const formula = { low: 150, high: 150, basis: 'formula', events: 0, days: 28, radius_m: 25_000 };

async function seen(n: number, views: number, json: object = quiz, daysAgo = 3): Promise<string> {
  const { token, businessId } = ownerOf(n);
  const input = eventInput({ ...json, status: 'published' });
  const { body } = await app.call<{ id: string }>('POST', '/events', { token, json: input });
  const day = new Date(app.clock.now().getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  await app.db.insert(eventViews).values({ eventId: body.id, businessId, day, views });
  return body.id;
}

describe('the quote of a series', () => {
  const repetition = { frequency: 'weekly', count: 10 };
  const weekly = { ...quiz, featured_event: true, event_date: '2026-11-25', repetition };

  it('is what beginning it takes', async () => {
    const { token } = ownerOf(3);
    const { dates, total, balance_after: left } = await quote(weekly, 3);
    expect([dates, total]).toEqual([4, 8]);
    const { body } = await app.call<{ id: string }>('POST', '/events', { token, json: eventInput(weekly) });
    const json = { ...repetition, event_id: body.id };
    expect((await app.call('POST', '/series', { token, json })).status).toBe(201);
    expect((await quote({}, 3)).balance).toBe(left);
  });

  it('is that of one event while its rule has no end or names no day', async () => {
    for (const change of [{ repetition: { frequency: 'weekly' } }, { event_date: null }])
      expect(await quote({ ...weekly, ...change })).toMatchObject({ dates: 1, total: 2 });
  });
});

describe('the quote in euro', () => {
  it('takes the price of the smallest pack without a plan, and of the plan with one', async () => {
    const json = { tariff: 'dialog', featured_event: true };
    expect(await quote(json)).toMatchObject({
      total: 3,
      price: { total_cents: 180, offer: 'credits_25', offer_cents: 1500, offer_credits: 25 },
    });
    const mine = eq(subscriptions.businessId, ownerOf(0).businessId);
    const now = app.clock.now();
    await app.db.insert(subscriptions).values({
      id: randomUUID(),
      businessId: ownerOf(0).businessId,
      status: 'active',
      planType: 'professional',
      createdAt: now,
    });
    expect(await quote(json)).toMatchObject({
      price: { total_cents: 158, offer: 'professional', offer_cents: 7900, offer_credits: 150 },
    });
    await app.db.update(subscriptions).set({ status: 'inactive' }).where(mine);
    expect(await quote(json)).toMatchObject({ price: { total_cents: 180 } });
  });

  it('takes what was paid for the credits that were kept, from the first payment on', async () => {
    const { businessId } = ownerOf(1);
    const now = app.clock.now();
    await app.db.insert(payments).values([
      paymentOf(businessId, { amountCents: 1500, credits: 25, paidAt: now }),
      paymentOf(businessId, { amountCents: 1000, credits: 25, paidAt: now }),
      paymentOf(businessId, {
        amountCents: 4900,
        refundedCents: 4900,
        credits: 100,
        claimedCredits: 100,
        paidAt: now,
      }),
    ]);
    expect(await quote({ tariff: 'dialog', featured_event: true }, 1)).toMatchObject({
      total: 3,
      price: { total_cents: 150, offer: 'paid', offer_cents: 2500, offer_credits: 50 },
    });
    expect(await quote({ tariff: 'dialog' }, 2)).toMatchObject({ price: { offer: 'credits_25' } });
  });
});

describe('the reach of a quote', () => {
  it('is the formula until there are five comparable events of three businesses around, then what they reached', async () => {
    expect((await quote(quiz)).reach).toEqual(formula);
    for (const [n, views] of [
      [0, 10],
      [0, 20],
      [1, 30],
      [1, 40],
    ] as const)
      await seen(n, views);
    // Too far, too old, unrelated, hidden or never seen: none counts.
    await seen(3, 900);
    await seen(2, 900, quiz, 28);
    await seen(2, 900, { category: { tags: ['techno'], userCharacteristics: [] } });
    await seen(2, 900, { ...quiz, share_public: false });
    await seen(2, 0);
    expect((await quote(quiz)).reach).toEqual(formula);
    await seen(2, 90);
    expect((await quote(quiz)).reach).toEqual({ ...formula, low: 20, high: 40, basis: 'history', events: 5 });
    expect((await quote({})).reach).toEqual({ ...formula, low: 0, high: 0 });
    expect((await quote(quiz, 3)).reach).toEqual(formula);
  });

  it('is what a push has to reach half of', async () => {
    const { token } = ownerOf(0);
    const json = eventInput({ ...quiz, push_notification: true, status: 'published' });
    const { body } = await app.call<{ id: string }>('POST', '/events', { token, json });
    const [push] = await app.db.select().from(pushes).where(eq(pushes.eventId, body.id));
    const { reach } = await quote(quiz);
    expect(push?.lowEstimate).toBe((reach as { low: number }).low);
    expect(push?.lowEstimate).toBe(20);
    await app.db.delete(events).where(eq(events.id, body.id));
  });
});
