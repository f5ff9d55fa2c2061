import { and, eq, isNull } from 'drizzle-orm';
import type { FactorAnswer } from '#contract/second-factors.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { openSecondStep } from '#server/modules/people/second-factors/open-challenge.ts';
import { findChallenge } from '#server/modules/people/second-factors/queries.ts';
import { finishSignIn } from '#server/modules/people/sessions/answer-second-step.ts';
import { tryPassword } from '#server/modules/people/sessions/try-password.ts';
import { logReviewSession, openReviewSession } from '#server/modules/trust/review/open-review-session.ts';
import { unmatchableHash, verifyPassword } from '#server/security/passwords.ts';

/** Unknown, disabled and known names cost one hash, with equal responses and the limits of sign-in. */
export async function startReviewSession(ctx: Context, input: { username: string; password: string }) {
  const username = input.username.trim().toLowerCase();
  const account = `review|${username}`;
  const { isRight, reviewer } = await tryPassword(ctx, account, async () => {
    const [found] = await ctx.db
      .select()
      .from(reviewers)
      .where(and(eq(reviewers.username, username), isNull(reviewers.disabledAt)));
    const stored = found?.passwordHash ?? unmatchableHash;
    const isRight = await verifyPassword(input.password, stored, { ip: ctx.ip, account });
    return { isRight, reviewer: found };
  });
  if (!isRight || !reviewer) {
    throw new Problem('invalid_credentials', { detail: 'User name or password is wrong' });
  }
  const secondStep = await openSecondStep(ctx, { userId: null, reviewerId: reviewer.id }, false);
  if (secondStep) return secondStep;
  const opened = await inTransaction(ctx, (tx) => openReviewSession(tx, reviewer));
  logReviewSession(ctx, opened);
  return opened.answer;
}

export async function takeReviewSecondStep(ctx: Context, answer: FactorAnswer) {
  const waiting = await findChallenge(ctx.db, answer.challenge, 'second_step', ctx.now);
  const { reviewerId } = waiting;
  if (reviewerId === null) throw new Problem('challenge_expired');
  const opened = await finishSignIn(ctx, { userId: null, reviewerId }, waiting, answer, async (tx) => {
    const isEnabled = and(eq(reviewers.id, reviewerId), isNull(reviewers.disabledAt));
    const [reviewer] = await tx.db.select().from(reviewers).where(isEnabled);
    if (!reviewer) throw new Problem('challenge_expired');
    return openReviewSession(tx, reviewer);
  });
  logReviewSession(ctx, opened);
  return opened.answer;
}
