import { eq } from 'drizzle-orm';
import { users } from '#database/schema/users.ts';
import { liftSuppression } from '#server/adapters/mails/suppressions.ts';
import type { User } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';

/** Mails the caller's address again, until it bounces again. */
export async function confirmEmailWorks({ db, actor, now, deps }: Context<User>): Promise<void> {
  await deps.rateLimits.consume('emailWorks', actor.userId);
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, actor.userId));
  if (user) await liftSuppression(db, { email: user.email, because: null, now });
}
