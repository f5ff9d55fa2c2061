import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { reviewers } from '#database/schema/reviewers.ts';
import { sessions } from '#database/schema/sessions.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { issueTokens } from '#server/modules/people/sessions/issue-tokens.ts';
import { countryOf } from '#server/security/country-of.ts';
import { logSecurity } from '#server/telemetry/security-events.ts';

const MAX_USER_AGENT = 300;

interface Opened {
  actor: Reviewer;
  answer: Awaited<ReturnType<typeof issueTokens>>;
}

/** Log it after the commit. */
export async function openReviewSession(
  tx: TransactionContext,
  { id: reviewerId, username, role }: Pick<typeof reviewers.$inferSelect, 'id' | 'username' | 'role'>,
): Promise<Opened> {
  const { db, now, userAgent, ip } = tx;
  const session = {
    id: randomUUIDv7(),
    userId: null,
    reviewerId,
    isRemembered: false,
    createdAt: now,
    lastUsedAt: now,
  };
  const actor: Reviewer = { kind: 'reviewer', reviewerId, sessionId: session.id, username, role };
  await db.update(reviewers).set({ lastSignedInAt: now }).where(eq(reviewers.id, reviewerId));
  await db
    .insert(sessions)
    .values({ ...session, userAgent: userAgent.slice(0, MAX_USER_AGENT) || null, country: countryOf(ip) });
  const subject = `reviewer:${reviewerId}`;
  await writeAudit({ ...tx, actor }, { action: 'reviewer_signed_in', subject, before: null, after: null });
  return { actor, answer: await issueTokens(db, session, now) };
}

export function logReviewSession(ctx: Context, { actor }: Opened): void {
  logSecurity({ ...ctx, actor }, 'review.login_succeeded', { account: actor.username });
}
