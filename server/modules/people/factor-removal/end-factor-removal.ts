import { eq, or } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import { factorRemovals, recoveryCodes, secondFactors, signInChallenges } from '#database/schema/second-factors.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { sendSecurityNotice } from '#server/modules/news/notices/send-security-notice.ts';
import { endSessionsOf } from '#server/modules/people/sessions/end-session.ts';
import { hashToken } from '#server/security/tokens.ts';
import { logSecurity } from '#server/telemetry/security-events.ts';

/** Stops the removal by the link of either mail, once. */
export async function stopFactorRemoval(ctx: Context, token: string): Promise<void> {
  const hash = hashToken(token);
  const [stopped] = await ctx.db
    .delete(factorRemovals)
    .where(or(eq(factorRemovals.stopHash, hash), eq(factorRemovals.removeHash, hash)))
    .returning({ userId: factorRemovals.userId });
  if (!stopped) throw new Problem('link_unknown');
  logSecurity(ctx, 'auth.factor_removal_stopped', { actor: `user:${stopped.userId}` });
}

async function removeAll(db: Transaction, userId: string): Promise<void> {
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
}

/** Removes factors by the second mail's link. A required factor is set up again after signing in. */
export async function removeLostFactors(ctx: Context, token: string): Promise<void> {
  const userId = await inTransaction(ctx, async ({ db, now, deps: { jobs } }) => {
    const mine = eq(factorRemovals.removeHash, hashToken(token));
    const [found] = await db.delete(factorRemovals).where(mine).returning();
    if (!found) throw new Problem('link_unknown');
    if (found.expiresAt <= now) throw new Problem('link_expired');
    await removeAll(db, found.userId);
    await endSessionsOf(db, found.userId, { now });
    const notice = { userId: found.userId, what: 'factor_removed' as const, at: now.toISOString() };
    await enqueue({ db, deps: { jobs } }, sendSecurityNotice, notice);
    return found.userId;
  });
  logSecurity(ctx, 'auth.factor_removed', { actor: `user:${userId}` });
}
