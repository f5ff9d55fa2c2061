import { and, eq, isNull } from 'drizzle-orm';
import { emailChanges } from '#database/schema/email-changes.ts';
import { passwordResets } from '#database/schema/password-resets.ts';
import { factorRemovals } from '#database/schema/second-factors.ts';
import { users } from '#database/schema/users.ts';
import type { User } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { Problem } from '#server/context/problem.ts';
import { sendSecurityNotice } from '#server/modules/news/notices/send-security-notice.ts';
import { endSessionsOf } from '#server/modules/people/sessions/end-session.ts';
import { isRightPassword } from '#server/modules/people/sessions/try-password.ts';
import { hashPassword } from '#server/security/passwords.ts';
import { refuseWeakPassword } from '#server/security/refuse-weak-password.ts';

interface Change {
  current_password: string;
  password: string;
}

/** Ends other sessions, mailed links, and pending factor removals and address changes. */
export async function changePassword(ctx: Context<User>, input: Change): Promise<void> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.actor.userId));
  if (!user) throw new Error(`session of a missing user ${ctx.actor.userId}`);
  if (!(await isRightPassword(ctx, user.email, input.current_password, user.passwordHash))) {
    throw new Problem('wrong_password', { detail: 'The present password is wrong' });
  }
  await refuseWeakPassword(input.password, [user.email, user.name]);
  const passwordHash = await hashPassword(input.password, { ip: ctx.ip, account: user.email });
  await inTransaction(ctx, async ({ db, actor, now, deps }) => {
    const unchanged = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash));
    const changed = await db.update(users).set({ passwordHash }).where(unchanged).returning({ id: users.id });
    if (changed.length === 0) throw new Problem('wrong_password', { detail: 'It was changed meanwhile' });
    await db.delete(passwordResets).where(eq(passwordResets.email, user.email));
    await db.delete(factorRemovals).where(eq(factorRemovals.userId, user.id));
    await db.delete(emailChanges).where(and(eq(emailChanges.userId, user.id), isNull(emailChanges.changedAt)));
    await endSessionsOf(db, user.id, { now, except: actor.sessionId });
    const { sessionId } = actor;
    await enqueue({ db, deps }, sendSecurityNotice, {
      userId: user.id,
      what: 'password_changed',
      at: now.toISOString(),
      sessionId,
    });
  });
}
