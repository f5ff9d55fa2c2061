import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { apiKeys } from '#database/schema/api-keys.ts';
import { ownershipOffers } from '#database/schema/ownership-offers.ts';
import { users } from '#database/schema/users.ts';
import { webhooks } from '#database/schema/webhooks.ts';
import { secretOverlapHours } from '#domain/webhooks/secret-overlap.ts';

/** Valid keys and webhook secrets known to the previous owner; null if none. */
export async function findKnownSecrets(db: Connection, businessId: string, now: Date) {
  const [last] = await db
    .select({ at: ownershipOffers.closedAt, name: users.name, email: users.email })
    .from(ownershipOffers)
    .innerJoin(users, eq(users.id, ownershipOffers.offeredBy))
    .where(and(eq(ownershipOffers.businessId, businessId), eq(ownershipOffers.outcome, 'accepted')))
    .orderBy(desc(ownershipOffers.closedAt))
    .limit(1);
  if (!last?.at) return null;
  const keys = await db
    .select({ id: apiKeys.id, name: apiKeys.name })
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.businessId, businessId),
        lte(apiKeys.createdAt, last.at),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
      ),
    )
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
  // Rotation time follows from the expiry of the previous secret.
  const endIfRotatedThen = new Date(last.at.getTime() + secretOverlapHours * 3_600_000);
  const hooks = await db
    .select({ id: webhooks.id, url: webhooks.url })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.businessId, businessId),
        lte(webhooks.createdAt, last.at),
        or(isNull(webhooks.previousSecretEndsAt), lte(webhooks.previousSecretEndsAt, endIfRotatedThen)),
      ),
    )
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
  if (keys.length + hooks.length === 0) return null;
  return { former_owner: last.name || last.email, api_keys: keys, webhooks: hooks };
}
