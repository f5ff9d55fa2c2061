import { and, eq, isNull } from 'drizzle-orm';
import { sessions } from '#database/schema/sessions.ts';
import { reviewClaims } from '#database/schema/verifications.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';

/** Releases their claims too. */
export async function endReviewSession(ctx: Context<Reviewer>): Promise<void> {
  await inTransaction(ctx, async ({ db, actor, now }) => {
    await db
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.id, actor.sessionId), isNull(sessions.endedAt)));
    await db.delete(reviewClaims).where(eq(reviewClaims.reviewerId, actor.reviewerId));
  });
}
