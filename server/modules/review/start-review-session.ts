import { randomUUIDv7 } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { reviewers } from '#database/schema/reviewers.ts';
import { sessions } from '#database/schema/sessions.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/audit/write-audit.ts';
import { issueTokens } from '#server/modules/sessions/issue-tokens.ts';
import { tryPassword } from '#server/modules/sessions/try-password.ts';
import { unmatchableHash, verifyPassword } from '#server/security/passwords.ts';
import { logSecurity } from '#server/telemetry/security-events.ts';

const MAX_USER_AGENT = 300;

/**
 * Signs a reviewer in. Unknown, disabled and known names cost one hash, get the same response and share the limits of any
 * login.
 */
export async function startReviewSession(ctx: Context, input: { username: string; password: string }) {
  const username = input.username.trim().toLowerCase();
  const { isRight, reviewer } = await tryPassword(ctx, `review|${username}`, async () => {
    const [found] = await ctx.db
      .select()
      .from(reviewers)
      .where(and(eq(reviewers.username, username), isNull(reviewers.disabledAt)));
    const stored = found?.passwordHash ?? unmatchableHash;
    return { isRight: await verifyPassword(input.password, stored), reviewer: found };
  });
  if (!isRight || !reviewer) {
    throw new Problem('invalid_credentials', { detail: 'User name or password is wrong' });
  }
  const sessionId = randomUUIDv7();
  const actor: Reviewer = { kind: 'reviewer', reviewerId: reviewer.id, sessionId, username, role: reviewer.role };
  const tokens = await inTransaction(ctx, async (tx) => {
    const { db, now } = tx;
    const session = { id: sessionId, reviewerId: reviewer.id, isRemembered: false, createdAt: now };
    const userAgent = ctx.userAgent.slice(0, MAX_USER_AGENT) || null;
    await db.update(reviewers).set({ lastSignedInAt: now }).where(eq(reviewers.id, reviewer.id));
    await db.insert(sessions).values({ ...session, userAgent, lastUsedAt: now });
    const subject = `reviewer:${reviewer.id}`;
    await writeAudit({ ...tx, actor }, { action: 'reviewer_signed_in', subject, before: null, after: null });
    return issueTokens(db, session, now);
  });
  logSecurity({ ...ctx, actor }, 'review.login_succeeded', { account: username });
  return tokens;
}
