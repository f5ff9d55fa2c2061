import { createHash } from 'node:crypto';
import { listenToChannel } from '#database/listen-to-channel.ts';

/** Channel for the names of queues with a new job, after commit. pg-boss's own name, which earlier versions use too. */
export const JOBS_CHANNEL = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`;

/**
 * Wakes a queue's worker as soon as a job arrives, over one connection for all queues; otherwise polling finds it
 * within two seconds (`poll-due-jobs.ts`).
 */
export async function listenForJobs(
  url: string,
  wakes: ReadonlyMap<string, () => void>,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  const wakeAll = () => {
    for (const wake of wakes.values()) wake();
  };
  const { firstAttempt, stop } = listenToChannel(url, JOBS_CHANNEL, {
    onMessage: (queue) => wakes.get(queue)?.(),
    onConnect: wakeAll,
    onDisconnect: (cause) => onError(new Error('the listener for new jobs is disconnected', { cause })),
  });
  await firstAttempt;
  return stop;
}
