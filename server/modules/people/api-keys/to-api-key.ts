import type { ApiKeyRow } from '#server/modules/people/api-keys/queries.ts';

export function toApiKey({
  id,
  name,
  prefix,
  isTest,
  agentsMayAct,
  scopes,
  allowedAddresses,
  expiresAt,
  lastUsedAt,
  createdAt,
}: ApiKeyRow) {
  return {
    id,
    name,
    prefix,
    test: isTest,
    agents_may_act: agentsMayAct,
    scopes,
    allowed_addresses: allowedAddresses,
    expires_at: expiresAt?.toISOString() ?? null,
    last_used_at: lastUsedAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  };
}
