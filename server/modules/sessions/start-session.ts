import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { sessions } from '#database/schema/sessions.ts';
import { users } from '#database/schema/users.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { findLiveRegistration } from '#server/modules/registrations/queries.ts';
import { issueTokens } from '#server/modules/sessions/issue-tokens.ts';
import { unmatchableHash, verifyPassword } from '#server/security/passwords.ts';
import { logSecurity } from '#server/telemetry/security-events.ts';

const MAX_USER_AGENT = 300;

interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/**
 * Signs a person in. Known and unknown addresses cost one hash and answer alike; only who has the right password of an
 * unconfirmed registration learns `email_not_confirmed`. Failed tries count per account and address, so that nobody can
 * lock the owner out from elsewhere.
 */
export async function startSession(ctx: Context, { email, password, remember }: Credentials) {
  const { rateLimits } = ctx.deps;
  const pair = `${email}|${ctx.ip}`;
  await rateLimits.check('failedLogin', pair);
  await rateLimits.check('failedLoginAddress', ctx.ip);

  const [user] = await ctx.db.select().from(users).where(eq(users.email, email));
  const registration = await findLiveRegistration(ctx.db, email, ctx.now);
  const stored = user?.passwordHash ?? registration?.passwordHash ?? unmatchableHash;
  if (!(await verifyPassword(password, stored))) {
    await rateLimits.consume('failedLogin', pair);
    await rateLimits.consume('failedLoginAddress', ctx.ip);
    throw new Problem('invalid_credentials', { detail: 'E-mail or password is wrong' });
  }
  if (!user) throw new Problem('email_not_confirmed', { detail: 'Enter the mailed code first' });

  await rateLimits.reset('failedLogin', pair);
  const sessionId = randomUUIDv7();
  const tokens = await inTransaction(ctx, async ({ db, now }) => {
    const session = { id: sessionId, userId: user.id, isRemembered: remember, createdAt: now, lastUsedAt: now };
    await db.insert(sessions).values({ ...session, userAgent: ctx.userAgent.slice(0, MAX_USER_AGENT) || null });
    return issueTokens(db, session, now);
  });
  logSecurity(ctx, 'auth.login_succeeded', { actor: `user:${user.id}`, sessionId, account: email });
  return tokens;
}
