import type { z } from 'zod';
import type { TokensSchema } from '#contract/shared/tokens.ts';
import type { Transaction } from '#database/connect.ts';
import { sessionTokens } from '#database/schema/sessions.ts';
import { accessTokenHours } from '#domain/plans/request-limits.ts';
import { createToken, hashToken } from '#server/security/tokens.ts';

const DAY_SECONDS = 86_400;
/** Lifetimes in seconds. */
const lifetimes = {
  access: accessTokenHours * 3600,
  refresh: DAY_SECONDS,
  rememberedRefresh: 30 * DAY_SECONDS,
} as const;

/** Adds a fresh pair of tokens to a session; only their hashes are stored. */
export async function issueTokens(
  tx: Transaction,
  session: { id: string; isRemembered: boolean },
  now: Date,
): Promise<z.input<typeof TokensSchema>> {
  const [access, refresh] = [createToken(), createToken()];
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  await tx.insert(sessionTokens).values([
    { tokenHash: hashToken(access), sessionId: session.id, kind: 'access', expiresAt: after(lifetimes.access) },
    {
      tokenHash: hashToken(refresh),
      sessionId: session.id,
      kind: 'refresh',
      expiresAt: after(session.isRemembered ? lifetimes.rememberedRefresh : lifetimes.refresh),
    },
  ]);
  return { access_token: access, refresh_token: refresh, expires_in: lifetimes.access, token_type: 'Bearer' };
}
