import { setTimeout as pause } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';

/** How often all queues are looked at, in milliseconds. */
const POLL_MS = 2_000;

const statement = `
  select queue.name from unnest($1::text[]) as queue (name)
  where exists (
    select from pgboss.job
    where job.name = queue.name and state < 'active' and not blocked and start_after <= now()
  )`;

/**
 * Wakes workers of queues with due jobs that no notification announces: delayed, retried, or made by pg-boss itself.
 * One statement polls all queues, since sixty polling workers would be most of an idle process's work. Returns a
 * function that stops it.
 */
export function pollDueJobs(
  boss: PgBoss,
  wakes: ReadonlyMap<string, () => void>,
  onError: (error: Error) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function poll(): Promise<void> {
    const { rows }: { rows: { name: string }[] } = await boss.getDb().executeSql(statement, [[...wakes.keys()]]);
    if (!signal.aborted) for (const { name } of rows) wakes.get(name)?.();
  }

  async function pollUntilStopped(): Promise<void> {
    while (!signal.aborted) {
      await poll().catch((error: Error) => {
        if (!signal.aborted) onError(error);
      });
      await pause(POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  const polling = pollUntilStopped();
  return () => {
    stopping.abort();
    return polling;
  };
}
