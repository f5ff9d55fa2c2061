import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoKeys } from '#domain/shared/demo.ts';
import { startBalancer } from '#tests/support/balancer.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { startProductProcess } from '#tests/support/product-process.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('a rolling restart behind a balancer that looks once a second loses no call', { timeout: 150_000 }, async () => {
  const settings = { SHUTDOWN_DELAY: '5' };
  const start = () => startProductProcess(database.url, { settings });
  const [first, second] = await Promise.all([start(), start()]);
  const balancer = await startBalancer();
  await balancer.add(first.port);
  await balancer.add(second.port);
  const statuses: (number | string)[] = [];
  let isOver = false;
  const load = async (path: string, key: string) => {
    while (!isOver) {
      const answer = await fetch(`${balancer.address}/api/v1${path}`, { headers: { 'X-API-Key': key } }).catch(
        (error: Error) => error,
      );
      statuses.push('status' in answer ? answer.status : String(answer.cause));
      if ('status' in answer) await answer.arrayBuffer().catch((error: Error) => statuses.push(error.message));
      await pause(10);
    }
  };
  const { body: channel } = await first.call<{ next: string }>('GET', '/app/changes', {
    key: demoKeys.appServiceKey,
  });
  const loads = [
    ...Array.from({ length: 6 }, () => load('/catalogue', demoKeys.publicApiKey)),
    // Waits longer than a shutdown unless woken.
    load(`/app/changes?wait=20&after=${channel.next}`, demoKeys.appServiceKey),
  ];
  await pause(1000);
  const third = await start();
  await balancer.add(third.port);
  await first.stop();
  await pause(1000);
  const fourth = await start();
  await balancer.add(fourth.port);
  await second.stop();
  await pause(500);
  isOver = true;
  // Waiting requests end too.
  await Promise.all([third.stop(), ...loads]);
  expect(statuses.length).toBeGreaterThan(200);
  expect([...new Set(statuses)]).toEqual([200]);
  expect([await first.ended, await second.ended, await third.ended]).toEqual([0, 0, 0]);
  await fourth.stop();
  balancer.stop();
});
