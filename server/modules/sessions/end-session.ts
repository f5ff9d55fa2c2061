import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { sessions } from '#database/schema/sessions.ts';
import type { User } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';

/** Ends one of the caller's sessions, by default the current one: all its tokens stop working at once. */
export async function endSession({ db, actor, now }: Context<User>, id = actor.sessionId): Promise<void> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.userId, actor.userId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new Problem('not_found');
}

/** Ends all sessions of a person, except for one that may stay. */
export async function endSessionsOf(
  db: Connection,
  userId: string,
  { now, except }: { now: Date; except?: string },
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    );
}
