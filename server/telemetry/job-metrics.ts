import type { Registry } from 'prom-client';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { JobQueue, QueueMeasure } from '#server/context/adapters.ts';

/** From a row written to a video packed. */
const BUCKETS_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300];

/**
 * Gauges of waiting and late jobs. Database figures cover all processes and are missing during an outage; attempts are
 * this process's.
 */
export function measureJobs(registers: Registry[], jobs: JobQueue): void {
  new Gauge({
    name: 'jobs',
    help: 'Jobs by queue and state, of all processes',
    labelNames: ['queue', 'state'] as const,
    registers,
    async collect() {
      this.reset();
      for (const { queue, ...states } of await jobs.count().catch(() => [])) {
        for (const [state, count] of Object.entries(states)) this.set({ queue, state }, count);
      }
    },
  });

  let measuring: Promise<QueueMeasure[]> | undefined;
  /** Both gauges share one query. */
  const measure = () => {
    measuring ??= jobs
      .measure()
      .catch(() => [])
      .finally(() => {
        measuring = undefined;
      });
    return measuring;
  };
  const gauge = (name: string, help: string, read: (measured: QueueMeasure) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'] as const,
      registers,
      async collect() {
        this.reset();
        for (const measured of await measure()) this.set({ queue: measured.queue }, read(measured));
      },
    });
  gauge('dabei_jobs_dead', 'Jobs that failed for good and wait for an operator, of all processes', ({ dead }) => dead);
  gauge(
    'dabei_jobs_oldest_ready_seconds',
    'How long the job that is due for the longest time has been waiting, of all processes',
    ({ oldestReadySeconds }) => oldestReadySeconds,
  );

  const done = new Counter({
    name: 'dabei_jobs_done_total',
    help: 'Attempts at jobs in this process; what failed is tried again as its kind says',
    labelNames: ['queue', 'outcome'] as const,
    registers,
  });
  const duration = new Histogram({
    name: 'dabei_job_seconds',
    help: 'Time of attempts at jobs in this process',
    labelNames: ['queue'] as const,
    buckets: BUCKETS_SECONDS,
    registers,
  });
  jobs.watch(({ queue, outcome, seconds }) => {
    done.inc({ queue, outcome });
    duration.observe({ queue }, seconds);
  });
}
