import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { requestsPerMinute } from '#domain/plans/request-limits.ts';
import type { KeyLimits } from '#server/context/adapters.ts';
import { Problem } from '#server/context/problem.ts';

const WINDOW_SECONDS = 60;

function headersOf(points: number, { remainingPoints, msBeforeNext }: RateLimiterRes): Record<string, string> {
  return {
    'RateLimit-Limit': String(points),
    'RateLimit-Remaining': String(Math.max(0, remainingPoints)),
    'RateLimit-Reset': String(Math.max(1, Math.ceil(msBeforeNext / 1000))),
  };
}

/** One count per business and minute in PostgreSQL, so that it is exact across all processes, on every plan. */
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
  return async (businessId, points) => {
    const limiter = limiters.get(points);
    if (!limiter) throw new Error(`no plan has ${points} requests a minute`);
    try {
      return headersOf(points, await limiter.consume(businessId));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const headers = headersOf(points, error);
      const seconds = headers['RateLimit-Reset'] ?? '1';
      throw new Problem('rate_limited', {
        detail: `Try again in ${seconds} seconds`,
        members: { retry_after: Number(seconds) },
        headers: { ...headers, 'Retry-After': seconds },
      });
    }
  };
}
