import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { sessionBudgets } from '#domain/shared/limits.ts';
import type { SessionLimits } from '#server/context/adapters.ts';
import { limitHeaders, tooManyRequests } from '#server/http/limit-headers.ts';

export type SessionBudgets = Record<keyof typeof sessionBudgets, { points: number; duration: number }>;

/**
 * Counts in the memory of this process: a round trip to the database for every reading would cost more than what it guards
 * against. Several processes give a session as many budgets, which bounds it all the same.
 */
export function createSessionLimits(budgets: SessionBudgets = sessionBudgets): SessionLimits {
  const limiters = { requests: new RateLimiterMemory(budgets.requests), writes: new RateLimiterMemory(budgets.writes) };

  async function consume(budget: keyof SessionBudgets, sessionId: string): Promise<Record<string, string>> {
    const { points } = budgets[budget];
    try {
      return limitHeaders(points, await limiters[budget].consume(sessionId));
    } catch (error) {
      if (error instanceof RateLimiterRes) throw tooManyRequests(points, error);
      throw error;
    }
  }

  return async (sessionId, method) => {
    const requests = await consume('requests', sessionId);
    return method === 'get' ? requests : consume('writes', sessionId);
  };
}
