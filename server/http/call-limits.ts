import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { CallLimits } from '#server/context/adapters.ts';
import { limitHeaders, tooManyRequests } from '#server/http/limit-headers.ts';

interface Budget {
  points: number;
  /** In seconds. */
  duration: number;
}

/** `writes` are counted besides, out of all `requests`. */
export type CallBudgets = Record<'requests' | 'writes', Budget>;

/**
 * Counts in the memory of this process: a round trip to the database for every reading would cost more than what it guards
 * against. Several processes give a caller as many budgets, which bounds it all the same.
 */
export function createCallLimits(budgets: CallBudgets): CallLimits {
  const limiters = { requests: new RateLimiterMemory(budgets.requests), writes: new RateLimiterMemory(budgets.writes) };

  async function consume(budget: keyof CallBudgets, subject: string, uses: number): Promise<Record<string, string>> {
    const { points } = budgets[budget];
    try {
      return limitHeaders(points, await limiters[budget].consume(subject, uses));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      if (uses > 1) await limiters[budget].reward(subject, uses);
      throw tooManyRequests(points, error);
    }
  }

  return async (subject, method, uses = 1) => {
    const requests = await consume('requests', subject, uses);
    return method === 'get' ? requests : consume('writes', subject, uses);
  };
}
