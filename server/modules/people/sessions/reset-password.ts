import { and, eq, isNull } from 'drizzle-orm';
import { emailChanges } from '#database/schema/email-changes.ts';
import { passwordResets } from '#database/schema/password-resets.ts';
import { factorRemovals } from '#database/schema/second-factors.ts';
import { users } from '#database/schema/users.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { sendSecurityNotice } from '#server/modules/news/notices/send-security-notice.ts';
import { triesOf } from '#server/modules/people/second-factors/queries.ts';
import { removeFactorsSince } from '#server/modules/people/second-factors/remove-factors-since.ts';
import { endSessionsOf } from '#server/modules/people/sessions/end-session.ts';
import { hashPassword } from '#server/security/passwords.ts';
import { refuseWeakPassword } from '#server/security/refuse-weak-password.ts';
import { hashToken } from '#server/security/tokens.ts';
import { logSecurity } from '#server/telemetry/security-events.ts';

/** A mailed link works once and invalidates the others. Ends all sessions. */
export async function resetPassword(ctx: Context, { token, password }: { token: string; password: string }) {
  const mine = eq(passwordResets.tokenHash, hashToken(token));
  const [found] = await ctx.db.select().from(passwordResets).where(mine);
  if (!found) throw new Problem('link_unknown');
  if (found.usedAt) throw new Problem('link_used');
  if (found.expiresAt <= ctx.now) throw new Problem('link_expired');

  const [person] = await ctx.db.select({ name: users.name }).from(users).where(eq(users.email, found.email));
  await refuseWeakPassword(password, [found.email, person?.name ?? null]);
  const passwordHash = await hashPassword(password, { ip: ctx.ip, account: found.email });
  const userId = await inTransaction(ctx, async ({ db, now, deps: { jobs } }) => {
    // Locks first: of two concurrent links, the second is invalid.
    const [user] = await db
      .update(users)
      .set({ passwordHash })
      .where(eq(users.email, found.email))
      .returning({ id: users.id });
    if (!user) throw new Problem('link_unknown');
    const used = await db
      .update(passwordResets)
      .set({ usedAt: now })
      .where(and(mine, isNull(passwordResets.usedAt)))
      .returning({ id: passwordResets.id });
    if (used.length === 0) throw new Problem('link_used');
    await db.delete(passwordResets).where(and(eq(passwordResets.email, found.email), isNull(passwordResets.usedAt)));
    await db.delete(factorRemovals).where(eq(factorRemovals.userId, user.id));
    await db.delete(emailChanges).where(and(eq(emailChanges.userId, user.id), isNull(emailChanges.changedAt)));
    if (found.removesFactorsSince) await removeFactorsSince(db, user.id, found.removesFactorsSince);
    await endSessionsOf(db, user.id, { now });
    await enqueue({ db, deps: { jobs } }, sendSecurityNotice, {
      userId: user.id,
      what: 'password_changed',
      at: now.toISOString(),
    });
    return user.id;
  });
  logSecurity(ctx, 'auth.password_reset', { actor: `user:${userId}` });
  // The old password's holder may have used them up.
  await ctx.deps.rateLimits.reset('wrongFactor', triesOf({ userId, reviewerId: null }));
  await ctx.deps.rateLimits.reset('failedLogin', found.email, ctx.ip);
}
