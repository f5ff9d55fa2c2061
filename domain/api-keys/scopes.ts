export const apiKeyScopes = ['read', 'write'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** How many keys a business may have at a time. */
export const maxApiKeys = 20;

/** Reading calls need `read`, all others `write`; a key with `write` may also read. */
export function mayUseScope(scopes: readonly ApiKeyScope[], method: string): boolean {
  return scopes.includes('write') || (method.toLowerCase() === 'get' && scopes.includes('read'));
}
