import { createHash } from 'node:crypto';
import { listenToChannel } from '#database/listen-to-channel.ts';

/**
 * Channel of new jobs by queue, notified after the commit of their transaction. It is the channel of pg-boss, named
 * after its schema, which processes of earlier versions use.
 */
export const JOBS_CHANNEL = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`;

/**
 * Wakes the worker of a queue as soon as a job is there. pg-boss listens for its own workers only, so that one connection
 * listens for all here. Without it they are noticed within two seconds (`poll-due-jobs.ts`).
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
    onDisconnect: (cause) => onError(new Error('new jobs are not told of', { cause })),
  });
  await firstAttempt;
  return stop;
}
