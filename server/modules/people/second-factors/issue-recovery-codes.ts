import { randomBytes, randomInt, randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '#database/connect.ts';
import { recoveryCodes } from '#database/schema/second-factors.ts';
import { recoveryCode } from '#domain/sign-in/second-factor.ts';
import type { Reviewer, User } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { Owner } from '#server/modules/people/second-factors/queries.ts';
import { findFactors, ownedBy, ownerOf, triesOf } from '#server/modules/people/second-factors/queries.ts';
import type { HashCaller } from '#server/security/passwords.ts';
import { stretchSecret } from '#server/security/passwords.ts';
import { logSecurity } from '#server/telemetry/security-events.ts';

interface CodeSet {
  /** Formatted with a hyphen. */
  codes: string[];
  salt: string;
  hashes: string[];
}

function createCode(): string {
  const { alphabet, length } = recoveryCode;
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Call it before the transaction: each code costs a hash. */
export async function createCodeSet(caller: HashCaller): Promise<CodeSet> {
  const salt = randomBytes(16).toString('base64url');
  const plain = Array.from({ length: recoveryCode.count }, createCode);
  const hashes: string[] = [];
  for (const code of plain) hashes.push(await stretchSecret(code, salt, caller));
  const middle = recoveryCode.length / 2;
  return { codes: plain.map((code) => `${code.slice(0, middle)}-${code.slice(middle)}`), salt, hashes };
}

/** Replaces the stored set. */
export async function storeCodeSet(tx: Transaction, owner: Owner, { salt, hashes }: CodeSet): Promise<void> {
  await tx.delete(recoveryCodes).where(ownedBy(recoveryCodes, owner));
  await tx
    .insert(recoveryCodes)
    .values(hashes.map((codeHash) => ({ ...owner, id: randomUUIDv7(), salt, codeHash, usedAt: null })));
}

/** Replaces the codes of a caller who has a factor. */
export async function renewRecoveryCodes(ctx: Context<User | Reviewer>): Promise<string[]> {
  const owner = ownerOf(ctx.actor);
  if ((await findFactors(ctx.db, owner)).length === 0) throw new Problem('not_found');
  const set = await createCodeSet({ ip: ctx.ip, account: triesOf(owner) });
  await inTransaction(ctx, ({ db }) => storeCodeSet(db, owner, set));
  logSecurity(ctx, 'auth.recovery_codes_made');
  return set.codes;
}
