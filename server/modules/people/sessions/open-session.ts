import { randomUUIDv7 } from 'node:crypto';
import { sessions } from '#database/schema/sessions.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { announceDevice } from '#server/modules/people/sessions/announce-device.ts';
import { findLastOpened } from '#server/modules/people/sessions/find-last-opened.ts';
import { issueTokens } from '#server/modules/people/sessions/issue-tokens.ts';
import { countryOf } from '#server/security/country-of.ts';
import { logSecurity } from '#server/telemetry/security-events.ts';

const MAX_USER_AGENT = 300;

interface Opened {
  userId: string;
  email: string;
  sessionId: string;
  answer: Awaited<ReturnType<typeof issueTokens>>;
}

/** Opens a session of an authenticated person. Call `logSession` after the commit. */
export async function openSession(
  tx: TransactionContext,
  { userId, email, remember }: { userId: string; email: string; remember: boolean },
): Promise<Opened> {
  const { db, now, userAgent, ip } = tx;
  const openedWith = await findLastOpened(db, userId);
  const session = { id: randomUUIDv7(), userId, isRemembered: remember, openedWith, createdAt: now, lastUsedAt: now };
  await db
    .insert(sessions)
    .values({ ...session, userAgent: userAgent.slice(0, MAX_USER_AGENT) || null, country: countryOf(ip) });
  await announceDevice(tx, { userId, sessionId: session.id });
  return { userId, email, sessionId: session.id, answer: await issueTokens(db, session, now) };
}

export function logSession(ctx: Context, { userId, email, sessionId }: Opened): void {
  logSecurity(ctx, 'auth.login_succeeded', { actor: `user:${userId}`, sessionId, account: email });
}
