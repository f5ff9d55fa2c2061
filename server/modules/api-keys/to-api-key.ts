import type { ApiKeyRow } from '#server/modules/api-keys/queries.ts';

export function toApiKey({ id, name, prefix, scopes, expiresAt, lastUsedAt, createdAt }: ApiKeyRow) {
  return {
    id,
    name,
    prefix,
    scopes,
    expires_at: expiresAt?.toISOString() ?? null,
    last_used_at: lastUsedAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  };
}
