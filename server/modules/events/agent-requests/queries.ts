import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { agentRequests } from '#database/schema/agent-requests.ts';
import { apiKeys } from '#database/schema/api-keys.ts';
import type { BusinessScope } from '#server/context/actor.ts';

export type AgentRequestRow = typeof agentRequests.$inferSelect;

export const isOpenAt = (businessId: BusinessScope, now: Date) =>
  and(eq(agentRequests.businessId, businessId), isNull(agentRequests.answer), gt(agentRequests.expiresAt, now));

/** Oldest first, with the names of their keys. */
export async function findOpenRequests(db: Connection, businessId: BusinessScope, now: Date) {
  return db
    .select({ request: agentRequests, keyName: apiKeys.name })
    .from(agentRequests)
    .innerJoin(apiKeys, eq(apiKeys.id, agentRequests.apiKeyId))
    .where(isOpenAt(businessId, now))
    .orderBy(asc(agentRequests.createdAt), asc(agentRequests.id));
}

const isIt = (businessId: BusinessScope, id: string) =>
  and(eq(agentRequests.businessId, businessId), eq(agentRequests.id, id));

export async function findRequest(db: Connection, businessId: BusinessScope, id: string) {
  const [row] = await db.select().from(agentRequests).where(isIt(businessId, id));
  return row;
}

export async function lockRequest(db: Connection, businessId: BusinessScope, id: string) {
  const [row] = await db.select().from(agentRequests).where(isIt(businessId, id)).for('no key update');
  return row;
}

/** The request of a call, by the nonce of its token. */
export async function findRequestOfCall(db: Connection, apiKeyId: string, nonce: string) {
  const [row] = await db
    .select()
    .from(agentRequests)
    .where(and(eq(agentRequests.apiKeyId, apiKeyId), eq(agentRequests.nonce, nonce)));
  return row;
}
