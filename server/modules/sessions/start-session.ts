import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { sessions } from '#database/schema/sessions.ts';
import { users } from '#database/schema/users.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { findNewestHash } from '#server/modules/registrations/queries.ts';
import { issueTokens } from '#server/modules/sessions/issue-tokens.ts';
import { tryPassword } from '#server/modules/sessions/try-password.ts';
import { unmatchableHash, verifyPasswords } from '#server/security/passwords.ts';
import { logSecurity } from '#server/telemetry/security-events.ts';

const MAX_USER_AGENT = 300;

interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

async function judge({ db, now }: Context, email: string, password: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const waiting = await findNewestHash(db, email, now);
  const stored = [user?.passwordHash ?? unmatchableHash, waiting ?? unmatchableHash];
  const [isRight = false, isWaiting = false] = await verifyPasswords(password, stored);
  return { isRight, isWaiting, user };
}

/**
 * Signs a person in. Every address costs two hashes: that of its account and that of its newest pending registration, or
 * dummies in their place. So registering somebody else's address with a password of one's own reveals nothing: that
 * password gets `email_not_confirmed` whether or not there is an account, and counts as a wrong one.
 */
export async function startSession(ctx: Context, { email, password, remember }: Credentials) {
  const { isRight, isWaiting, user } = await tryPassword(ctx, email, () => judge(ctx, email, password));
  if (!isRight && isWaiting) throw new Problem('email_not_confirmed', { detail: 'Enter the mailed code first' });
  if (!isRight || !user) throw new Problem('invalid_credentials', { detail: 'E-mail or password is wrong' });
  const sessionId = randomUUIDv7();
  const tokens = await inTransaction(ctx, async ({ db, now }) => {
    const session = { id: sessionId, userId: user.id, isRemembered: remember, createdAt: now, lastUsedAt: now };
    await db.insert(sessions).values({ ...session, userAgent: ctx.userAgent.slice(0, MAX_USER_AGENT) || null });
    return issueTokens(db, session, now);
  });
  logSecurity(ctx, 'auth.login_succeeded', { actor: `user:${user.id}`, sessionId, account: email });
  return tokens;
}
