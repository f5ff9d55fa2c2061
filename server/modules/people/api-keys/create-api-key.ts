import { randomUUIDv7 } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { apiKeys } from '#database/schema/api-keys.ts';
import { businesses } from '#database/schema/businesses.ts';
import { keyPrefixes } from '#domain/api-keys/key-prefixes.ts';
import type { ApiKeyScope } from '#domain/api-keys/scopes.ts';
import { defaultKeyDays, maxApiKeys } from '#domain/api-keys/scopes.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { invalidField, Problem } from '#server/context/problem.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';
import { sendSecurityNotice } from '#server/modules/news/notices/send-security-notice.ts';
import type { ApiKeyRow } from '#server/modules/people/api-keys/queries.ts';
import { openTestSide } from '#server/modules/people/business/open-test-side.ts';
import { createToken, hashToken } from '#server/security/tokens.ts';

/** Characters after the prefix that lists show. */
const SHOWN_LENGTH = 6;
/** Last characters, by which support finds it. */
const ENDING_LENGTH = 4;

interface NewApiKey {
  name: string;
  test: boolean;
  agents_may_act: boolean;
  scopes: ApiKeyScope[];
  /** Default: a year from now; null: never. */
  expires_at?: string | null | undefined;
  allowed_addresses: string[];
}

function endOf({ expires_at: end }: NewApiKey, now: Date): Date | null {
  if (end === undefined) return new Date(now.getTime() + defaultKeyDays * 86_400_000);
  return end === null ? null : new Date(end);
}

/** The response contains the key once; only its hash is stored. */
export async function createApiKey(
  ctx: AnyContext<Member>,
  input: NewApiKey,
): Promise<{ row: ApiKeyRow; key: string }> {
  const expiresAt = endOf(input, ctx.now);
  if (expiresAt && expiresAt <= ctx.now) throw invalidField('expires_at', 'past', 'Lies in the past');
  const begin = keyPrefixes[input.test ? 'test' : 'live'];
  const key = `${begin}${createToken()}`;
  return inTransaction(ctx, async (tx) => {
    const { db, actor, now, deps } = tx;
    const [business] = await db
      .select({ ownerId: businesses.userId })
      .from(businesses)
      .where(eq(businesses.id, actor.businessId))
      .for('no key update');
    const [counted] = await db.select({ n: count() }).from(apiKeys).where(eq(apiKeys.businessId, actor.businessId));
    if ((counted?.n ?? 0) >= maxApiKeys) throw new Problem('limit_reached', { members: { limit: maxApiKeys } });
    if (input.test) await openTestSide(tx, actor.businessId);
    const [row] = await db
      .insert(apiKeys)
      .values({
        id: randomUUIDv7(),
        businessId: actor.businessId,
        name: input.name,
        prefix: key.slice(0, begin.length + SHOWN_LENGTH),
        ending: key.slice(-ENDING_LENGTH),
        keyHash: hashToken(key),
        isTest: input.test,
        agentsMayAct: input.agents_may_act,
        scopes: input.scopes,
        allowedAddresses: input.allowed_addresses,
        expiresAt,
        createdAt: now,
      })
      .returning();
    if (!row) throw new Error('the new key did not come back');
    const { name, prefix, scopes, allowedAddresses } = row;
    await writeAudit(tx, {
      action: 'api_key_created',
      subject: `api_key:${row.id}`,
      before: null,
      after: {
        name,
        prefix,
        test: input.test,
        agents_may_act: input.agents_may_act,
        scopes,
        allowed_addresses: allowedAddresses,
        expires_at: expiresAt,
      },
    });
    const told = new Set([actor.userId, business?.ownerId ?? actor.userId]);
    for (const userId of told) {
      await enqueue({ db, deps }, sendSecurityNotice, {
        userId,
        what: 'key_created',
        at: now.toISOString(),
        ...(actor.sessionId === null ? {} : { sessionId: actor.sessionId }),
      });
    }
    return { row, key };
  });
}
