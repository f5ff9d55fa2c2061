import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { DatabaseHandle } from '#database/connect.ts';
import { connectDatabase } from '#database/connect.ts';
import { createClockCheck } from '#server/installation/clock-check.ts';
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
afterEach(() => vi.useRealTimers());

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

it('is looked at every hour, every minute while it is wrong, and says each once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const told: string[] = [];
  const looks = vi.spyOn(handle.db, 'execute');
  const check = createClockCheck(handle.db, clock);
  const stop = check.watch({
    onWrong: () => told.push('wrong'),
    onRight: () => told.push('right'),
    onError: ({ message }) => told.push(message),
  });
  /** Lets time pass; the database answers in real time. */
  const pass = async (ms: number) => {
    const before = looks.mock.results.length;
    vi.advanceTimersByTime(ms);
    for (const { value } of looks.mock.results.slice(before)) await value;
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  aheadMs = 90_000;
  await pass(3_500_000);
  expect(looks).not.toHaveBeenCalled();
  await pass(100_000);
  await pass(60_000);
  expect(looks).toHaveBeenCalledTimes(2);
  expect(told).toEqual(['wrong']);
  aheadMs = 0;
  await pass(60_000);
  expect(told).toEqual(['wrong', 'right']);
  stop();
  await pass(7_200_000);
  expect(looks).toHaveBeenCalledTimes(3);
});
