import { useQuery } from '@tanstack/react-query';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';

export type ApiKey = ApiAnswer<'listApiKeys'>['data'][number];
export type NewApiKey = ApiAnswer<'createApiKey'>;

/** Newest first. */
export function useApiKeys() {
  return useQuery(queries.apiKeys);
}

/** Queries to refetch after a change. */
export const staleKeys = [queries.apiKeys, queries.audit];
