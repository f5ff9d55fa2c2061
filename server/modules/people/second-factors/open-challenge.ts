import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { SecondStepSchema } from '#contract/second-factors.ts';
import type { Connection } from '#database/connect.ts';
import { signInChallenges } from '#database/schema/second-factors.ts';
import { secondFactor } from '#domain/sign-in/second-factor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { Owner } from '#server/modules/people/second-factors/queries.ts';
import { countCodesLeft, findFactors } from '#server/modules/people/second-factors/queries.ts';
import { createChallenge, requestOptions } from '#server/security/passkeys.ts';
import { createToken, hashToken } from '#server/security/tokens.ts';

export const challengeSeconds = secondFactor.challengeMinutes * 60;

interface Opening {
  purpose: typeof signInChallenges.$inferInsert.purpose;
  owner?: Owner;
  remember?: boolean;
}

/** `token` identifies it; `challenge` is signed by a passkey. */
export async function openChallenge(
  db: Connection,
  now: Date,
  { purpose, owner, remember = false }: Opening,
): Promise<{ token: string; challenge: string }> {
  const [token, challenge] = [createToken(), createChallenge()];
  const expiresAt = new Date(now.getTime() + challengeSeconds * 1000);
  await db
    .insert(signInChallenges)
    .values({ ...owner, tokenHash: hashToken(token), purpose, challenge, isRemembered: remember, expiresAt });
  return { token, challenge };
}

/** The challenge; null without a second factor. */
export async function openSecondStep(
  { db, now, deps: { config } }: Context,
  owner: Owner,
  remember: boolean,
): Promise<z.input<typeof SecondStepSchema> | null> {
  const factors = await findFactors(db, owner);
  if (factors.length === 0) return null;
  const { token, challenge } = await openChallenge(db, now, { purpose: 'second_step', owner, remember });
  const passkeys = factors.flatMap(({ credentialId, transports }) =>
    credentialId === null ? [] : [{ credentialId, transports }],
  );
  const kinds = [...new Set(factors.map(({ kind }) => kind))];
  const hasCodes = (await countCodesLeft(db, owner)) > 0;
  return {
    challenge: token,
    expires_in: challengeSeconds,
    methods: hasCodes ? [...kinds, 'recovery_code'] : kinds,
    passkey: passkeys.length > 0 ? await requestOptions(config, challenge, passkeys) : null,
  };
}

export async function spendChallenge({ db }: TransactionContext, { tokenHash }: { tokenHash: string }): Promise<void> {
  const used = await db
    .delete(signInChallenges)
    .where(eq(signInChallenges.tokenHash, tokenHash))
    .returning({ tokenHash: signInChallenges.tokenHash });
  if (used.length === 0) throw new Problem('challenge_expired', { detail: 'It was used already' });
}
