import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';

export type ApiKey = ApiAnswer<'listApiKeys'>['data'][number];
export type NewApiKey = ApiAnswer<'createApiKey'>;

const apiKeysKey = ['api-keys'];

/** The keys of the business, newest first. */
export function useApiKeys() {
  return useQuery({
    queryKey: apiKeysKey,
    queryFn: ({ signal }) => dataOf(api.GET('/api-keys', { signal })),
  });
}

/** Call after a key came or went: the list and the audit log are read again. */
export function useRefreshApiKeys(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([apiKeysKey, ['audit']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}
