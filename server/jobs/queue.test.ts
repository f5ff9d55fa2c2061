import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase } from '#database/connect.ts';
import type { JobHandlers, JobQueue } from '#server/context/adapters.ts';
import { startJobQueue } from '#server/jobs/queue.ts';
import { createTestDatabase } from '#tests/support/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let jobs: JobQueue;
const errors = new Set<string>();
let hear: () => void;
const heard = new Promise<void>((resolve) => {
  hear = resolve;
});
beforeAll(async () => {
  database = await createTestDatabase();
  jobs = await startJobQueue({ connectionString: database.url, schedule: false, supervise: false }, (error) => {
    errors.add(`${error.message}: ${(error.cause as Error | undefined)?.message}`);
    hear();
  });
});
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

it('says which job failed, and why', async () => {
  const { db, close } = connectDatabase(database.url);
  await db.transaction((tx) => jobs.enqueue(tx, 'sweep-expired', {}));
  await close();
  const fail = () => Promise.reject(new Error('the mail server is away'));
  await jobs.work(new Proxy({}, { get: () => fail }) as JobHandlers, {});
  await heard;
  expect([...errors]).toEqual(['job sweep-expired failed: the mail server is away']);
});
