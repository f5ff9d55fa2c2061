import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseHandle } from '#database/connect.ts';
import { connectDatabase } from '#database/connect.ts';
import { createClockCheck } from '#server/boot/installation/clock-check.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let handle: DatabaseHandle;
let aheadMs = 0;
const clock = () => new Date(Date.now() + aheadMs);
beforeAll(async () => {
  database = await createTestDatabase();
  handle = connectDatabase(database.servingUrl, { maxConnections: 1 });
});
afterAll(async () => {
  await handle.close();
  await database.drop();
});

it('takes half a minute for the same time, and two minutes for another', async () => {
  const check = createClockCheck(handle.db, clock);
  for (const near of [0, 30_000, -30_000]) {
    aheadMs = near;
    expect(await check.compare()).toBeUndefined();
  }
  aheadMs = 120_000;
  expect(await check.compare()).toMatch(/^The clock of this machine is 1[12]\d seconds ahead of that of the database/);
  expect(check.offsetMs()).toBeGreaterThan(100_000);
  aheadMs = -40 * 86_400_000;
  expect(await check.compare()).toMatch(/ 34\d{5} seconds behind that of the database/);
});
