import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitName } from '#domain/shared/limits.ts';
import { limits } from '#domain/shared/limits.ts';
import type { RateLimits } from '#server/context/adapters.ts';
import { Problem } from '#server/context/problem.ts';

function tooMany(limit: LimitName, msBeforeNext: number): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Problem('rate_limited', {
    detail: `Try again in ${seconds} seconds`,
    members: { retry_after: seconds },
    headers: {
      'Retry-After': String(seconds),
      'RateLimit-Limit': String(limits[limit].points),
      'RateLimit-Remaining': '0',
      'RateLimit-Reset': String(seconds),
    },
  });
}

/** Limits on the shared `rate_limits` table. */
export function createRateLimits(pool: Pool): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, options]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        clearExpiredByTimeout: false,
        ...options,
      }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;

  return {
    async consume(limit, key) {
      try {
        await limiters[limit].consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(limit, error.msBeforeNext);
        throw error;
      }
    },
    async check(limit, key) {
      const state = await limiters[limit].get(key);
      if (state && state.consumedPoints >= limits[limit].points) throw tooMany(limit, state.msBeforeNext);
    },
    async reset(limit, key) {
      await limiters[limit].delete(key);
    },
  };
}
