import { and, eq, isNull } from 'drizzle-orm';
import { sessions, sessionTokens } from '#database/schema/sessions.ts';
import type { CallerNames } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { endSessions } from '#server/modules/people/sessions/end-session.ts';
import { issueTokens } from '#server/modules/people/sessions/issue-tokens.ts';
import { endFormerPageSessions } from '#server/modules/people/sessions/open-page-session.ts';
import { hashToken } from '#server/security/tokens.ts';
import { logSecurity } from '#server/telemetry/security-events.ts';

/** Milliseconds in which reuse is no theft: two tabs may refresh concurrently. */
const GRACE_MS = 10_000;

function ownerOf({ userId, reviewerId }: typeof sessions.$inferSelect): string {
  return userId ? `user:${userId}` : `reviewer:${reviewerId}`;
}

/**
 * Exchanges a token once, under a row lock. Reuse within the grace period is 409; later it indicates theft and ends the
 * session.
 */
export async function refreshSession(ctx: Context, refreshToken: string) {
  let reused: CallerNames | undefined;
  const outcome = await inTransaction(ctx, async ({ db, now }) => {
    const [found] = await db
      .select({ token: sessionTokens, session: sessions })
      .from(sessionTokens)
      .innerJoin(sessions, and(eq(sessions.id, sessionTokens.sessionId), isNull(sessions.endedAt)))
      .where(and(eq(sessionTokens.tokenHash, hashToken(refreshToken)), eq(sessionTokens.kind, 'refresh')))
      .for('no key update');
    if (!found || found.token.expiresAt <= now) return 'invalid_token';
    const { token, session } = found;
    if (token.rotatedAt) {
      if (now.getTime() - token.rotatedAt.getTime() <= GRACE_MS) return 'token_just_rotated';
      await endSessions(db, now, eq(sessions.id, session.id));
      reused = { actor: ownerOf(session), sessionId: session.id };
      return 'invalid_token';
    }
    await db.update(sessionTokens).set({ rotatedAt: now }).where(eq(sessionTokens.tokenHash, token.tokenHash));
    await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, session.id));
    await endFormerPageSessions(db, session.id, now);
    return issueTokens(db, session, now);
  });
  if (reused) logSecurity(ctx, 'auth.token_reused', { ...reused });
  if (typeof outcome === 'string') throw new Problem(outcome);
  return outcome;
}
