import { useQuery } from '@tanstack/react-query';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';

export type ApiKey = ApiAnswer<'listApiKeys'>['data'][number];
export type NewApiKey = ApiAnswer<'createApiKey'>;

/** The keys of the business, newest first. */
export function useApiKeys() {
  return useQuery(queries.apiKeys);
}

/** What to refetch after a key was added or revoked. */
export const staleKeys = [queries.apiKeys, queries.audit];
