import { lt, sql } from 'drizzle-orm';
import { idempotencyKeys } from '#database/schema/idempotency-keys.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import type { Context } from '#server/context/context.ts';

const KEPT_MS = 24 * 3_600_000;

/** Deletes responses older than a day, and limits that have expired. */
export async function sweepIdempotencyKeys({ db, now }: Context): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS)));
  await db.delete(rateLimits).where(lt(rateLimits.expire, sql`${now.getTime()}::bigint`));
}
