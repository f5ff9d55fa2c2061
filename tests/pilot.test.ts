import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase } from '#database/connect.ts';
import { subscriptions } from '#database/schema/subscriptions.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { productionSettings, startProductProcess } from '#tests/support/product-process.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const pilot = {
  ...productionSettings,
  WEBHOOKS_ALLOW_PRIVATE: undefined,
  STRIPE_SECRET_KEY: undefined,
  STRIPE_WEBHOOK_SECRET: undefined,
};

it('a production without a payment provider says so when it starts, until it has customers', async () => {
  const product = await startProductProcess(database.servingUrl, { settings: pilot });
  expect(product.output()).toContain('Pilot: plans and packs are not sold until STRIPE_SECRET_KEY is set');
  expect(await product.status('/pricing')).toBe(200);
  await product.stop();

  const { db, close } = connectDatabase(database.url, { maxConnections: 1 });
  const business = { id: randomUUID(), businessId: randomUUID(), createdAt: new Date() };
  await db.execute(sql`set session_replication_role = replica`);
  await db.insert(subscriptions).values({ ...business, status: 'active', stripeCustomerId: 'cus_1' });
  await close();
  await expect(startProductProcess(database.servingUrl, { settings: pilot })).rejects.toThrow(
    'STRIPE_SECRET_KEY is missing: businesses of this database are customers at Stripe',
  );
});
