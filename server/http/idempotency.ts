import { createHash, createHmac } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { idempotencyKeys } from '#database/schema/idempotency-keys.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { Problem } from '#server/context/problem.ts';
import { seal, unseal } from '#server/security/sealed.ts';

interface Claim {
  /** Caller and operation. */
  scope: string;
  key: string;
  /** Without secrets. */
  input: unknown;
}

export interface StoredResponse {
  status: number;
  body: unknown;
  /** Stored by an earlier request. */
  isReplayed?: true;
}

type Secrets = Pick<Config, 'secretKey' | 'formerSecretKey'>;

/** Responses from before a key rotation are sealed with the former key. */
function open({ secretKey, formerSecretKey }: Secrets, sealed: string): unknown {
  try {
    return JSON.parse(unseal(secretKey, sealed));
  } catch (error) {
    if (formerSecretKey === null) throw error;
    return JSON.parse(unseal(formerSecretKey, sealed));
  }
}

/** Keyed, so that nobody without the key can test guesses. */
function fingerprintOf(input: unknown, secretKey: string): string {
  return createHmac('sha256', secretKey)
    .update(JSON.stringify(input) ?? '')
    .digest('base64url');
}

/** Key for other services, hashed. */
export function operationKeyOf({ scope, key }: Pick<Claim, 'scope' | 'key'>): string {
  return createHash('sha256').update(`${scope}|${key}`).digest('hex');
}

const findKey = prepared('find_idempotency_key', (db) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, sql.placeholder('scope')), eq(idempotencyKeys.key, sql.placeholder('key')))),
);
/** Fingerprints from before a key rotation use the former key. */
function isSameInput(fingerprint: string, { input }: Claim, { secretKey, formerSecretKey }: Secrets): boolean {
  return [secretKey, formerSecretKey].some((key) => key !== null && fingerprintOf(input, key) === fingerprint);
}

/** The stored response; 409 `idempotency_key_reused` for another input. */
export async function findStoredResponse(
  db: Connection,
  claim: Claim,
  secrets: Secrets,
): Promise<StoredResponse | undefined> {
  const { scope, key } = claim;
  const [stored] = await findKey(db).execute({ scope, key });
  if (!stored || stored.status === null) return undefined;
  if (!isSameInput(stored.requestHash, claim, secrets)) throw new Problem('idempotency_key_reused');
  const body = typeof stored.body === 'string' ? open(secrets, stored.body) : stored.body;
  return { status: stored.status, body, isReplayed: true };
}

/**
 * Runs the work once per scope and key in the caller's transaction, which also stores the sealed response. A second
 * call waits for the first and gets its response; a failed call leaves nothing.
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
