import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Transaction } from '#database/connect.ts';
import { connectDatabase } from '#database/connect.ts';
import type { JobQueue } from '#server/context/adapters.ts';
import { DEAD_JOBS, retryRules } from '#server/context/job.ts';
import { jobs as allJobs } from '#server/jobs/all-jobs.ts';
import { JOBS_CHANNEL, listenForJobs } from '#server/jobs/listen-for-jobs.ts';
import { startJobQueue } from '#server/jobs/queue.ts';
import { duplicatePictures } from '#server/modules/events/series/duplicate-pictures.ts';
import { sendNotices } from '#server/modules/news/notices/send-notices.ts';
import { sendRegistrationCode } from '#server/modules/people/registrations/jobs.ts';
import { sendInvitation } from '#server/modules/people/team/jobs.ts';
import { sweepExpired } from '#server/retention/sweeps.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { everyJob } from '#tests/support/every-job.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let jobs: JobQueue;
let boss: PgBoss;
let errors: Set<string>;
let heard: Promise<void>;
// Each test has its own queues: workers run until the end.
beforeEach(async () => {
  errors = new Set();
  let hear = () => {};
  heard = new Promise((resolve) => {
    hear = resolve;
  });
  database = await createTestDatabase();
  boss = new PgBoss({ connectionString: database.url, schedule: false, supervise: false, max: 2 });
  await boss.start();
  // As an earlier version left it.
  await boss.updateQueue('send-payment-returned', { retryLimit: 5, retryDelay: 2, retryBackoff: true, notify: true });
  jobs = await startJobQueue(
    allJobs,
    { connectionString: database.url, schedule: false, supervise: false },
    (error) => {
      errors.add(`${error.message}: ${(error.cause as Error | undefined)?.message}`);
      hear();
    },
  );
});
afterEach(async () => {
  await jobs.stop();
  await boss.stop();
  await database.drop();
});

// ASVS 16.3.4.
it('says which job failed, and why, and stores nothing of what it worked on', async () => {
  const { db, close } = connectDatabase(database.url);
  await db.transaction((tx) => jobs.enqueue(tx, sweepExpired, {}));
  const fail = () => db.execute(sql`select ${'ada@anker.example'}::uuid`);
  await jobs.work(everyJob(fail));
  await heard;
  expect([...errors]).toEqual([expect.stringMatching(/^job sweep-expired failed: Failed query/)]);
  const output = sql<string>`select output::text from pgboss.job where name = 'sweep-expired' and output is not null`;
  await expect.poll(async () => (await db.execute(output)).rows).toHaveLength(1);
  const [stored] = (await db.execute<{ output: string }>(output)).rows;
  expect(stored?.output).toContain('Failed query');
  expect(stored?.output).not.toContain('ada@');
  await close();
});

it('tries every job again for as long as its kind needs, also in queues that were there before', async () => {
  const queues = (await boss.getQueues()).filter(({ name }) => name !== DEAD_JOBS);
  expect(Object.fromEntries(queues.map(({ name, retryBackoff, notify }) => [name, { retryBackoff, notify }]))).toEqual(
    Object.fromEntries(allJobs.map(({ name }) => [name, { retryBackoff: true, notify: false }])),
  );
  const rules = Object.fromEntries(allJobs.map(({ name, retry }) => [name, retryRules[retry]]));
  for (const queue of queues) expect(queue).toMatchObject(rules[queue.name] ?? {});
});

it('a mail that is refused all day is still there in the evening, and tried every quarter of an hour', async () => {
  const id = await boss.send('send-payment-returned', { paymentId: crypto.randomUUID() });
  const { db, close } = connectDatabase(database.url);
  let day = 0;
  for (let attempt = 1; day < 86_000; attempt++) {
    await db.execute(sql`update pgboss.job set start_after = now() where id = ${id}`);
    const [job] = await boss.fetch('send-payment-returned');
    expect(job, `attempt ${attempt} after ${day} s`).toBeDefined();
    await boss.fail('send-payment-returned', id ?? '');
    const wait = sql<number>`select extract(epoch from start_after - now())::int as seconds, state from pgboss.job where id = ${id}`;
    const [left] = (await db.execute<{ seconds: number; state: string }>(wait)).rows;
    expect(left?.state).toBe('retry');
    expect(left?.seconds).toBeLessThanOrEqual(900);
    day += left?.seconds ?? 0;
  }
  await close();
});

