import { eq } from 'drizzle-orm';
import type { FactorAnswer } from '#contract/second-factors.ts';
import { factorRemovals } from '#database/schema/second-factors.ts';
import { users } from '#database/schema/users.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { spendChallenge } from '#server/modules/people/second-factors/open-challenge.ts';
import type { Owner } from '#server/modules/people/second-factors/queries.ts';
import { findChallenge } from '#server/modules/people/second-factors/queries.ts';
import { checkFactor } from '#server/modules/people/second-factors/try-factor.ts';
import { logSession, openSession } from '#server/modules/people/sessions/open-session.ts';
import { tryFactor } from '#server/modules/people/sessions/try-second-factor.ts';

export type WaitingSignIn = Awaited<ReturnType<typeof findChallenge>>;

/** Runs `open` in the transaction that spends the answer: one session per challenge and code. */
export async function finishSignIn<T>(
  ctx: Context,
  owner: Owner,
  waiting: WaitingSignIn,
  answer: FactorAnswer,
  open: (tx: TransactionContext) => Promise<T>,
): Promise<T> {
  const { opened } = await tryFactor(ctx, owner, waiting.tokenHash, async () => {
    const spend = await checkFactor(ctx, owner, waiting.challenge, answer);
    if (!spend) return { isRight: false, opened: null };
    return inTransaction(ctx, async (tx) => {
      if (!(await spend(tx.db))) return { isRight: false, opened: null };
      await spendChallenge(tx, waiting);
      return { isRight: true, opened: { result: await open(tx) } };
    });
  });
  if (!opened) throw new Problem('second_factor_wrong', { detail: 'The code or the passkey is wrong, or was used' });
  return opened.result;
}

/** Success ends a pending removal of lost factors. */
export async function takeSecondStep(ctx: Context, answer: FactorAnswer) {
  const waiting = await findChallenge(ctx.db, answer.challenge, 'second_step', ctx.now);
  const { userId, isRemembered: remember } = waiting;
  if (userId === null) throw new Problem('challenge_expired');
  const opened = await finishSignIn(ctx, { userId, reviewerId: null }, waiting, answer, async (tx) => {
    const [user] = await tx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
    await tx.db.delete(factorRemovals).where(eq(factorRemovals.userId, userId));
    return openSession(tx, { userId, email: user?.email ?? '', remember });
  });
  logSession(ctx, opened);
  return opened.answer;
}
