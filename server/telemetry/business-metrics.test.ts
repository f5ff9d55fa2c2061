import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { createTestApp } from '#tests/support/app.ts';
import { createOwner, createVerifiedOwner, eventInput } from '#tests/support/factories.ts';
import { measureBusiness } from './business-metrics.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('businesses and events are counted as the database has them', async () => {
  await createOwner(app);
  const { token } = await createVerifiedOwner(app);
  await app.call('POST', '/events', { token, json: { ...eventInput(), status: 'published' } });
  const registry = new Registry();
  measureBusiness([registry], app.db);
  // The first scrape queries, as figures are read beside their query.
  await registry.metrics();
  const figures = await registry.metrics();
  expect(figures).toMatch(/^dabei_businesses\{status="verified"\} 1$/m);
  expect(figures).toMatch(/^dabei_events\{status="published"\} 1$/m);
  expect(figures).toMatch(/^dabei_credits_sold 0$/m);
  expect(figures).toMatch(/^dabei_sales_cents 0$/m);
});
