import { useQuery } from '@tanstack/react-query';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';

export type ApiKey = ApiAnswer<'listApiKeys'>['data'][number];
export type NewApiKey = ApiAnswer<'createApiKey'>;

/** The keys of the business, newest first. */
export function useApiKeys() {
  return useQuery(queries.apiKeys);
}

/** What is read again after a key came or went. */
export const staleKeys = [queries.apiKeys, queries.audit];
