import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DatabaseHandle } from '#database/connect.ts';
import { connectDatabase } from '#database/connect.ts';
import { auditEntries } from '#database/schema/audit-entries.ts';
import { createSmtpMailer } from '#server/adapters/mails/mailer.ts';
import type { JobQueue } from '#server/context/adapters.ts';
import { jobs as allJobs } from '#server/jobs/all-jobs.ts';
import { startJobQueue } from '#server/jobs/queue.ts';
import { sendPaymentReturned } from '#server/modules/money/subscription/send-payment-returned.ts';
import { measureJobs } from '#server/telemetry/job-metrics.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { everyJob } from '#tests/support/every-job.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { startPlainMailServer } from '#tests/support/mail-server.ts';
import { operate } from '#tests/support/operate.ts';

/* Jobs that fail for hours or for good, and their retry by the operator (ops/runbooks/jobs.md). */
let database: TestDatabase;
let own: DatabaseHandle;
let jobs: JobQueue;
let registry: Registry;
beforeEach(async () => {
  database = await createTestDatabase();
  own = connectDatabase(database.url);
  jobs = await startJobQueue(
    allJobs,
    { connectionString: database.servingUrl, schedule: false, supervise: false },
    () => {},
  );
  registry = new Registry();
  measureJobs([registry], jobs);
});
afterEach(async () => {
  await jobs.stop();
  await own.close();
  await database.drop();
});

const paymentIds = () => [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const;
const enqueue = (ids: readonly string[]) =>
  own.db.transaction(async (tx) => {
    for (const paymentId of ids) await jobs.enqueue(tx, sendPaymentReturned, { paymentId });
  });
const work = (perform: (data: { paymentId: string }) => Promise<void>) => jobs.work(everyJob(perform));
const states = async () => {
  const rows = sql<{ state: string }>`select state from pgboss.job where name = 'send-payment-returned' order by id`;
  return (await own.db.execute<{ state: string }>(rows)).rows.map(({ state }) => state);
};
/** Makes the next attempt due. */
const letTimePass = () => own.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);

const say = (words: string, url = database.servingUrl) => operate(words.split(' '), url);
/** The commands of a runbook section, in order. */
function readCommands(heading: string): string[] {
  const [, part = ''] = readFileSync('ops/runbooks/jobs.md', 'utf8').split(`## ${heading}\n`);
  return [...(part.split('\n## ')[0] ?? '').matchAll(/^npm run operator -- (.+)$/gm)].map(([, words = '']) => words);
}

it('mails wait for a mail server that is away for longer than it ever was, and arrive once', async () => {
  const port = await findFreePort();
  const mailer = await createSmtpMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: 'Dabei <hallo@dabei.example>',
    dkim: null,
    mailReturnPath: null,
    secretKey: 'x'.repeat(32),
  });
  const ids = paymentIds();
  await enqueue(ids);
  await work(({ paymentId }) => mailer.send({ to: 'ada@anker.example', subject: paymentId, text: 'Danke.' }));
  const tried = sql`select min(retry_count)::int as tries from pgboss.job
    where name = 'send-payment-returned' and state = 'retry' having count(*) = 3`;
  const tries = async () => (await own.db.execute<{ tries: number }>(tried)).rows[0]?.tries;
  await expect.poll(tries).toBe(0);
  // Twenty hours later.
  await own.db.execute(sql`update pgboss.job set retry_count = 80 where state = 'retry'`);
  await letTimePass();
  await expect.poll(tries).toBe(81);
  const server = await startPlainMailServer(port);
  await expect
    .poll(async () => {
      await letTimePass();
      return states();
    })
    .toEqual(ids.map(() => 'completed'));
  expect(server.heard.filter((line) => line.startsWith('Subject: ')).toSorted()).toEqual(
    ids.map((id) => `Subject: ${id}`).toSorted(),
  );
  server.close();
});

