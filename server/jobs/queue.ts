import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { ConstructorOptions, Job, JobResult } from 'pg-boss';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { notifyOnCommit } from '#database/connect.ts';
import type { JobAttempt, JobHandlers, JobQueue } from '#server/context/adapters.ts';
import type { Job as QueuedJob } from '#server/context/job.ts';
import { DEAD_JOB_SECONDS, DEAD_JOBS, retryRules } from '#server/context/job.ts';
import { QUICK, workInGroups } from '#server/jobs/concurrency-groups.ts';
import { listDeadJobs } from '#server/jobs/list-dead-jobs.ts';
import { JOBS_CHANNEL, listenForJobs } from '#server/jobs/listen-for-jobs.ts';
import { measureQueues } from '#server/jobs/measure-queues.ts';
import { pollDueJobs } from '#server/jobs/poll-due-jobs.ts';
import { traceJob, withTrace } from '#server/jobs/trace-jobs.ts';
import { redactError } from '#server/telemetry/describe-error.ts';
import type { Tracing } from '#server/telemetry/spans.ts';

/** Milliseconds; maintenance may take longer than a request. */
export const jobQueueLimits = { connectionTimeoutMillis: 5_000, query_timeout: 60_000, keepAlive: true };

/** Without a heartbeat for this long, another process takes the job over. */
const HEARTBEAT_SECONDS = 30;

/** Jobs per batch; a full batch is followed by the next immediately. */
const BATCH = 10;

/** Milliseconds to wait for running jobs before they are returned. */
const STOP_WORK_MS = 6_000;

/** pg-boss's own polling; we wake workers instead. */
const POLL_SECONDS = 600;

/** Creates missing queues and updates changed retry rules. */
async function syncQueues(boss: PgBoss, jobs: readonly QueuedJob[]): Promise<void> {
  const names = jobs.map(({ name }) => name);
  const there = new Map((await boss.getQueues([...names, DEAD_JOBS])).map((queue) => [queue.name, queue]));
  if (!there.has(DEAD_JOBS)) await boss.createQueue(DEAD_JOBS, { retentionSeconds: DEAD_JOB_SECONDS });
  for (const { name, retry } of jobs) {
    const { deadLetter, ...tries } = retryRules[retry];
    // pg-boss would notify inside of the transaction.
    const rule = { ...tries, notify: false };
    const queue = there.get(name);
    if (!queue) await boss.createQueue(name, { ...rule, retryBackoff: true });
    const isOther = Object.entries(rule).some(([key, value]) => queue?.[key as keyof typeof rule] !== value);
    if (isOther || (queue?.deadLetter ?? null) !== deadLetter)
      await boss.updateQueue(name, { ...rule, deadLetter, retryBackoff: true });
  }
}

/**
 * The job queue in PostgreSQL (pg-boss), installed before; creates missing queues. `onError` gets queue errors and
 * every failed attempt.
 */
