import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitName } from '#domain/shared/limits.ts';
import { limits } from '#domain/shared/limits.ts';
import type { RateLimits } from '#server/context/adapters.ts';
import { tooManyRequests } from '#server/http/limit-headers.ts';

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
        if (error instanceof RateLimiterRes) throw tooManyRequests(limits[limit].points, error);
        throw error;
      }
    },
    async check(limit, key) {
      const state = await limiters[limit].get(key);
      if (state && state.consumedPoints >= limits[limit].points) throw tooManyRequests(limits[limit].points, state);
    },
    async reset(limit, key) {
      await limiters[limit].delete(key);
    },
  };
}
