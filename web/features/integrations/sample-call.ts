import type { ApiKeyScope } from '#domain/api-keys/scopes.ts';
import { mayUseScope } from '#domain/api-keys/scopes.ts';

/** Reads without parameters per resource, most useful first. */
const reads = [
  ['events:read', '/events'],
  ['profile:read', '/profile'],
  ['credits:read', '/credits/balance'],
  ['analytics:read', '/analytics/business?period=30d'],
  ['participants:read', '/participants?q=a'],
] as const satisfies readonly (readonly [ApiKeyScope, string])[];

interface Called {
  /** With the version. */
  base: string;
  key: string;
  scopes: readonly ApiKeyScope[];
}

/** A read-only example call for a terminal. */
export function sampleCall({ base, key, scopes }: Called): string {
  const path = reads.find(([scope]) => mayUseScope(scopes, scope))?.[1] ?? reads[0][1];
  return `curl -H "X-API-Key: ${key}" \\\n  "${base}${path}"`;
}
