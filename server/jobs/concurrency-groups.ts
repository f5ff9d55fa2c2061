import type { FetchOptions, Job, PgBoss } from 'pg-boss';
import type { GroupConcurrency } from '#server/context/job.ts';
import { redactError } from '#server/telemetry/describe-error.ts';

interface Options {
  concurrency: GroupConcurrency;
  perform: (data: unknown) => Promise<void>;
  /** No job is begun while it is true; it is asked again when woken. */
  isHeld?: () => boolean;
  /** Receives queue errors and failed jobs. */
  onError: (error: Error) => void;
  heartbeatSeconds: number;
}

interface Run {
  job: Job;
  isSlow: boolean;
}

/** Pause after a failed read. */
const RETRY_MS = 2000;
/** The oldest are evicted. */
const MAX_SLOW_GROUPS = 1000;
const STOP_MS = 5000;
/** Tier of a job enqueued while its group was quick. */
export const QUICK = 'quick';

/**
 * Works on one queue so that slow groups delay only themselves. A group runs one job at a time, or a few while it is
 * quick; a long job frees its slot, and its group gets one separate slot until it is quick again.
 */
export function workInGroups(
  boss: PgBoss,
  name: string,
  { concurrency, perform, isHeld = () => false, onError, heartbeatSeconds }: Options,
) {
  const running = new Map<string, Run>();
  const slowGroups = new Set<string>();
  let isStopping = false;
  /** Whether jobs may have arrived since the last read. */
  let isDue = false;
  let resume = () => {};
  const wake = () => {
    isDue = true;
    resume();
  };

  const count = (isSlow: boolean) => [...running.values()].filter((run) => run.isSlow === isSlow).length;

  /** Waits until woken, at most `ms`. */
  async function pause(ms?: number): Promise<void> {
    if (isDue) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      resume = resolve;
      if (ms !== undefined) timer = setTimeout(resolve, ms);
    });
    clearTimeout(timer);
  }

  function remember(group: string): void {
    slowGroups.delete(group);
    slowGroups.add(group);
    const [oldest] = slowGroups;
    if (oldest !== undefined && slowGroups.size > MAX_SLOW_GROUPS) slowGroups.delete(oldest);
  }

  async function run(job: Job): Promise<void> {
    const group = job.groupId ?? job.id;
    const mine: Run = { job, isSlow: slowGroups.has(group) };
    running.set(job.id, mine);
    let tookLong = false;
    const timer = setTimeout(() => {
      tookLong = true;
      mine.isSlow = true;
      remember(group);
      wake();
    }, concurrency.slowAfterMs);
    try {
      await perform(job.data);
      clearTimeout(timer);
      if (!tookLong) slowGroups.delete(group);
      await boss.complete(name, job);
    } catch (cause) {
      if (!running.has(job.id)) return;
      onError(new Error(`job ${name} failed`, { cause }));
      await boss.fail(name, job, redactError(cause)).catch(onError);
    } finally {
      clearTimeout(timer);
      running.delete(job.id);
      wake();
    }
  }

  async function claim(
    batchSize: number,
    groupConcurrency: FetchOptions['groupConcurrency'],
    ignoreGroups: string[] | null,
  ): Promise<number> {
    if (batchSize <= 0) return 0;
    const jobs = await boss.fetch<object>(name, { batchSize, groupConcurrency, ignoreGroups });
    for (const job of jobs) void run(job);
    return jobs.length;
  }

  /** Starts jobs up to the limits; returns their number. */
  async function claimBoth(): Promise<number> {
    const quickRoom = Math.min(concurrency.quick - count(false), concurrency.total - running.size);
    if (quickRoom <= 0) return 0;
    const claimed = await claim(
      quickRoom,
      { default: 1, tiers: { [QUICK]: concurrency.perQuickGroup } },
      slowGroups.size > 0 ? [...slowGroups] : null,
    );
    if (slowGroups.size === 0) return claimed;
    return claimed + (await claim(Math.min(concurrency.slow - count(true), concurrency.total - running.size), 1, null));
  }

  async function loop(): Promise<void> {
    while (!isStopping) {
      isDue = false;
      try {
        if ((isHeld() || (await claimBoth()) === 0) && !isStopping) await pause();
      } catch (error) {
        onError(error as Error);
        isDue = false;
        await pause(RETRY_MS);
      }
    }
  }

  const heartbeat = setInterval(
    () => {
      const jobs = [...running.values()].map(({ job }) => job);
      if (jobs.length > 0) boss.touch(name, jobs).catch(onError);
    },
    (heartbeatSeconds * 1000) / 3,
  );
  const looping = loop();

  return {
    /** Reads the queue now. */
    wake,
    /** Takes no more jobs, waits briefly for running ones, and returns the rest to the queue. */
    async stop(): Promise<void> {
      isStopping = true;
      wake();
      await looping;
      const end = performance.now() + STOP_MS;
      while (running.size > 0 && performance.now() < end) {
        isDue = false;
        await pause(end - performance.now());
      }
      clearInterval(heartbeat);
      const jobs = [...running.values()].map(({ job }) => job);
      running.clear();
      if (jobs.length > 0) await boss.fail(name, jobs, new Error('the process stopped')).catch(onError);
    },
  };
}
