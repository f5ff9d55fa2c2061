import { setTimeout as pause } from 'node:timers/promises';
import { hasNoPrimary } from '#database/failures.ts';

/** Milliseconds: enough for a switchover or restart, within the request timeout. */
const FAILOVER_TIMEOUT_MS = 8_000;
const PAUSE_MS = 150;

/**
 * Decides whether to retry work that failed without a primary, after a pause; false after the timeout. Only for work
 * known to be undone.
 */
export function createFailoverRetry(): (error: unknown) => Promise<boolean> {
  const until = performance.now() + FAILOVER_TIMEOUT_MS;
  return async (error) => {
    if (!hasNoPrimary(error) || performance.now() > until) return false;
    await pause(PAUSE_MS * (0.5 + Math.random()));
    return true;
  };
}

/** Retries while there is no primary. Only for work without effects. */
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
