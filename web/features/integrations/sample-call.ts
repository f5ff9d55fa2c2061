import type { ApiKeyScope } from '#domain/api-keys/scopes.ts';
import { mayUseScope } from '#domain/api-keys/scopes.ts';

/** A read that takes nothing but the key, for each resource, the most telling first. */
const reads = [
  ['events:read', '/events'],
  ['profile:read', '/profile'],
  ['credits:read', '/credits/balance'],
  ['analytics:read', '/analytics/business?period=30d'],
  ['participants:read', '/participants?q=a'],
] as const satisfies readonly (readonly [ApiKeyScope, string])[];

interface Called {
  /** Where the API is, with its version. */
  base: string;
  key: string;
  scopes: readonly ApiKeyScope[];
}

/** A first call of a new key that changes nothing, for a terminal. */
export function sampleCall({ base, key, scopes }: Called): string {
  const path = reads.find(([scope]) => mayUseScope(scopes, scope))?.[1] ?? reads[0][1];
  return `curl -H "X-API-Key: ${key}" \\\n  "${base}${path}"`;
}
