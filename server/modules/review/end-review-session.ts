import { and, eq, isNull } from 'drizzle-orm';
import { sessions } from '#database/schema/sessions.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';

/** Ends the reviewer's current session: all its tokens stop working at once. */
export async function endReviewSession({ db, actor, now }: Context<Reviewer>): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, actor.sessionId), isNull(sessions.endedAt)));
}
