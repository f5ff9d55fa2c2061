import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { sessions, sessionTokens } from '#database/schema/sessions.ts';
import type { Reviewer, User } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { SignedIn } from '#server/http/responses.ts';
import { createPageSession } from '#server/modules/people/sessions/issue-tokens.ts';
import { hashToken } from '#server/security/tokens.ts';

/** Milliseconds of validity for requests in flight. */
const FORMER_MS = 60_000;

export async function endFormerPageSessions(db: Connection, sessionId: string, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + FORMER_MS);
  await db
    .update(sessionTokens)
    .set({ expiresAt: soon })
    .where(
      and(eq(sessionTokens.sessionId, sessionId), eq(sessionTokens.kind, 'page'), gt(sessionTokens.expiresAt, soon)),
    );
}

/** 401 `invalid_token` after the session's end. */
export async function openPageSession(ctx: Context<User | Reviewer>): Promise<SignedIn<undefined>> {
  return inTransaction(ctx, async ({ db, actor, now }) => {
    const [found] = await db
      .select({ session: sessions, expiresAt: sessionTokens.expiresAt })
      .from(sessions)
      .innerJoin(
        sessionTokens,
        and(
          eq(sessionTokens.sessionId, sessions.id),
          eq(sessionTokens.kind, 'refresh'),
          isNull(sessionTokens.rotatedAt),
          gt(sessionTokens.expiresAt, now),
        ),
      )
      .where(and(eq(sessions.id, actor.sessionId), isNull(sessions.endedAt)));
    if (!found) throw new Problem('invalid_token');
    const pageSession = createPageSession(found.session, found.expiresAt);
    await endFormerPageSessions(db, actor.sessionId, now);
    const { value, expiresAt } = pageSession;
    await db
      .insert(sessionTokens)
      .values({ tokenHash: hashToken(value), sessionId: actor.sessionId, kind: 'page', expiresAt });
    return new SignedIn(undefined, pageSession);
  });
}
