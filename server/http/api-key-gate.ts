import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Access } from '#contract/shared/access.ts';
import type { Database } from '#database/connect.ts';
import { apiKeys } from '#database/schema/api-keys.ts';
import { businesses } from '#database/schema/businesses.ts';
import { subscriptions } from '#database/schema/subscriptions.ts';
import type { ApiKeyScope } from '#domain/api-keys/scopes.ts';
import { mayUseScope } from '#domain/api-keys/scopes.ts';
import { keyRequestsPerMinute } from '#domain/plans/request-limits.ts';
import { permissions } from '#domain/team/permissions.ts';
import type { BusinessScope, Member } from '#server/context/actor.ts';
import { Problem } from '#server/context/problem.ts';
import { hashToken } from '#server/security/tokens.ts';

/** A valid secret key of a business. */
export interface BusinessKey {
  id: string;
  businessId: BusinessScope;
  ownerId: string;
  scopes: readonly ApiKeyScope[];
  requestsPerMinute: number;
}

/** The precision of "last used". */
const LAST_USE_MS = 60_000;

/** Finds a business by its secret key: key, owner and plan in one prepared statement. */
export function createKeyFinder(db: Database) {
  const query = db
    .select({
      id: apiKeys.id,
      businessId: apiKeys.businessId,
      scopes: apiKeys.scopes,
      lastUsedAt: apiKeys.lastUsedAt,
      ownerId: businesses.userId,
      status: subscriptions.status,
      planType: subscriptions.planType,
    })
    .from(apiKeys)
    .innerJoin(businesses, eq(businesses.id, apiKeys.businessId))
    .leftJoin(subscriptions, eq(subscriptions.businessId, apiKeys.businessId))
    .where(
      and(
        eq(apiKeys.keyHash, sql.placeholder('keyHash')),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql.placeholder('now'))),
      ),
    )
    .prepare('gate_api_key');

  async function noteUse(id: string, lastUsedAt: Date | null, now: Date): Promise<void> {
    const due = new Date(now.getTime() - LAST_USE_MS);
    if (lastUsedAt !== null && lastUsedAt >= due) return;
    await db
      .update(apiKeys)
      .set({ lastUsedAt: now })
      .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, due))));
  }

  return async function findKey(key: string | undefined, now: Date): Promise<BusinessKey> {
    const [row] = key ? await query.execute({ keyHash: hashToken(key), now: now.toISOString() }) : [];
    if (!row) throw new Problem('invalid_api_key');
    await noteUse(row.id, row.lastUsedAt, now);
    const { id, businessId, ownerId, scopes } = row;
    return {
      id,
      businessId: businessId as BusinessScope,
      ownerId,
      scopes,
      requestsPerMinute: keyRequestsPerMinute(row),
    };
  };
}

/** Refuses what is outside a key's scopes. */
export function requireScope({ scopes }: BusinessKey, method: string): void {
  if (!mayUseScope(scopes, method)) throw new Problem('permission_missing', { members: { required_scope: 'write' } });
}

/** A key by itself acts as its business, except where a person is required. */
export function memberOfKey(key: BusinessKey, access: Extract<Access, { as: 'member' }>): Member {
  if (access.requires === 'owner' && !access.allowsKey) {
    throw new Problem('permission_missing', { members: { required_permission: 'owner' } });
  }
  return {
    kind: 'member',
    userId: key.ownerId,
    sessionId: null,
    apiKeyId: key.id,
    businessId: key.businessId,
    isOwner: access.requires === 'owner',
    permissions,
  };
}
