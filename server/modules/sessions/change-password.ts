import { and, eq } from 'drizzle-orm';
import { passwordResets } from '#database/schema/password-resets.ts';
import { users } from '#database/schema/users.ts';
import type { User } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { endSessionsOf } from '#server/modules/sessions/end-session.ts';
import { isRightPassword } from '#server/modules/sessions/try-password.ts';
import { hashPassword } from '#server/security/passwords.ts';

interface Change {
  current_password: string;
  password: string;
}

/** Sets a new password, given the present one. Every other session ends, and so does every mailed link. */
export async function changePassword(ctx: Context<User>, input: Change): Promise<void> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.actor.userId));
  if (!user) throw new Error(`session of a missing user ${ctx.actor.userId}`);
  if (!(await isRightPassword(ctx, user.email, input.current_password, user.passwordHash))) {
    throw new Problem('wrong_password', { detail: 'The present password is wrong' });
  }
  const passwordHash = await hashPassword(input.password);
  await inTransaction(ctx, async ({ db, actor, now }) => {
    const unchanged = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash));
    const changed = await db.update(users).set({ passwordHash }).where(unchanged).returning({ id: users.id });
    if (changed.length === 0) throw new Problem('wrong_password', { detail: 'It was changed meanwhile' });
    await db.delete(passwordResets).where(eq(passwordResets.email, user.email));
    await endSessionsOf(db, user.id, { now, except: actor.sessionId });
  });
}
