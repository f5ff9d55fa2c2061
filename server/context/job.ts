import type { z } from 'zod';

/** Job queue where a failed job waits for an operator: `npm run operator -- jobs`. */
export const DEAD_JOBS = 'dead-jobs';

const DAY_SECONDS = 24 * 60 * 60;

/** How long a job that failed for good can still be done again. */
export const DEAD_JOB_SECONDS = 90 * DAY_SECONDS;

/**
 * How long a job that failed is tried again: at first after `retryDelay` seconds, then after twice as many, up to
 * `retryDelayMax`. Jobs look for themselves whether there is still something to do, and end when there is not.
 */
interface RetryRule {
  retryLimit: number;
  retryDelay: number;
  retryDelayMax: number;
  /** The queue forgets jobs that have waited for longer. */
  retentionSeconds: number;
  /** Where it waits for an operator when all tries have failed; null = it comes again by itself. */
  deadLetter: typeof DEAD_JOBS | null;
}

export const retryRules = {
  /** For a person who waits at a screen: once a minute, until the code or the link would have expired. */
  'while a code holds': {
    retryLimit: 1450,
    retryDelay: 2,
    retryDelayMax: 60,
    retentionSeconds: 14 * DAY_SECONDS,
    deadLetter: DEAD_JOBS,
  },
  /** Work that a mail server, a file store or a geocoder that is away for a day must not lose. */
  'a day': {
    retryLimit: 100,
    retryDelay: 30,
    retryDelayMax: 15 * 60,
    retentionSeconds: 14 * DAY_SECONDS,
    deadLetter: DEAD_JOBS,
  },
  /** Money, publication and the right to be forgotten. */
  'until done': {
    retryLimit: 1_000_000,
    retryDelay: 2,
    retryDelayMax: 5 * 60,
    retentionSeconds: 3650 * DAY_SECONDS,
    deadLetter: DEAD_JOBS,
  },
  /** Work that comes again by itself: on a schedule, or because a sweep looks for what was left over. */
  soon: { retryLimit: 5, retryDelay: 2, retryDelayMax: 60, retentionSeconds: 14 * DAY_SECONDS, deadLetter: null },
} as const satisfies Record<string, RetryRule>;

/** Concurrent jobs of a process that wait for other servers. Waiting itself costs next to nothing. */
export interface GroupConcurrency {
  /** Jobs that have just started, of groups not known to be slow. */
  quick: number;
  /** New jobs of groups that were slow before. */
  slow: number;
  /** All of them, including those that turned out to be slow. */
  total: number;
  /** Of one group that was quick so far, over all processes; of any other it is one. */
  perQuickGroup: number;
  /** When a job, and with it its group, counts as slow, in milliseconds. */
  slowAfterMs: number;
}

/** How a job is queued. */
export interface JobRule {
  retry: keyof typeof retryRules;
  /** A cron line in Europe/Berlin. */
  schedule?: string;
  /** For jobs that wait for other people's servers. */
  concurrency?: GroupConcurrency;
}

/** A job as the queue knows it. Its data holds ids only, never a secret. */
export interface Job<D extends z.ZodType = z.ZodType> extends JobRule {
  name: string;
  data: D;
}