export async function startJobQueue(
  jobs: readonly QueuedJob[],
  options: ConstructorOptions & { connectionString: string },
  onError: (error: Error) => void,
  tracing?: Tracing,
): Promise<JobQueue> {
  const boss = new PgBoss({ migrate: false, ...options });
  boss.on('error', onError);
  await boss.start();
  await syncQueues(boss, jobs);
  const names = jobs.map(({ name }) => name);
  const watchers: ((job: JobAttempt) => void)[] = [];
  const groupWorkers: { stop(): Promise<void> }[] = [];
  const stops: (() => Promise<void>)[] = [];

  async function perform(handlers: JobHandlers, name: string, data: object): Promise<void> {
    const work = handlers[name];
    if (!work) throw new Error(`there is no job ${name}`);
    await traceJob(tracing, name, data, () => work(data));
  }

  async function performWatched(handlers: JobHandlers, name: string, data: object): Promise<void> {
    const start = performance.now();
    const tell = (outcome: JobAttempt['outcome']) => {
      for (const watch of watchers) watch({ queue: name, outcome, seconds: (performance.now() - start) / 1000 });
    };
    try {
      await perform(handlers, name, data);
    } catch (error) {
      tell('failed');
      throw error;
    }
    tell('completed');
  }

  async function attempt(handlers: JobHandlers, name: string, { id, data }: Job<object>): Promise<JobResult> {
    try {
      await performWatched(handlers, name, data);
      return { id, status: 'completed' };
    } catch (cause) {
      onError(new Error(`job ${name} failed`, { cause }));
      // The output is stored in the database.
      return { id, status: 'failed', output: redactError(cause) };
    }
  }

  async function findDueQueues(): Promise<Set<string>> {
    const { rows } = await boss
      .getDb()
      .executeSql(`select distinct name from pgboss.job where state < 'active' and start_after <= now()`);
    return new Set(rows.map(({ name }: { name: string }) => name));
  }

  async function stopWork(): Promise<void> {
    const isIdle = Promise.all([
      ...stops.splice(0).map((stop) => stop()),
      ...groupWorkers.splice(0).map((each) => each.stop()),
      ...names.map((name) => boss.offWork(name, { wait: true })),
    ]);
    await Promise.race([isIdle, pause(STOP_WORK_MS, undefined, { ref: false })]);
  }

  return {
    stopWork,
    async enqueue(tx, { name }, data, { startAfter, group: id, isQuick } = {}) {
      const group = id ? { group: { id, ...(isQuick ? { tier: QUICK } : {}) } } : {};
      const options = { startAfter, ...group, heartbeatSeconds: HEARTBEAT_SECONDS };
      await boss.send(name, withTrace(data as object), { ...options, db: fromDrizzle(tx, sql) });
      if (!startAfter) notifyOnCommit(tx, JOBS_CHANNEL, name);
    },
    findDead: (choice) => listDeadJobs((text, values) => boss.getDb().executeSql(text, values), choice),
    async rerun(tx, { id, queue }) {
      const moved = await boss.redrive(DEAD_JOBS, { ids: [id], limit: 1, db: fromDrizzle(tx, sql) });
      if (moved > 0) notifyOnCommit(tx, JOBS_CHANNEL, queue);
      return moved > 0;
    },
    async work(handlers, isHeld = () => false) {
      const wakes = new Map<string, () => void>();
      for (const { name, concurrency: own } of jobs) {
        if (own) {
          const options = { concurrency: own, onError, heartbeatSeconds: HEARTBEAT_SECONDS };
          const worker = workInGroups(boss, name, {
            ...options,
            isHeld: () => isHeld(name),
            perform: (data) => performWatched(handlers, name, data as object),
          });
          groupWorkers.push(worker);
          wakes.set(name, worker.wake);
          continue;
        }
        const options = { batchSize: BATCH, burstWhenBatchFull: true, perJobResults: true } as const;
        const worker = await boss.work<object>(name, { pollingIntervalSeconds: POLL_SECONDS, ...options }, (jobs) =>
          Promise.all(jobs.map((job) => attempt(handlers, name, job))),
        );
        wakes.set(name, () => boss.notifyWorker(worker));
      }
      stops.push(await listenForJobs(options.connectionString, wakes, onError));
      stops.push(pollDueJobs(boss, wakes, onError));
      for (const { name, schedule } of jobs)
        if (schedule) await boss.schedule(name, schedule, {}, { tz: 'Europe/Berlin' });
    },
    async drain(handlers, isHeld = () => false) {
      // Asking every queue takes forty times as long.
      let due = await findDueQueues();
      for (const name of names) {
        if (!due.has(name) || isHeld(name)) continue;
        for (const job of await boss.fetch<object>(name, { batchSize: 100 })) {
          await perform(handlers, name, job.data);
          await boss.complete(name, job.id);
        }
        due = await findDueQueues();
      }
    },
    async count() {
      const queues = await boss.getQueues(names);
      return queues.map(({ name, readyCount, deferredCount, activeCount, failedCount }) => {
        const counts = { ready: readyCount, deferred: deferredCount, active: activeCount, failed: failedCount };
        return { queue: name, ...counts };
      });
    },
    measure: () => measureQueues(boss, names),
    watch(onDone) {
      watchers.push(onDone);
    },
    async stop() {
      await stopWork();
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}
