import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Access } from '#contract/shared/access.ts';
import type { Database } from '#database/connect.ts';
import { prepared } from '#database/prepared.ts';
import { apiKeys } from '#database/schema/api-keys.ts';
import { businesses } from '#database/schema/businesses.ts';
import { subscriptions } from '#database/schema/subscriptions.ts';
import type { ApiKeyScope } from '#domain/api-keys/scopes.ts';
import { mayUseScope } from '#domain/api-keys/scopes.ts';
import { keyRequestsPerMinute } from '#domain/plans/request-limits.ts';
import { permissions } from '#domain/team/permissions.ts';
import { testIdOf } from '#domain/test-data/test-business.ts';
import type { BusinessScope, Member } from '#server/context/actor.ts';
import { Problem } from '#server/context/problem.ts';
import { isWithin } from '#server/security/address-ranges.ts';
import { hashToken } from '#server/security/tokens.ts';

export interface BusinessKey {
  id: string;
  businessId: BusinessScope;
  ownerId: string;
  scopes: readonly ApiKeyScope[];
  requestsPerMinute: number;
  /** Acts on the test side of its business, for no person. */
  isTest: boolean;
  /** Agents with it act without a person. */
  agentsMayAct: boolean;
  /** The measure that blocks changes of its business. */
  stoppedBy: string | null;
}

/** Precision of "last used". */
const LAST_USE_MS = 60_000;

const keyQuery = prepared('auth_api_key', (db) =>
  db
    .select({
      id: apiKeys.id,
      businessId: apiKeys.businessId,
      scopes: apiKeys.scopes,
      isTest: apiKeys.isTest,
      agentsMayAct: apiKeys.agentsMayAct,
      allowedAddresses: apiKeys.allowedAddresses,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
      ownerId: businesses.userId,
      stoppedBy: businesses.writingStoppedBy,
      status: subscriptions.status,
      planType: subscriptions.planType,
    })
    .from(apiKeys)
    .innerJoin(businesses, eq(businesses.id, apiKeys.businessId))
    .leftJoin(subscriptions, eq(subscriptions.businessId, apiKeys.businessId))
    .where(eq(apiKeys.keyHash, sql.placeholder('keyHash'))),
);

export function createKeyFinder(db: Database) {
  async function noteUse(id: string, lastUsedAt: Date | null, now: Date): Promise<void> {
    const due = new Date(now.getTime() - LAST_USE_MS);
    if (lastUsedAt !== null && lastUsedAt >= due) return;
    await db
      .update(apiKeys)
      .set({ lastUsedAt: now })
      .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, due))));
  }

  return async function findKey(key: string | undefined, ip: string, now: Date): Promise<BusinessKey> {
    const [row] = key ? await keyQuery(db).execute({ keyHash: hashToken(key) }) : [];
    if (!row) throw new Problem('invalid_api_key');
    if (row.expiresAt && row.expiresAt <= now) throw new Problem('api_key_expired');
    if (row.allowedAddresses.length > 0 && !isWithin(ip, row.allowedAddresses))
      throw new Problem('address_not_allowed');
    await noteUse(row.id, row.lastUsedAt, now);
    const { id, ownerId, scopes, isTest, agentsMayAct, stoppedBy } = row;
    const businessId = isTest ? testIdOf(row.businessId) : row.businessId;
    return {
      id,
      businessId: businessId as BusinessScope,
      ownerId,
      scopes,
      isTest,
      agentsMayAct,
      stoppedBy,
      requestsPerMinute: keyRequestsPerMinute(row),
    };
  };
}

type MemberAccess = Extract<Access, { as: 'member' }>;

/** 403 outside of a key's scopes; where a route has no scope, the person's permission decides. */
export function requireScope({ scopes }: BusinessKey, { scope }: MemberAccess): void {
  if (scope && !mayUseScope(scopes, scope)) {
    throw new Problem('permission_missing', { members: { required_scope: scope } });
  }
}

/** A key acts as its business, except where a person is required. */
export function memberOfKey(key: BusinessKey, { scope, requires }: MemberAccess): Member {
  if (!scope) throw new Problem('permission_missing', { members: { required_permission: requires } });
  return {
    kind: 'member',
    userId: key.ownerId,
    sessionId: null,
    apiKeyId: key.id,
    businessId: key.businessId,
    isOwner: false,
    permissions,
  };
}
