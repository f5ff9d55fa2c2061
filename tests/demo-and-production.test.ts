import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoHouseSignIn, demoReviewer, demoSignIn } from '#domain/shared/demo.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { productionSettings, startProductProcess } from '#tests/support/product-process.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const trial = { ...productionSettings, WEBHOOKS_ALLOW_PRIVATE: undefined };

// ASVS 6.3.2, 15.2.3.
it('the demo’s accounts open nothing in production', { timeout: 120_000 }, async () => {
  const demo = await startProductProcess(database.servingUrl);
  for (const json of [demoSignIn, demoHouseSignIn])
    expect((await demo.call('POST', '/auth/login', { json })).status).toBe(200);
  await demo.stop();

  const refusal = await startProductProcess(database.servingUrl, { settings: trial }).then(
    () => 'it started',
    (error: Error) => error.message,
  );
  expect(refusal).toContain('This database ran the demo');
  expect(refusal).not.toContain('    at ');

  const production = await startProductProcess(database.servingUrl, { settings: trial, args: ['--adopt'] });
  const key = trial.PUBLIC_API_KEY;
  const answers = [
    await production.call('POST', '/auth/login', { json: demoSignIn, key }),
    await production.call('POST', '/auth/login', { json: demoHouseSignIn, key }),
    await production.call('POST', '/review/login', { json: demoReviewer, key }),
  ];
  await production.stop();
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
});
