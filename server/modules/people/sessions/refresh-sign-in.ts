import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { routes } from '#contract/index.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import { sessions } from '#database/schema/sessions.ts';
import { users } from '#database/schema/users.ts';
import type { Reviewer, User } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { spendChallenge } from '#server/modules/people/second-factors/open-challenge.ts';
import { findChallenge, ownerOf } from '#server/modules/people/second-factors/queries.ts';
import type { SpendFactor } from '#server/modules/people/second-factors/try-factor.ts';
import { checkFactor } from '#server/modules/people/second-factors/try-factor.ts';
import type { WaitingSignIn } from '#server/modules/people/sessions/answer-second-step.ts';
import { isRightPassword } from '#server/modules/people/sessions/try-password.ts';
import { tryFactor } from '#server/modules/people/sessions/try-second-factor.ts';

type Proof = z.output<(typeof routes)['refreshSignIn']['request']['body']['content']['application/json']['schema']>;

async function provePassword(ctx: Context<User | Reviewer>, password: string): Promise<void> {
  const { db, actor } = ctx;
  const [account] =
    actor.kind === 'user'
      ? await db.select({ name: users.email, hash: users.passwordHash }).from(users).where(eq(users.id, actor.userId))
      : await db
          .select({ name: reviewers.username, hash: reviewers.passwordHash })
          .from(reviewers)
          .where(eq(reviewers.id, actor.reviewerId));
  if (!account) throw new Error('a session of nobody');
  const tries = actor.kind === 'user' ? account.name : `review|${account.name}`;
  if (!(await isRightPassword(ctx, tries, password, account.hash))) {
    throw new Problem('wrong_password', { detail: 'The password is wrong' });
  }
}

/** Allows actions that require a recent proof of identity, for ten minutes. */
export async function refreshSignIn(ctx: Context<User | Reviewer>, proof: Proof): Promise<void> {
  const session = eq(sessions.id, ctx.actor.sessionId);
  if (proof.method === 'password') {
    await provePassword(ctx, proof.password);
    await ctx.db.update(sessions).set({ confirmedAt: ctx.now }).where(session);
    return;
  }
  const owner = ownerOf(ctx.actor);
  const waiting: WaitingSignIn | null =
    proof.method === 'passkey' ? await findChallenge(ctx.db, proof.challenge, 'passkey', ctx.now) : null;
  const { isRight } = await tryFactor(ctx, owner, waiting?.tokenHash ?? null, async () => {
    const spend: SpendFactor | null = await checkFactor(ctx, owner, waiting?.challenge ?? '', proof);
    if (!spend) return { isRight: false };
    return inTransaction(ctx, async (tx) => {
      if (!(await spend(tx.db))) return { isRight: false };
      if (waiting) await spendChallenge(tx, waiting);
      await tx.db.update(sessions).set({ confirmedAt: tx.now }).where(session);
      return { isRight: true };
    });
  });
  if (!isRight) throw new Problem('second_factor_wrong', { detail: 'The code or the passkey is wrong, or was used' });
}
