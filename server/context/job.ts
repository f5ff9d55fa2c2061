import type { z } from 'zod';

/** Dead letter queue for operators: `npm run operator -- jobs`. */
export const DEAD_JOBS = 'dead-jobs';

const DAY_SECONDS = 24 * 60 * 60;

/** How long a dead job can be retried. */
export const DEAD_JOB_SECONDS = 90 * DAY_SECONDS;

/**
 * Backoff of failed jobs: `retryDelay` seconds, doubled up to `retryDelayMax`. Jobs end early when there is nothing
 * left to do.
 */
interface RetryRule {
  retryLimit: number;
  retryDelay: number;
  retryDelayMax: number;
  /** Maximum age of a waiting job. */
  retentionSeconds: number;
  /** Queue after the last attempt; null for jobs that recur. */
  deadLetter: typeof DEAD_JOBS | null;
}

export const retryRules = {
  /** For a person waiting at a screen: every minute until the code or link expires. */
  'while a code holds': {
    retryLimit: 1450,
    retryDelay: 2,
    retryDelayMax: 60,
    retentionSeconds: 14 * DAY_SECONDS,
    deadLetter: DEAD_JOBS,
  },
  /** Survives a day's outage of mail server, file store or geocoder. */
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
  /** For work that recurs: scheduled, or picked up by a sweep. */
  soon: { retryLimit: 5, retryDelay: 2, retryDelayMax: 60, retentionSeconds: 14 * DAY_SECONDS, deadLetter: null },
} as const satisfies Record<string, RetryRule>;

/** Concurrent jobs per process that wait for external servers; waiting itself is cheap. */
export interface GroupConcurrency {
  /** New jobs of groups not known as slow. */
  quick: number;
  /** New jobs of slow groups. */
  slow: number;
  /** All, including jobs that became slow. */
  total: number;
  /** Per quick group over all processes; one for any other. */
  perQuickGroup: number;
  /** Milliseconds after which a job and its group count as slow. */
  slowAfterMs: number;
}

export interface JobRule {
  retry: keyof typeof retryRules;
  /** Cron expression, Europe/Berlin. */
  schedule?: string;
  /** For jobs that wait for external servers. */
  concurrency?: GroupConcurrency;
}

/** Job data holds ids only, never a secret. */
export interface Job<D extends z.ZodType = z.ZodType> extends JobRule {
  name: string;
  data: D;
}
