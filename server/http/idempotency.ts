import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import { idempotencyKeys } from '#database/schema/idempotency-keys.ts';
import type { Config } from '#server/config.ts';
import { Problem } from '#server/context/problem.ts';
import { seal, unseal } from '#server/security/sealed.ts';

interface Claim {
  scope: string;
  key: string;
  body: unknown;
}

export interface StoredAnswer {
  status: number;
  body: unknown;
}

type Secrets = Pick<Config, 'secretKey' | 'formerSecretKey'>;

/** What was stored before a change of keys is still under the former one. */
function open({ secretKey, formerSecretKey }: Secrets, sealed: string): unknown {
  try {
    return JSON.parse(unseal(secretKey, sealed));
  } catch (error) {
    if (formerSecretKey === null) throw error;
    return JSON.parse(unseal(formerSecretKey, sealed));
  }
}

/**
 * Runs the work once per scope and key, in the caller's transaction: the answer is stored by the same commit that makes the
 * work real, and a failed call leaves nothing. A second call with the same key waits for the first, then gets its answer.
 * Answers are kept sealed: some hold a secret that is shown once.
 */
export async function answerOnce(
  tx: Transaction,
  { scope, key, body }: Claim,
  secrets: Secrets,
  now: Date,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('base64url');
  const mine = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const [stored] = await tx.select().from(idempotencyKeys).where(mine);
    if (!stored || stored.status === null) throw new Error('an idempotency key was stored without its answer');
    if (stored.requestHash !== requestHash) throw new Problem('idempotency_key_reused');
    return { status: stored.status, body: typeof stored.body === 'string' ? open(secrets, stored.body) : stored.body };
  }
  const answer = await work();
  const sealed = seal(secrets.secretKey, JSON.stringify(answer.body ?? null));
  await tx.update(idempotencyKeys).set({ status: answer.status, body: sealed }).where(mine);
  return answer;
}
