import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit, LimitName } from '#domain/shared/limits.ts';
import { limits, pauseAfter } from '#domain/shared/limits.ts';
import type { RateLimits } from '#server/context/adapters.ts';
import { Problem } from '#server/context/problem.ts';
import { callerNetwork } from '#server/http/caller-network.ts';

/** How many times over the network around a caller may use a limit: parts of it may belong to different people. */
const AROUND_FACTOR = 4;

interface Counter {
  points: number;
  longestPause: number | undefined;
  uses: RateLimiterPostgres;
  pauses: RateLimiterPostgres;
}

/** What one use counts for. */
interface Count {
  counter: Counter;
  key: string;
}

function tooMany({ points }: Counter, msBeforeNext: number): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Problem('rate_limited', {
    detail: `Try again in ${seconds} seconds`,
    members: { retry_after: seconds },
    headers: {
      'Retry-After': String(seconds),
      'RateLimit-Limit': String(points),
      'RateLimit-Remaining': '0',
      'RateLimit-Reset': String(seconds),
    },
  });
}

async function add({ counter, key }: Count): Promise<number> {
  const { consumedPoints, msBeforeNext } = await counter.uses.penalty(key);
  const excess = consumedPoints - counter.points;
  if (excess <= 0) return consumedPoints;
  if (counter.longestPause === undefined) throw tooMany(counter, msBeforeNext);
  try {
    await counter.pauses.consume(key, 1, { customDuration: pauseAfter(excess, counter.longestPause) });
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    await counter.uses.reward(key);
    throw tooMany(counter, error.msBeforeNext);
  }
  return consumedPoints;
}

async function takeBack({ counter, key }: Count): Promise<void> {
  await counter.uses.reward(key);
  if (counter.longestPause !== undefined) await counter.pauses.delete(key);
}

/** Limits in the shared `rate_limits` table, which holds neither mail addresses nor callers' addresses in clear text. */
export function createRateLimits(pool: Pool): RateLimits {
  function createCounter(name: string, { points, duration, longestPause }: Limit): Counter {
    const table = { storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true };
    const options = { ...table, clearExpiredByTimeout: false, duration };
    return {
      points,
      longestPause,
      uses: new RateLimiterPostgres({ ...options, keyPrefix: name, points }),
      pauses: new RateLimiterPostgres({ ...options, keyPrefix: `${name}Pause`, points: 1 }),
    };
  }
  const counters = Object.fromEntries(
    Object.entries(limits as Record<string, Limit>).map(([name, limit]) => [
      name,
      {
        own: createCounter(name, limit),
        around: createCounter(`${name}Around`, { ...limit, points: AROUND_FACTOR * limit.points }),
      },
    ]),
  ) as Record<LimitName, { own: Counter; around: Counter }>;

  function countsOf(limit: LimitName, subject: string, caller: string | undefined): Count[] {
    const keyOf = (network: string) => createHash('sha256').update(`${subject}|${network}`).digest('base64url');
    const { own, around } = counters[limit];
    if (caller === undefined) return [{ counter: own, key: keyOf('') }];
    const network = callerNetwork(caller);
    const counts = [{ counter: own, key: keyOf(network.own) }];
    if (network.around !== null) counts.push({ counter: around, key: keyOf(network.around) });
    return counts;
  }

  return {
    async consume(limit, subject, caller) {
      const added: Count[] = [];
      let most = 0;
      try {
        for (const count of countsOf(limit, subject, caller)) {
          most = Math.max(most, await add(count));
          added.push(count);
        }
      } catch (error) {
        for (const count of added) await takeBack(count);
        throw error;
      }
      return most;
    },
    async take(limit, subject, caller) {
      let isWithin = true;
      for (const { counter, key } of countsOf(limit, subject, caller)) {
        const { consumedPoints } = await counter.uses.penalty(key);
        isWithin &&= consumedPoints <= counter.points;
      }
      return isWithin;
    },
    async giveBack(limit, subject, caller) {
      for (const count of countsOf(limit, subject, caller)) await takeBack(count);
    },
    async reset(limit, subject, caller) {
      for (const { counter, key } of countsOf(limit, subject, caller)) {
        await counter.uses.delete(key);
        if (counter.longestPause !== undefined) await counter.pauses.delete(key);
      }
    },
  };
}
