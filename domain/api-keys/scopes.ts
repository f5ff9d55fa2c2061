/**
 * What a key may do without a person, resource by resource. Team, business data, writing the profile, paying, keys, webhooks but
 * for their messages, and the account have no scope: they need a person, so that whoever finds a key never becomes one.
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
] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** What a key may do when nothing else is asked for. */
export const defaultScopes = ['events:read'] as const satisfies readonly ApiKeyScope[];

/** How long a key works when nothing else is requested. */
export const defaultKeyDays = 365;

/** So long before its end those who manage keys are told; who makes a key for less need not be. */
export const keyNoticeDays = 7;

/** Keys that one business may have at a time. */
export const maxApiKeys = 20;

/** Addresses and ranges that one key may be bound to. */
export const maxKeyAddresses = 20;

/** Whoever may write a resource may read it. */
export function mayUseScope(scopes: readonly ApiKeyScope[], wanted: ApiKeyScope): boolean {
  const [resource] = wanted.split(':');
  return scopes.some((scope) => scope === wanted || scope === `${resource}:write`);
}
