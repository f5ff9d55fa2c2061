import type { Job, PgBoss } from 'pg-boss';
import { withoutValues } from '#server/telemetry/describe-error.ts';

/** How many jobs of a kind that waits for strangers a process does at once. Waiting itself costs next to nothing. */
export interface Lanes {
  /** Jobs that were begun a moment ago, of groups that are not known to be slow. */
  quick: number;
  /** New jobs of groups that were slow before. */
  slow: number;
  /** All of them, with those that turned out to be slow. */
  most: number;
  /** When a job, and with it its group, counts as slow, in milliseconds. */
  slowAfterMs: number;
}

interface Options {
  lanes: Lanes;
  perform: (data: unknown) => Promise<void>;
  /** Hears of trouble with the queue, and of every job that failed. */
  onError: (error: Error) => void;
  heartbeatSeconds: number;
}

interface Run {
  job: Job;
  isSlow: boolean;
}

const POLL_MS = 500;
/** Pause after the queue could not be asked. */
const TROUBLE_MS = 2000;
/** How many slow groups are remembered; the oldest are forgotten first. */
const MOST_SLOW_GROUPS = 1000;
const STOP_MS = 5000;

/**
 * Works on one queue so that whoever is slow delays only itself: of each group one job at a time; a job that takes long
 * makes room for the next one, and a group that took long gets its turn in a lane of its own until it is quick again.
 */
export function workInLanes(boss: PgBoss, name: string, { lanes, perform, onError, heartbeatSeconds }: Options) {
  const running = new Map<string, Run>();
  const slowGroups = new Set<string>();
  let isStopping = false;
  /** Whether there is reason to ask the queue again since it was asked last. */
  let isDue = false;
  let resume = () => {};
  const wake = () => {
    isDue = true;
    resume();
  };

  const count = (isSlow: boolean) => [...running.values()].filter((run) => run.isSlow === isSlow).length;

  /** Waits until there is room again, or so long at most. */
  async function pause(ms: number): Promise<void> {
    if (isDue) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      resume = resolve;
      timer = setTimeout(resolve, ms);
    });
    clearTimeout(timer);
  }

  function remember(group: string): void {
    slowGroups.delete(group);
    slowGroups.add(group);
    const [oldest] = slowGroups;
    if (oldest !== undefined && slowGroups.size > MOST_SLOW_GROUPS) slowGroups.delete(oldest);
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
    }, lanes.slowAfterMs);
    try {
      await perform(job.data);
      clearTimeout(timer);
      if (!tookLong) slowGroups.delete(group);
      await boss.complete(name, job);
    } catch (cause) {
      if (!running.has(job.id)) return;
      onError(new Error(`job ${name} failed`, { cause }));
      await boss.fail(name, job, withoutValues(cause)).catch(onError);
    } finally {
      clearTimeout(timer);
      running.delete(job.id);
      wake();
    }
  }

  async function claim(batchSize: number, ignoreGroups: string[] | null): Promise<number> {
    if (batchSize <= 0) return 0;
    const jobs = await boss.fetch<object>(name, { batchSize, groupConcurrency: 1, ignoreGroups });
    for (const job of jobs) void run(job);
    return jobs.length;
  }

  /** Begins what there is room for; returns how much that was. */
  async function claimBoth(): Promise<number> {
    const quickRoom = Math.min(lanes.quick - count(false), lanes.most - running.size);
    if (quickRoom <= 0) return 0;
    if (slowGroups.size === 0) return claim(quickRoom, null);
    const claimed = await claim(quickRoom, [...slowGroups]);
    return claimed + (await claim(Math.min(lanes.slow - count(true), lanes.most - running.size), null));
  }

  async function loop(): Promise<void> {
    while (!isStopping) {
      isDue = false;
      try {
        if ((await claimBoth()) === 0 && !isStopping) await pause(POLL_MS);
      } catch (error) {
        onError(error as Error);
        isDue = false;
        await pause(TROUBLE_MS);
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
    /** Begins nothing more, waits a moment for what is under way, and gives the rest back for another process to do. */
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
