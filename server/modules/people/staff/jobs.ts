import { and, lt, notLike, sql } from 'drizzle-orm';
import { reviewers } from '#database/schema/reviewers.ts';
import { keptSince } from '#domain/retention/retention.ts';
import type { Context } from '#server/context/context.ts';
import { unmatchableHash } from '#server/security/passwords.ts';

/** Their decisions keep an id. */
export async function forgetFormerStaff({ db, now }: Context): Promise<void> {
  await db
    .update(reviewers)
    .set({
      username: sql`'former-' || ${reviewers.id}`,
      passwordHash: unmatchableHash,
      linkHash: null,
      lastSignedInAt: null,
      notices: [],
    })
    .where(and(lt(reviewers.disabledAt, keptSince('staff', now)), notLike(reviewers.username, 'former-%')));
}
