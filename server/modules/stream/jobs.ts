import { lt } from 'drizzle-orm';
import { deleteInPieces } from '#database/delete-in-pieces.ts';
import { businessChanges } from '#database/schema/business-changes.ts';
import type { Context } from '#server/context/context.ts';

const KEPT_MS = 24 * 3_600_000;

/** Deletes what the stream announced more than a day ago. */
export async function sweepChanges({ db, now }: Context): Promise<void> {
  await deleteInPieces(db, businessChanges, lt(businessChanges.createdAt, new Date(now.getTime() - KEPT_MS)));
}
