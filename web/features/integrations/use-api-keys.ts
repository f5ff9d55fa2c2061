import { useQuery } from '@tanstack/react-query';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useRefresh } from '#web/api/use-refresh.ts';

export type ApiKey = ApiAnswer<'listApiKeys'>['data'][number];
export type NewApiKey = ApiAnswer<'createApiKey'>;

/** The keys of the business, newest first. */
export function useApiKeys() {
  return useQuery(queries.apiKeys);
}

/** Call after a key came or went: the list and the audit log are read again. */
export function useRefreshApiKeys(): () => Promise<void> {
  const refresh = useRefresh();
  return () => refresh(queries.apiKeys, queries.audit);
}
