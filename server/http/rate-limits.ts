import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#database/connect.ts';
import { deleteInBatches } from '#database/delete-in-batches.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import type { Limit, LimitName } from '#domain/shared/limits.ts';
import { limits, pauseAfter } from '#domain/shared/limits.ts';
import type { CountedUse, RateLimits } from '#server/context/adapters.ts';
import type { Problem } from '#server/context/problem.ts';
import { tooManyRequests } from '#server/http/limit-headers.ts';
import { callerNetwork } from '#server/security/caller-network.ts';

/** Factor for the surrounding network, which may belong to several people. */
const AROUND_FACTOR = 4;

interface Counter {
  points: number;
  /** Seconds. */
  duration: number;
  longestPause: number | undefined;
  uses: RateLimiterPostgres;
  pauses: RateLimiterPostgres;
}

interface Count {
  counter: Counter;
  key: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Begins every key of a subject, for all callers, so that staff can lift its limits. */
export const subjectPart = (subject: string) => digest(`subject|${subject}`).slice(0, 22);

function tooMany(counter: Counter, msBeforeNext: number): Problem {
  return tooManyRequests(counter, { remainingPoints: 0, msBeforeNext });
}

interface Added {
  count: Count;
  consumed: number;
  hasPaused: boolean;
}

async function add(count: Count): Promise<Added> {
  const { counter, key } = count;
  const { consumedPoints: consumed, msBeforeNext } = await counter.uses.penalty(key);
  const excess = consumed - counter.points;
  if (excess <= 0) return { count, consumed, hasPaused: false };
  if (counter.longestPause === undefined) throw tooMany(counter, msBeforeNext);
  try {
    await counter.pauses.consume(key, 1, { customDuration: pauseAfter(excess, counter.longestPause) });
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    await counter.uses.reward(key);
    throw tooMany(counter, error.msBeforeNext);
  }
  return { count, consumed, hasPaused: true };
}

async function addAlways(count: Count): Promise<Added> {
  const { consumedPoints: consumed } = await count.counter.uses.penalty(count.key);
  return { count, consumed, hasPaused: false };
}

async function takeBack({ count: { counter, key }, hasPaused }: Added): Promise<void> {
  await counter.uses.reward(key);
  if (hasPaused) await counter.pauses.delete(key);
}

function toUse(added: readonly Added[]): CountedUse {
  return {
    count: Math.max(...added.map(({ consumed }) => consumed)),
    isWithin: added.every(({ consumed, count }) => consumed <= count.counter.points),
    async giveBack() {
      for (const one of added) await takeBack(one);
    },
  };
}

/** Limits in the table `rate_limits`, without addresses in clear text. */
export function createRateLimits(pool: Pool): RateLimits {
  function createCounter(name: string, { points, duration, longestPause }: Limit): Counter {
    const table = { storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true };
    const options = { ...table, clearExpiredByTimeout: false, duration };
    return {
      points,
      duration,
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
    const keyOf = (network: string) => `${subjectPart(subject)}.${digest(`${subject}|${network}`)}`;
    const { own, around } = counters[limit];
    if (caller === undefined) return [{ counter: own, key: keyOf('') }];
    const network = callerNetwork(caller);
    const counts = [{ counter: own, key: keyOf(network.own) }];
    if (network.around !== null) counts.push({ counter: around, key: keyOf(network.around) });
    return counts;
  }

  const count: RateLimits['count'] = async (limit, subject, caller) => {
    const added: Added[] = [];
    for (const one of countsOf(limit, subject, caller)) added.push(await addAlways(one));
    return toUse(added);
  };

  return {
    async consume(limit, subject, caller) {
      const added: Added[] = [];
      try {
        for (const one of countsOf(limit, subject, caller)) added.push(await add(one));
      } catch (error) {
        for (const one of added) await takeBack(one);
        throw error;
      }
      return toUse(added);
    },
    count,
    take: async (limit, subject, caller) => (await count(limit, subject, caller)).isWithin,
    async reset(limit, subject, caller) {
      for (const { counter, key } of countsOf(limit, subject, caller)) {
        await counter.uses.delete(key);
        if (counter.longestPause !== undefined) await counter.pauses.delete(key);
      }
    },
  };
}

/** Deletes expired counts. */
export function sweepRateLimits({ db, now }: { db: Database; now: Date }): Promise<void> {
  return deleteInBatches(db, rateLimits, lt(rateLimits.expire, sql`${now.getTime()}::bigint`));
}
