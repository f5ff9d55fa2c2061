import type { ApiKeyScope } from '#domain/api-keys/scopes.ts';

/** Text keys below `integrations:scope`, in display order. */
export const scopeTexts = {
  'events:read': 'readEvents',
  'events:write': 'writeEvents',
  'participants:read': 'readParticipants',
  'participants:write': 'writeParticipants',
  'profile:read': 'readProfile',
  'analytics:read': 'readAnalytics',
  'credits:read': 'readCredits',
  'invoices:read': 'readInvoices',
  'webhooks:read': 'readMessages',
  'webhooks:write': 'writeWebhooks',
} as const satisfies Record<ApiKeyScope, string>;

/** Every scope, under its heading of `integrations:scopeGroup`. */
export const scopeGroups = [
  { name: 'events', scopes: ['events:read', 'events:write'] },
  { name: 'guests', scopes: ['participants:read', 'participants:write'] },
  { name: 'business', scopes: ['profile:read', 'analytics:read', 'webhooks:read', 'webhooks:write'] },
  { name: 'money', scopes: ['credits:read', 'invoices:read'] },
] as const satisfies readonly { name: string; scopes: readonly ApiKeyScope[] }[];
