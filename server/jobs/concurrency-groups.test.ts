import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GroupConcurrency } from '#server/context/job.ts';
import { QUICK, workInGroups } from '#server/jobs/concurrency-groups.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let boss: PgBoss;
let name = '';
let queues = 0;
const workers: ReturnType<typeof workInGroups>[] = [];
/** Ends each running job, by name. */
let held: Record<string, () => void>;
let begun: string[];
let done: string[];
let errors: Error[];

beforeAll(async () => {
  database = await createTestDatabase();
  boss = new PgBoss({ connectionString: database.url, schedule: false, supervise: false });
  await boss.start();
});
afterAll(async () => {
  await boss.stop();
  await database.drop();
});
beforeEach(async () => {
  [held, begun, done, errors] = [{}, [], [], []];
  name = `groups-${queues++}`;
  await boss.createQueue(name, { retryLimit: 5 });
});
afterEach(async () => {
  for (const end of Object.values(held)) end();
  for (const { stop } of workers.splice(0)) await stop();
});

/** Jobs named `quick-…` end immediately, others when released; the prefix is the group. */
async function send(...jobs: string[]): Promise<void> {
  await boss.insert(
    name,
    jobs.map((job) => ({ data: { job }, group: { id: job.split('-')[0] ?? '' }, heartbeatSeconds: 30 })),
  );
  for (const { wake } of workers) wake();
}

function work(concurrency: Partial<GroupConcurrency> = {}) {
  const worker = workInGroups(boss, name, {
    concurrency: { quick: 4, slow: 1, total: 10, perQuickGroup: 1, slowAfterMs: 20, ...concurrency },
    perform: async (data) => {
      const { job } = data as { job: string };
      begun.push(job);
      if (!job.startsWith('quick')) await new Promise<void>((resolve) => (held[job] = resolve));
      done.push(job);
    },
    onError: (error) => errors.push(error),
    heartbeatSeconds: 30,
  });
  workers.push(worker);
  return worker;
}
const until = (list: () => string[], length: number) => expect.poll(list).toHaveLength(length);
const quick = (count: number) => Array.from({ length: count }, (_, i) => `quick-${i}`);

describe('jobs in concurrency groups', () => {
  it('that hang, more of them than are begun at once, do not hold up the others', async () => {
    await send('a', 'b', 'c', 'd', 'e', 'f', ...quick(30));
    work();
    await until(() => done, 30);
    expect(Object.keys(held).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('of one group are done one at a time, also by two processes', async () => {
    await send('a-1', 'a-2', 'a-3', 'b-1');
    work();
    await until(() => begun, 2);
    work();
    await send('quick-1');
    await until(() => done, 1);
    expect(begun.map((job) => job[0]).sort()).toEqual(['a', 'b', 'q']);
  });

  it('of one group that was quick are done a few at a time, until it is slow', async () => {
    const jobs = ['a-1', 'a-2', 'a-3', 'a-4', 'a-5'];
    const group = { id: 'a', tier: QUICK };
    await boss.insert(
      name,
      jobs.map((job) => ({ data: { job }, group, heartbeatSeconds: 30 })),
    );
    work({ quick: 10, perQuickGroup: 3 });
    await until(() => begun, 3);
    // The group is now slow.
    await new Promise((resolve) => setTimeout(resolve, 30));
    const [first = '', second = '', third = ''] = begun;
    for (const job of [first, second]) held[job]?.();
    await send('quick-1');
    await until(() => done, 3);
    expect(begun.filter((job) => job.startsWith('a'))).toHaveLength(3);
    held[third]?.();
    await until(() => begun, 5);
    await send('quick-2');
    await until(() => done, 5);
    expect(begun.filter((job) => job.startsWith('a'))).toHaveLength(4);
  });

  it('of groups that were slow run one job at a time', async () => {
    await send('a-1', 'b-1', 'c-1');
    const { stop } = work({ slow: 1, slowAfterMs: 1 });
    await until(() => begun, 3);
    await new Promise((resolve) => setTimeout(resolve, 30));
    for (const end of Object.values(held)) end();
    await until(() => done, 3);
    await send('a-2', 'b-2', 'c-2', 'quick-1');
    await until(() => begun, 5);
    await send('quick-2');
    await until(() => done, 5);
    expect(begun.slice(3).filter((job) => !job.startsWith('quick'))).toHaveLength(1);
    held[begun.slice(3).find((job) => !job.startsWith('quick')) ?? '']?.();
    await until(() => begun, 7);
    for (const end of Object.values(held)) end();
    await stop();
  });

  it('are never more than the process has room for', async () => {
    await send(...[...'abcdefghijklmn']);
    work({ total: 5 });
    await until(() => begun, 5);
    await send('quick-1');
    held[begun[0] ?? '']?.();
    await until(() => begun, 6);
    expect(Object.keys(held).length - done.length).toBe(5);
  });

  it('that are under way when the process stops are given back', async () => {
    await send('a');
    const { stop } = work();
    await until(() => begun, 1);
    await stop();
    expect(await boss.findJobs(name)).toMatchObject([{ state: 'retry' }]);
    held.a?.();
  });
});
