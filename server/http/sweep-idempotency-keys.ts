import { lt, sql } from 'drizzle-orm';
import { deleteInPieces } from '#database/delete-in-pieces.ts';
import { idempotencyKeys } from '#database/schema/idempotency-keys.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import type { Context } from '#server/context/context.ts';

const KEPT_MS = 24 * 3_600_000;

/** Deletes responses older than a day, and limits that have expired. */
export async function sweepIdempotencyKeys({ db, now }: Context): Promise<void> {
  await deleteInPieces(db, idempotencyKeys, lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS)));
  await deleteInPieces(db, rateLimits, lt(rateLimits.expire, sql`${now.getTime()}::bigint`));
}
