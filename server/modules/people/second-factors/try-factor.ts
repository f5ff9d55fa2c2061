import { and, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { FactorAnswer } from '#contract/second-factors.ts';
import type { Transaction } from '#database/connect.ts';
import { recoveryCodes, secondFactors } from '#database/schema/second-factors.ts';
import { plainRecoveryCode } from '#domain/sign-in/second-factor.ts';
import type { Context } from '#server/context/context.ts';
import type { Owner } from '#server/modules/people/second-factors/queries.ts';
import { findFactors, ownedBy, triesOf } from '#server/modules/people/second-factors/queries.ts';
import type { StoredPasskey } from '#server/security/passkeys.ts';
import { readAssertion } from '#server/security/passkeys.ts';
import { stretchSecret } from '#server/security/passwords.ts';
import { unseal } from '#server/security/sealed.ts';
import { stepOfCode } from '#server/security/totp.ts';

/** False if already spent. */
export type SpendFactor = (tx: Transaction) => Promise<boolean>;

type Answer = {
  [M in FactorAnswer['method']]: Omit<Extract<FactorAnswer, { method: M }>, 'challenge'>;
}[FactorAnswer['method']];
type Factor = typeof secondFactors.$inferSelect;

async function checkTotp(
  { db, now, deps: { config } }: Context,
  owner: Owner,
  code: string,
): Promise<SpendFactor | null> {
  for (const { id, sealedSecret } of await findFactors(db, owner)) {
    const step = sealedSecret && (await stepOfCode(unseal(config.secretKey, sealedSecret), code, now));
    if (typeof step !== 'number') continue;
    const isNew = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
    return async (tx) => {
      const spent = await tx
        .update(secondFactors)
        .set({ lastStep: step, lastUsedAt: now })
        .where(and(eq(secondFactors.id, id), isNew))
        .returning({ id: secondFactors.id });
      return spent.length > 0;
    };
  }
  return null;
}

async function checkRecoveryCode({ db, now, ip }: Context, owner: Owner, typed: string): Promise<SpendFactor | null> {
  const mine = ownedBy(recoveryCodes, owner);
  const [set] = await db.select({ salt: recoveryCodes.salt }).from(recoveryCodes).where(mine).limit(1);
  if (!set) return null;
  const codeHash = await stretchSecret(plainRecoveryCode(typed), set.salt, { ip, account: triesOf(owner) });
  const isUnused = and(mine, eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt));
  return async (tx) => {
    const spent = await tx
      .update(recoveryCodes)
      .set({ usedAt: now })
      .where(isUnused)
      .returning({ id: recoveryCodes.id });
    return spent.length > 0;
  };
}

function storedPasskey({ credentialId, publicKey, signCount, transports }: Factor): StoredPasskey | null {
  return credentialId === null || publicKey === null || signCount === null
    ? null
    : { credentialId, publicKey, signCount, transports };
}

type PasskeyAnswer = Extract<Answer, { method: 'passkey' }>;

/** `isAlone`: the only proof of identity. */
export async function checkPasskey(
  { now, deps: { config } }: Context,
  factor: Factor | undefined,
  signing: { challenge: string; isAlone: boolean },
  { credential }: Pick<PasskeyAnswer, 'credential'>,
): Promise<SpendFactor | null> {
  const stored = factor && storedPasskey(factor);
  if (!factor || !stored) return null;
  const signCount = await readAssertion(config, signing, stored, credential);
  if (signCount === null) return null;
  return async (tx) => {
    const spent = await tx
      .update(secondFactors)
      .set({ signCount, lastUsedAt: now })
      .where(and(eq(secondFactors.id, factor.id), lte(secondFactors.signCount, signCount)))
      .returning({ id: secondFactors.id });
    return spent.length > 0;
  };
}

/** The spending function; null if wrong. `challenge`: what a passkey had to sign. */
export async function checkFactor(
  ctx: Context,
  owner: Owner,
  challenge: string,
  answer: Answer,
): Promise<SpendFactor | null> {
  if (answer.method === 'totp') return checkTotp(ctx, owner, answer.code);
  if (answer.method === 'recovery_code') return checkRecoveryCode(ctx, owner, answer.code);
  const factor = (await findFactors(ctx.db, owner)).find(({ credentialId }) => credentialId === answer.credential.id);
  return checkPasskey(ctx, factor, { challenge, isAlone: false }, answer);
}
