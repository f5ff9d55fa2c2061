import type { z } from 'zod';
import type { TokensSchema } from '#contract/shared/tokens.ts';
import type { Transaction } from '#database/connect.ts';
import type { sessions } from '#database/schema/sessions.ts';
import { sessionTokens } from '#database/schema/sessions.ts';
import { accessTokenHours } from '#domain/plans/request-limits.ts';
import { longestSession } from '#domain/sign-in/second-factor.ts';
import type { PageSession } from '#server/http/page-session.ts';
import { SignedIn } from '#server/http/responses.ts';
import { createToken, hashToken } from '#server/security/tokens.ts';

const DAY_SECONDS = 86_400;
/** In seconds. */
const lifetimes = {
  access: accessTokenHours * 3600,
  refresh: DAY_SECONDS,
  rememberedRefresh: 30 * DAY_SECONDS,
} as const;

/** Maximum end of a session, regardless of use. */
function endOfSession({ userId, createdAt }: Renewed): number {
  const { personDays, reviewerHours } = longestSession;
  return createdAt.getTime() + (userId === null ? reviewerHours * 3600 : personDays * DAY_SECONDS) * 1000;
}

type Renewed = Pick<typeof sessions.$inferSelect, 'id' | 'userId' | 'isRemembered' | 'createdAt'>;

/** Creates a cookie value, valid as long as the session can be renewed. */
export function createPageSession({ userId, isRemembered }: Renewed, expiresAt: Date): PageSession {
  return { audience: userId === null ? 'reviewer' : 'member', value: createToken(), expiresAt, isRemembered };
}

/** Adds tokens and a page cookie value, stored as hashes; none outlives the session. */
export async function issueTokens(
  tx: Transaction,
  session: Renewed,
  now: Date,
): Promise<SignedIn<z.input<typeof TokensSchema>>> {
  const [access, refresh] = [createToken(), createToken()];
  const end = endOfSession(session);
  const after = (seconds: number) => new Date(Math.min(now.getTime() + seconds * 1000, end));
  const accessEnd = after(lifetimes.access);
  const refreshEnd = after(session.isRemembered ? lifetimes.rememberedRefresh : lifetimes.refresh);
  const pageSession = createPageSession(session, refreshEnd);
  await tx.insert(sessionTokens).values([
    { tokenHash: hashToken(access), sessionId: session.id, kind: 'access', expiresAt: accessEnd },
    { tokenHash: hashToken(refresh), sessionId: session.id, kind: 'refresh', expiresAt: refreshEnd },
    { tokenHash: hashToken(pageSession.value), sessionId: session.id, kind: 'page', expiresAt: refreshEnd },
  ]);
  const seconds = Math.max(0, Math.floor((accessEnd.getTime() - now.getTime()) / 1000));
  const tokens = { access_token: access, refresh_token: refresh, expires_in: seconds, token_type: 'Bearer' } as const;
  return new SignedIn(tokens, pageSession);
}
