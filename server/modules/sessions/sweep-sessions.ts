import { eq, lt, notExists, sql } from 'drizzle-orm';
import { passwordResets } from '#database/schema/password-resets.ts';
import { sessions, sessionTokens } from '#database/schema/sessions.ts';
import type { Context } from '#server/context/context.ts';

/** A used or expired link says why it does not work for this long; after that it is simply unknown. */
const LINK_MEMORY_MS = 30 * 86_400_000;

/** Forgets expired tokens, sessions that have none left, and old links for new passwords. */
export async function sweepSessions({ db, now }: Context): Promise<void> {
  await db.delete(sessionTokens).where(lt(sessionTokens.expiresAt, now));
  const tokens = db.select({ one: sql`1` }).from(sessionTokens).where(eq(sessionTokens.sessionId, sessions.id));
  await db.delete(sessions).where(notExists(tokens));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, new Date(now.getTime() - LINK_MEMORY_MS)));
}