it('a job that fails for good is listed with its reason, done again by the operator exactly once, and written down', {
  timeout: 180_000,
}, async () => {
  const ids = paymentIds();
  await enqueue(ids);
  await own.db.execute(sql`update pgboss.job set retry_count = retry_limit where name = 'send-payment-returned'`);
  const done: string[] = [];
  let isBroken = true;
  await work(async ({ paymentId }) => {
    if (isBroken) throw new Error('mail server\u001b[31m says no to ada@anker.example', { cause: new Error('535') });
    done.push(paymentId);
  });
  await expect.poll(states).toEqual(ids.map(() => 'failed'));

  const figures = await registry.metrics();
  expect(figures).toContain('dabei_jobs_dead{queue="send-payment-returned"} 3');
  expect(figures).toContain('dabei_jobs_dead{queue="publish-event"} 0');
  expect(figures).toContain('dabei_jobs_oldest_ready_seconds{queue="send-payment-returned"} 0');
  expect(figures).toContain('dabei_jobs_done_total{queue="send-payment-returned",outcome="failed"} 3');
  expect(figures).toContain('dabei_job_seconds_count{queue="send-payment-returned"} 3');

  const { text } = await say('jobs');
  expect(text).toMatch(/send-payment-returned .*mail server {1,2}\[31m says no to \[address\]: 535/);
  for (const id of ids) expect(text).not.toContain(id);
  const { dead } = JSON.parse((await say('jobs --json')).text) as { dead: { id: string; tries: number }[] };
  expect(dead).toHaveLength(3);
  expect(JSON.stringify(dead)).not.toMatch(new RegExp(`${ids.join('|')}|ada@`));

  isBroken = false;
  for (const words of readCommands('Jobs failed for good')) {
    expect(await say(words.replace('<id>', dead[0]?.id ?? '')), words).toMatchObject({ code: 0 });
  }
  await expect.poll(() => done.length).toBe(3);
  expect(done.toSorted()).toEqual(ids.toSorted());
  expect(await say('jobs retry --all')).toEqual({ code: 0, text: 'Nothing failed for good.\n' });
  expect(await say(`jobs retry ${dead[0]?.id}`)).toMatchObject({ code: 1 });
  expect(done).toHaveLength(3);

  const entries = await own.db.select().from(auditEntries).where(eq(auditEntries.action, 'jobs_retried'));
  expect(entries).toMatchObject([
    { subject: 'queue:send-payment-returned', after: { jobs: 1, by: expect.any(String) } },
    { subject: 'queue:send-payment-returned', after: { jobs: 2 } },
  ]);
});

it('two operators who do the same at once have it done once; what fails for good again comes back with the new reason', async () => {
  const ids = paymentIds();
  await enqueue(ids);
  await own.db.execute(sql`update pgboss.job set retry_count = retry_limit where name = 'send-payment-returned'`);
  const tries: string[] = [];
  await work(async ({ paymentId }) => {
    tries.push(paymentId);
    throw new Error(`refused ${tries.length > 3 ? 'again' : 'once'}`);
  });
  await expect.poll(states).toEqual(ids.map(() => 'failed'));
  const [, words = ''] = readCommands('The mail server is away');
  const told = await Promise.all([say(words), say(words)]);
  const counts = told.map(({ text }) => Number(/send-payment-returned: (\d)/.exec(text)?.[1] ?? 0));
  expect(counts.reduce((sum, count) => sum + count)).toBe(3);
  await expect.poll(() => tries.length).toBe(6);
  // Each failure is stored before its job counts as dead.
  await expect.poll(async () => (await states()).filter((state) => state === 'retry').length).toBe(3);
  await own.db.execute(sql`update pgboss.job set retry_count = retry_limit where state = 'retry'`);
  await letTimePass();
  await expect.poll(async () => (await say('jobs')).text.match(/refused again/g)?.length).toBe(3);
});

it.each([
  ['repair', 'There is no command repair.'],
  ['jobs repair', 'jobs knows no repair.'],
  ['jobs retry', 'Name a queue or the id of one job, or say --all.'],
  ['jobs retry send-recipe', 'send-recipe is neither a queue nor the id of a job.'],
  ['jobs --frobnicate', "Unknown option '--frobnicate'"],
])('the operator who says %s is told in one sentence', async (words, sentence) => {
  const { code, text } = await say(words);
  expect([code, text.startsWith(sentence), text.includes('    at ')]).toEqual([2, true, false]);
});

it('the operator is told when the database does not answer', async () => {
  const { code, text } = await say('jobs', `postgresql://dabei@127.0.0.1:${await findFreePort()}/dabei`);
  expect([code, text]).toEqual([1, expect.stringMatching(/^The database cannot be used: .*ECONNREFUSED.*\n$/)]);
});
