import { sql } from 'drizzle-orm';
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

it('says which job failed, and why, and stores nothing of what it worked on', async () => {
  const { db, close } = connectDatabase(database.url);
  await db.transaction((tx) => jobs.enqueue(tx, 'sweep-expired', {}));
  const fail = () => db.execute(sql`select ${'ada@anker.example'}::uuid`);
  await jobs.work(new Proxy({}, { get: () => fail }) as JobHandlers, {});
  await heard;
  expect([...errors]).toEqual([expect.stringMatching(/^job sweep-expired failed: Failed query/)]);
  const output = sql<string>`select output::text from pgboss.job where name = 'sweep-expired' and output is not null`;
  await expect.poll(async () => (await db.execute(output)).rows).toHaveLength(1);
  const [stored] = (await db.execute<{ output: string }>(output)).rows;
  expect(stored?.output).toContain('Failed query');
  expect(stored?.output).not.toContain('ada@');
  await close();
});
