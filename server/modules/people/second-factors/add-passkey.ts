import { randomUUIDv7 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Attestation } from '#contract/second-factors.ts';
import { secondFactors, signInChallenges } from '#database/schema/second-factors.ts';
import type { Reviewer, User } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { addFactor, findAccountName, refuseMore } from '#server/modules/people/second-factors/add-factor.ts';
import { openChallenge } from '#server/modules/people/second-factors/open-challenge.ts';
import { findChallenge, findFactors, ownerOf } from '#server/modules/people/second-factors/queries.ts';
import { creationOptions, readAttestation } from '#server/security/passkeys.ts';

/** Excludes devices with a passkey of the caller. */
export async function startPasskey(ctx: Context<User | Reviewer>) {
  const { db, now, deps } = ctx;
  const owner = ownerOf(ctx.actor);
  const factors = await findFactors(db, owner);
  refuseMore(factors);
  const { token, challenge } = await openChallenge(db, now, { purpose: 'enrolment', owner });
  const known = factors.flatMap(({ credentialId, transports }) =>
    credentialId === null ? [] : [{ credentialId, transports }],
  );
  const ownerId = owner.userId ?? owner.reviewerId;
  const passkey = await creationOptions(deps.config, {
    ...(await findAccountName(ctx)),
    challenge,
    ownerId,
    known,
  });
  return { challenge: token, passkey };
}

interface NewPasskey {
  challenge: string;
  name: string;
  credential: Attestation;
}

/** The caller's challenge, which works once, must be signed. */
export async function addPasskey(ctx: Context<User | Reviewer>, { challenge: token, name, credential }: NewPasskey) {
  const owner = ownerOf(ctx.actor);
  const challenge = await findChallenge(ctx.db, token, 'enrolment', ctx.now);
  if (challenge.userId !== owner.userId || challenge.reviewerId !== owner.reviewerId) {
    throw new Problem('challenge_expired', { detail: 'It took too long, or was used already' });
  }
  const passkey = await readAttestation(ctx.deps.config, challenge.challenge, credential);
  if (!passkey) throw new Problem('second_factor_wrong', { detail: 'The passkey did not sign this challenge here' });
  return addFactor(ctx, async ({ db, now }) => {
    const used = await db
      .delete(signInChallenges)
      .where(eq(signInChallenges.tokenHash, challenge.tokenHash))
      .returning({ tokenHash: signInChallenges.tokenHash });
    if (used.length === 0) throw new Problem('challenge_expired', { detail: 'It was used already' });
    const [stored] = await db
      .insert(secondFactors)
      .values({ ...owner, ...passkey, id: randomUUIDv7(), kind: 'passkey', name, createdAt: now, confirmedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!stored) throw new Problem('factor_known', { detail: 'This passkey is known already' });
    return stored;
  });
}
