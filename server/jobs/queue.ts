import type { ConstructorOptions, Job, JobResult } from 'pg-boss';
import { PgBoss } from 'pg-boss';
import type { Connection } from '#database/connect.ts';
import { querierOf } from '#database/connect.ts';
import type { JobHandlers, JobQueue } from '#server/context/adapters.ts';
import type { JobData, JobName } from '#server/context/job-definitions.ts';
import { jobDefinitions, jobLanes, jobRetries } from '#server/context/job-definitions.ts';
import { listenForJobs } from '#server/jobs/listen-for-jobs.ts';
import { QUICK, workInLanes } from '#server/jobs/work-in-lanes.ts';
import { withoutValues } from '#server/telemetry/describe-error.ts';

/**
 * How many connections the queue has besides the one it listens on, and how long it waits for them, in milliseconds; its
 * maintenance may take longer than a request.
 */
export const jobQueueLimits = { max: 4, connectionTimeoutMillis: 5_000, query_timeout: 60_000, keepAlive: true };

/**
 * A process reports at least this often that it is still working on a job; otherwise it counts as dead, and another one
 * takes over.
 */
const HEARTBEAT_SECONDS = 30;

/** How many jobs of a queue a process takes at once; after a full batch it takes the next one immediately. */
const BATCH = 10;

/** How often a queue is read without being told of a new job. */
const POLL_SECONDS = 2;

const names = Object.keys(jobDefinitions) as JobName[];

/** A name for each statement by which the queue stores a job: there are as many as queues. */
const storing = new Map<string, string>();

/** Has the queue use the connection of the caller. */
function through(tx: Connection) {
  return {
    async executeSql(text: string, values?: unknown[]) {
      const name = storing.get(text) ?? `store_job_${storing.size}`;
      storing.set(text, name);
      return querierOf(tx).query({ name, text }, values);
    },
  };
}

async function perform<N extends JobName>(handlers: JobHandlers, name: N, data: unknown): Promise<void> {
  await handlers[name](jobDefinitions[name].parse(data) as JobData<N>);
}

/** Creates the queues that are missing, and changes those whose jobs are now tried for another time. */
async function settleQueues(boss: PgBoss): Promise<void> {
  const there = new Map((await boss.getQueues(names)).map((queue) => [queue.name, queue]));
  for (const name of names) {
    const rule = jobRetries[name];
    const queue = there.get(name);
    if (!queue) await boss.createQueue(name, { ...rule, retryBackoff: true, notify: true });
    else if (Object.entries(rule).some(([key, value]) => queue[key as keyof typeof rule] !== value))
      await boss.updateQueue(name, { ...rule, retryBackoff: true });
  }
}

/**
 * The queue on the product's own database (pg-boss), installed before; creates missing queues. `onError` receives errors of
 * the queue itself and every failed attempt at a job.
 */
export async function startJobQueue(
  options: ConstructorOptions & { connectionString: string },
  onError: (error: Error) => void,
): Promise<JobQueue> {
  const boss = new PgBoss({ migrate: false, ...options });
  boss.on('error', onError);
  await boss.start();
  await settleQueues(boss);
  const lanes: { stop(): Promise<void> }[] = [];
  const stops: (() => Promise<void>)[] = [];

  async function attempt(handlers: JobHandlers, name: JobName, { id, data }: Job): Promise<JobResult> {
    try {
      await perform(handlers, name, data);
      return { id, status: 'completed' };
    } catch (cause) {
      onError(new Error(`job ${name} failed`, { cause }));
      // The queue keeps the output in the database.
      return { id, status: 'failed', output: withoutValues(cause) };
    }
  }

  return {
    async enqueue(tx, name, data, { startAfter, group: id, isQuick } = {}) {
      const group = id ? { group: { id, ...(isQuick ? { tier: QUICK } : {}) } } : {};
      const options = { startAfter, ...group, heartbeatSeconds: HEARTBEAT_SECONDS };
      await boss.send(name, data, { ...options, db: through(tx) });
    },
    async work(handlers, schedules) {
      const wakes = new Map<string, () => void>();
      for (const name of names) {
        const own = jobLanes[name];
        if (own) {
          const options = { lanes: own, onError, heartbeatSeconds: HEARTBEAT_SECONDS };
          const worker = workInLanes(boss, name, { ...options, perform: (data) => perform(handlers, name, data) });
          lanes.push(worker);
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
      for (const [name, cron] of Object.entries(schedules))
        await boss.schedule(name, cron, {}, { tz: 'Europe/Berlin' });
    },
    async drain(handlers) {
      for (const name of names) {
        for (const job of await boss.fetch(name, { batchSize: 100 })) {
          await perform(handlers, name, job.data);
          await boss.complete(name, job.id);
        }
      }
    },
    async count() {
      const queues = await boss.getQueues(names);
      return queues.map(({ name, readyCount, deferredCount, activeCount, failedCount }) => {
        const counts = { ready: readyCount, deferred: deferredCount, active: activeCount, failed: failedCount };
        return { queue: name as JobName, ...counts };
      });
    },
    async stop() {
      for (const stop of stops) await stop();
      await Promise.all(lanes.map((each) => each.stop()));
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}
