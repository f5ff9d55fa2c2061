import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { requestsPerMinute } from '#domain/plans/request-limits.ts';
import type { KeyLimits } from '#server/context/adapters.ts';
import { limitHeaders, tooManyRequests } from '#server/http/limit-headers.ts';

const WINDOW_SECONDS = 60;

/** Counts per business and minute in PostgreSQL, exact over all processes. */
export function createKeyLimits(pool: Pool): KeyLimits {
  const limiters = new Map<number, RateLimiterPostgres>(
    [...new Set(Object.values(requestsPerMinute))].map((points) => [
      points,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: 'apiKey',
        clearExpiredByTimeout: false,
        points,
        duration: WINDOW_SECONDS,
      }),
    ]),
  );
  return async (businessId, points, uses = 1) => {
    const limiter = limiters.get(points);
    if (!limiter) throw new Error(`no plan has ${points} requests a minute`);
    const quota = { points, duration: WINDOW_SECONDS };
    try {
      return limitHeaders(quota, await limiter.consume(businessId, uses));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      // A refused batch is uncounted, so that smaller calls still fit.
      if (uses > 1) await limiter.reward(businessId, uses);
      throw tooManyRequests(quota, error);
    }
  };
}
