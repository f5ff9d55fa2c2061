import { createHash } from 'node:crypto';
import type { PgBoss } from 'pg-boss';

/**
 * Where it is told which queue has got a job, once the transaction that made it is committed. It is the channel of pg-boss, named
 * after its schema, which processes of an earlier version use.
 */
export const JOBS_CHANNEL = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`;

/**
 * Wakes the worker of a queue as soon as a job is there. pg-boss listens for its own workers only, so that one connection
 * listens for all here. Without it the queues are read every two seconds; a connection that is lost is opened again.
 */
export async function listenForJobs(
  boss: PgBoss,
  wakes: ReadonlyMap<string, () => void>,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  const wakeAll = () => {
    for (const wake of wakes.values()) wake();
  };
  try {
    const listening = await boss.getDb().listen?.(JOBS_CHANNEL, (queue) => wakes.get(queue)?.(), wakeAll);
    return async () => listening?.close();
  } catch (cause) {
    onError(new Error('new jobs are not told of', { cause }));
    return async () => {};
  }
}
