import { eq } from 'drizzle-orm';
import { subscriptions } from '#database/schema/subscriptions.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createOwner } from '#tests/support/factories.ts';
import type { FakeStripe } from '#tests/support/fake-stripe.ts';

/** Customers of the Stripe stand-in. */
export function buyersOf(parts: () => { app: TestApp; stripe: FakeStripe }) {
  /** Reads the provider again and applies the result. */
  async function check(token: string): Promise<void> {
    const { app } = parts();
    await app.call('POST', '/subscription/check', { token });
    await app.runJobs();
  }

  /** Buys a pack; returns its checkout id. */
  async function buy(token: string, priceAmount = 1500): Promise<string> {
    const { app, stripe } = parts();
    const json = { planType: 'one-time', priceAmount };
    const { body } = await app.call<{ url: string }>('POST', '/subscription/checkout', { token, json });
    const session = body.url.split('/').at(-1) ?? '';
    stripe.paySession(session);
    await check(token);
    return session;
  }

  async function createBuyer(overrides: Record<string, unknown> = {}) {
    const { app } = parts();
    const owner = await createOwner(app, overrides);
    const session = await buy(owner.token);
    const [row] = await app.db.select().from(subscriptions).where(eq(subscriptions.businessId, owner.businessId));
    return { ...owner, session, customer: row?.stripeCustomerId ?? '' };
  }

  return { buy, check, createBuyer };
}
