import { setTimeout as pause } from 'node:timers/promises';
import { hasNoPrimary } from '#database/failures.ts';

/**
 * Wait for another primary, in milliseconds: enough for a switchover or a restart, and with a call's other waits within
 * its time limit.
 */
const FAILOVER_TIMEOUT_MS = 8_000;
const PAUSE_MS = 150;

/**
 * Says whether work that failed may be done again: nothing of it has been done, because the database had no primary. It waits a
 * moment before it says yes, and says no when callers have waited for long enough.
 */
export function createFailoverRetry(): (error: unknown) => Promise<boolean> {
  const until = performance.now() + FAILOVER_TIMEOUT_MS;
  return async (error) => {
    if (!hasNoPrimary(error) || performance.now() > until) return false;
    await pause(PAUSE_MS * (0.5 + Math.random()));
    return true;
  };
}

/** Does what changes nothing by itself, again and again while there is no primary. */
export async function retryOnFailover<T>(attempt: () => Promise<T>): Promise<T> {
  const shouldRetry = createFailoverRetry();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(await shouldRetry(error))) throw error;
    }
  }
}
