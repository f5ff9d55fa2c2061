import type { Config } from '#server/boot/settings/config.ts';
import { jobs } from '#server/jobs/all-jobs.ts';
import { jobQueueLimits, startJobQueue } from '#server/jobs/queue.ts';
import type { Tracing } from '#server/telemetry/spans.ts';

/** How many connections the queue has in a process that only puts jobs into it, mostly on connections of the calls. */
const ENQUEUEING_CONNECTIONS = 2;

/** Opens the queue; a process that leaves jobs to others only puts them into it. */
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