it('of jobs that are done together only the one that failed is done again', async () => {
  const ids = Array.from({ length: 5 }, () => crypto.randomUUID());
  const { db, close } = connectDatabase(database.url);
  await db.transaction(async (tx) => {
    for (const eventId of ids) await jobs.enqueue(tx, duplicatePictures, { eventId });
  });
  const done: string[] = [];
  const perform = ({ eventId = '' }: { eventId?: string }) => {
    if (eventId === ids[2]) throw new Error('refused');
    done.push(eventId);
  };
  await jobs.work(everyJob(perform));
  const states = sql`select data->>'eventId' as id, state from pgboss.job where name = 'duplicate-series-pictures'`;
  const read = async () => Object.fromEntries((await db.execute(states)).rows.map(({ id, state }) => [id, state]));
  const expected = Object.fromEntries(ids.map((id) => [id, id === ids[2] ? 'retry' : 'completed']));
  await expect.poll(read).toEqual(expected);
  expect(done.toSorted()).toEqual(ids.filter((id) => id !== ids[2]).toSorted());
  await close();
});

it('does a pile of jobs at once, and does not go to sleep while there are more', async () => {
  const registrations = Array.from({ length: 150 }, () => crypto.randomUUID());
  const { db, close } = connectDatabase(database.url);
  await db.transaction(async (tx) => {
    for (const registrationId of registrations) await jobs.enqueue(tx, sendRegistrationCode, { registrationId });
  });
  const done: string[] = [];
  const perform = async ({ registrationId = '' }: { registrationId?: string }) => void done.push(registrationId);
  await jobs.work(everyJob(perform));
  // Far less than the polling interval per job.
  await expect.poll(() => done.length).toBe(registrations.length);
  expect(done.toSorted()).toEqual(registrations.toSorted());
  await close();
});

it('does a job when its time has come, of which nobody tells', async () => {
  const { db, close } = connectDatabase(database.url);
  const done: string[] = [];
  const perform = ({ memberId }: { memberId: string }) => void done.push(memberId);
  await jobs.work(everyJob(perform));
  const [memberId, later] = [crypto.randomUUID(), crypto.randomUUID()];
  await db.transaction(async (tx) => {
    await jobs.enqueue(tx, sendNotices, { memberId }, { startAfter: new Date(Date.now() + 1_000) });
    await jobs.enqueue(tx, sendNotices, { memberId: later }, { startAfter: new Date(Date.now() + 60_000) });
  });
  await expect.poll(() => done).toEqual([memberId]);
  await close();
});

it('tells of a job when its transaction commits, and not before', async () => {
  const told: string[] = [];
  const wakes = new Map(['send-invitation', 'send-notices'].map((name) => [name, () => told.push(name)]));
  const stop = await listenForJobs(database.url, wakes, (error) => {
    throw error;
  });
  // Wakes all on connect: jobs may have been missed.
  expect(told.splice(0)).toEqual(['send-invitation', 'send-notices']);
  const { db, close } = connectDatabase(database.url);
  const invite = (tx: Transaction) => jobs.enqueue(tx, sendInvitation, { invitationId: crypto.randomUUID() });
  const undone = db.transaction(async (tx) => {
    await invite(tx);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await db.transaction(async (tx) => {
    await invite(tx);
    await boss.getDb().executeSql('select pg_notify($1, $2)', [JOBS_CHANNEL, 'send-notices']);
    await expect.poll(() => told).toEqual(['send-notices']);
  });
  await expect.poll(() => told).toEqual(['send-notices', 'send-invitation']);
  await stop();
  await close();
});
