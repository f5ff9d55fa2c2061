import { eq } from 'drizzle-orm';
import { users } from '#database/schema/users.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { isRightPassword } from '#server/modules/people/sessions/try-password.ts';

/** Before irreversible actions; 422 `wrong_password`. */
export async function confirmPassword(ctx: Context, userId: string, password: string): Promise<void> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (user && (await isRightPassword(ctx, user.email, password, user.passwordHash))) return;
  throw new Problem('wrong_password', {
    errors: [{ path: 'password', code: 'wrong_password', message: 'Wrong password' }],
  });
}
