import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { noticeDevices } from '#database/schema/notice-devices.ts';
import { sessions } from '#database/schema/sessions.ts';
import type { Reviewer, User } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';

/** Ends active sessions with tokens and notice devices. Returns how many. */
export async function endSessions(db: Connection, now: Date, which: SQL | undefined): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(which, isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) await db.delete(noticeDevices).where(inArray(noticeDevices.sessionId, ids));
  return ids.length;
}

export function sessionsOf(actor: User | Reviewer): SQL {
  return actor.kind === 'user' ? eq(sessions.userId, actor.userId) : eq(sessions.reviewerId, actor.reviewerId);
}

export async function endSession({ db, actor, now }: Context<User | Reviewer>, id = actor.sessionId): Promise<void> {
  const ended = await endSessions(db, now, and(eq(sessions.id, id), sessionsOf(actor)));
  if (ended === 0) throw new Problem('not_found');
}

export async function endSessionsOf(
  db: Connection,
  userId: string,
  { now, except }: { now: Date; except?: string },
): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  await endSessions(db, now, and(eq(sessions.userId, userId), others));
}
