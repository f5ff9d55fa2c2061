import { eq } from 'drizzle-orm';
import { users } from '#database/schema/users.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { openSecondStep } from '#server/modules/people/second-factors/open-challenge.ts';
import { logSession, openSession } from '#server/modules/people/sessions/open-session.ts';
import { findNewestHash } from '#server/modules/people/sessions/queries.ts';
import { tryPassword } from '#server/modules/people/sessions/try-password.ts';
import { unmatchableHash, verifyPasswords } from '#server/security/passwords.ts';

interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

async function judge({ db, now, ip }: Context, email: string, password: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const waiting = await findNewestHash(db, email, now);
  const stored = [user?.passwordHash ?? unmatchableHash, waiting ?? unmatchableHash];
  const [isRight = false, isWaiting = false] = await verifyPasswords(password, stored, { ip, account: email });
  return { isRight, isWaiting, user };
}

/**
 * Costs two hashes for any address: account and newest pending registration, or dummies. A registration's password is
 * `email_not_confirmed` with or without account, and counts as wrong. Only the right password reveals a second factor.
 */
export async function startSession(ctx: Context, { email, password, remember }: Credentials) {
  const { isRight, isWaiting, user } = await tryPassword(ctx, email, () => judge(ctx, email, password));
  if (!isRight && isWaiting) throw new Problem('email_not_confirmed', { detail: 'Enter the mailed code first' });
  if (!isRight || !user) throw new Problem('invalid_credentials', { detail: 'E-mail or password is wrong' });
  const secondStep = await openSecondStep(ctx, { userId: user.id, reviewerId: null }, remember);
  if (secondStep) return secondStep;
  const opened = await inTransaction(ctx, (tx) => openSession(tx, { userId: user.id, email, remember }));
  logSession(ctx, opened);
  return opened.answer;
}
