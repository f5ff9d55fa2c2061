import { and, eq, isNotNull } from 'drizzle-orm';
import type { Assertion } from '#contract/second-factors.ts';
import { factorRemovals, secondFactors } from '#database/schema/second-factors.ts';
import { users } from '#database/schema/users.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import {
  challengeSeconds,
  openChallenge,
  spendChallenge,
} from '#server/modules/people/second-factors/open-challenge.ts';
import { findChallenge } from '#server/modules/people/second-factors/queries.ts';
import { checkPasskey } from '#server/modules/people/second-factors/try-factor.ts';
import { logSession, openSession } from '#server/modules/people/sessions/open-session.ts';
import { tryPassword } from '#server/modules/people/sessions/try-password.ts';
import { requestOptions } from '#server/security/passkeys.ts';

/** Reveals nothing about accounts. */
export async function startPasskeySignIn({ db, now, deps: { config, rateLimits }, ip }: Context) {
  await rateLimits.consume('passkeyChallenge', '', ip);
  const { token, challenge } = await openChallenge(db, now, { purpose: 'passkey' });
  return { challenge: token, expires_in: challengeSeconds, passkey: await requestOptions(config, challenge, []) };
}

interface PasskeySignIn {
  challenge: string;
  credential: Assertion;
  remember: boolean;
}

/** Signs in by discoverable passkey; an unknown one is refused like a wrong one. */
export async function startPasskeySession(ctx: Context, { challenge: token, credential, remember }: PasskeySignIn) {
  const waiting = await findChallenge(ctx.db, token, 'passkey', ctx.now);
  const { opened } = await tryPassword(ctx, `passkey|${credential.id}`, async () => {
    const [found] = await ctx.db
      .select({ factor: secondFactors, email: users.email, userId: users.id })
      .from(secondFactors)
      .innerJoin(users, eq(users.id, secondFactors.userId))
      .where(and(eq(secondFactors.credentialId, credential.id), isNotNull(secondFactors.confirmedAt)));
    const signing = { challenge: waiting.challenge, isAlone: true };
    const spend = await checkPasskey(ctx, found?.factor, signing, { credential });
    if (!spend || !found) return { isRight: false, opened: null };
    const { userId, email } = found;
    return inTransaction(ctx, async (tx) => {
      if (!(await spend(tx.db))) return { isRight: false, opened: null };
      await spendChallenge(tx, waiting);
      await tx.db.delete(factorRemovals).where(eq(factorRemovals.userId, userId));
      return { isRight: true, opened: await openSession(tx, { userId, email, remember }) };
    });
  });
  if (!opened) throw new Problem('second_factor_wrong', { detail: 'This passkey opens no account here' });
  logSession(ctx, opened);
  return opened.answer;
}
