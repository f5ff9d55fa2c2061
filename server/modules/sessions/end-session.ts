import { eq } from 'drizzle-orm';
import { sessions } from '#database/schema/sessions.ts';
import type { Context } from '#server/context.ts';
import type { User } from '#server/http/actor.ts';

/** Ends the caller's session: all its tokens stop working at once. */
export async function endSession({ db, actor, now }: Context<User>): Promise<void> {
  await db.update(sessions).set({ endedAt: now }).where(eq(sessions.id, actor.sessionId));
}
