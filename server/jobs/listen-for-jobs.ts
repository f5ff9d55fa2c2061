import { createHash } from 'node:crypto';
import type { PgBoss } from 'pg-boss';

/** Where pg-boss tells which queue has got a job, when the transaction that made it commits: after the name of its schema. */
const CHANNEL = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`;

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
    const listening = await boss.getDb().listen?.(CHANNEL, (queue) => wakes.get(queue)?.(), wakeAll);
    return async () => listening?.close();
  } catch (cause) {
    onError(new Error('new jobs are not told of', { cause }));
    return async () => {};
  }
}
