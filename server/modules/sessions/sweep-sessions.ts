import { eq, lt, notExists, sql } from 'drizzle-orm';
import { sessions, sessionTokens } from '#database/schema/sessions.ts';
import type { Context } from '#server/context.ts';

/** Forgets expired tokens, and sessions that have none left. */
export async function sweepSessions({ db, now }: Context): Promise<void> {
  await db.delete(sessionTokens).where(lt(sessionTokens.expiresAt, now));
  const tokens = db.select({ one: sql`1` }).from(sessionTokens).where(eq(sessionTokens.sessionId, sessions.id));
  await db.delete(sessions).where(notExists(tokens));
}
