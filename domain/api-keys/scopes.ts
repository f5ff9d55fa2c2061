/**
 * Per resource. Team, business data, profile changes, payment, keys and the account require a person, so a leaked key
 * never becomes one.
 */
export const apiKeyScopes = [
  'events:read',
  'events:write',
  'participants:read',
  'participants:write',
  'profile:read',
  'analytics:read',
  'credits:read',
  'invoices:read',
  'webhooks:read',
  'webhooks:write',
] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

export const defaultScopes = ['events:read'] as const satisfies readonly ApiKeyScope[];

export const defaultKeyDays = 365;

/** Days before expiry; keys made for less are left out. */
export const keyNoticeDays = 7;

/** Per business. */
export const maxApiKeys = 20;

/** Addresses and ranges per key. */
export const maxKeyAddresses = 20;

/** Write implies read. */
export function mayUseScope(scopes: readonly ApiKeyScope[], wanted: ApiKeyScope): boolean {
  const [resource] = wanted.split(':');
  return scopes.some((scope) => scope === wanted || scope === `${resource}:write`);
}
