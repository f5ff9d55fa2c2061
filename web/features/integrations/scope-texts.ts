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
} as const satisfies Record<ApiKeyScope, string>;
