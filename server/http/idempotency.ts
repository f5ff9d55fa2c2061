import { createHash, createHmac } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { idempotencyKeys } from '#database/schema/idempotency-keys.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { Problem } from '#server/context/problem.ts';
import { seal, unseal } from '#server/security/sealed.ts';

interface Claim {
  /** The caller and the operation. */
  scope: string;
  key: string;
  /** Input without its secrets. */
  input: unknown;
}

export interface StoredResponse {
  status: number;
  body: unknown;
}

type Secrets = Pick<Config, 'secretKey' | 'formerSecretKey'>;

/** Responses stored before a change of the key are sealed with the previous one. */
function open({ secretKey, formerSecretKey }: Secrets, sealed: string): unknown {
  try {
    return JSON.parse(unseal(secretKey, sealed));
  } catch (error) {
    if (formerSecretKey === null) throw error;
    return JSON.parse(unseal(formerSecretKey, sealed));
  }
}

/** A fingerprint of the input that reveals nothing: without our key, nobody can test guesses against it. */
function fingerprintOf(input: unknown, secretKey: string): string {
  return createHmac('sha256', secretKey)
    .update(JSON.stringify(input) ?? '')
    .digest('base64url');
}

/** Identifies one operation to other services without revealing the key. */
export function operationKeyOf({ scope, key }: Pick<Claim, 'scope' | 'key'>): string {
  return createHash('sha256').update(`${scope}|${key}`).digest('hex');
}

const findKey = prepared('find_idempotency_key', (db) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, sql.placeholder('scope')), eq(idempotencyKeys.key, sql.placeholder('key')))),
);
/** Requests stored before a change of the key have a fingerprint with the previous one. */
function isSameInput(fingerprint: string, { input }: Claim, { secretKey, formerSecretKey }: Secrets): boolean {
  return [secretKey, formerSecretKey].some((key) => key !== null && fingerprintOf(input, key) === fingerprint);
}

/**
 * The response that was stored for the key; throws 409 `idempotency_key_reused` when it was stored for a different input.
 */
export async function findStoredResponse(
  db: Connection,
  claim: Claim,
  secrets: Secrets,
): Promise<StoredResponse | undefined> {
  const { scope, key } = claim;
  const [stored] = await findKey(db).execute({ scope, key });
  if (!stored || stored.status === null) return undefined;
  if (!isSameInput(stored.requestHash, claim, secrets)) throw new Problem('idempotency_key_reused');
  return { status: stored.status, body: typeof stored.body === 'string' ? open(secrets, stored.body) : stored.body };
}

/**
 * Runs the work once per scope and key, in the caller's transaction: the commit that makes the work real also stores the
 * response, and a failed call leaves nothing behind. A second call with the same key waits for the first, then gets its
 * response. Responses are sealed: some hold a secret that is shown once.
 */
export async function withIdempotency(
  tx: Transaction,
  claim: Claim,
  secrets: Secrets,
  now: Date,
  work: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const { scope, key, input } = claim;
  const requestHash = fingerprintOf(input, secrets.secretKey);
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const stored = await findStoredResponse(tx, claim, secrets);
    if (!stored) throw new Error('an idempotency key was stored without its answer');
    return stored;
  }
  const answer = await work();
  const sealed = seal(secrets.secretKey, JSON.stringify(answer.body ?? null));
  await tx
    .update(idempotencyKeys)
    .set({ status: answer.status, body: sealed })
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  return answer;
}
