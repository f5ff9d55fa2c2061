import type { Config } from '#server/boot/settings/config.ts';
import { jobs } from '#server/jobs/all-jobs.ts';
import { jobQueueLimits, startJobQueue } from '#server/jobs/queue.ts';
import type { Tracing } from '#server/telemetry/spans.ts';

/** Connections of the queue in a process that only enqueues, mostly on those of calls. */
const ENQUEUEING_CONNECTIONS = 2;

/** Opens the queue, without working on it. */
export function openQueue(
  connectionString: string,
  { work, jobsPoolSize }: Pick<Config, 'work' | 'jobsPoolSize'>,
  onError: (error: Error) => void,
  tracing?: Tracing,
) {
  const works = work !== 'web';
  const max = works ? jobsPoolSize : ENQUEUEING_CONNECTIONS;
  const options = { ...jobQueueLimits, connectionString, max, supervise: works, schedule: works };
  return startJobQueue(jobs, options, onError, tracing);
}
