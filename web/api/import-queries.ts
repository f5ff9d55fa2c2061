import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from './client.ts';
import { readsOf } from './read.ts';

const { read } = readsOf(api);

/** Milliseconds between reads while a look is under way. */
const LOOKING_MS = 2000;

export const importQueries = {
  sources: queryOptions({
    ...read('/import-sources'),
    refetchInterval: ({ state }) => (state.data?.data.some(({ is_looking }) => is_looking) ? LOOKING_MS : false),
  }),
  /** Key begins like that of the sources. */
  events: (id: string) => read('/import-sources/{id}/events', { path: { id } }),
  proposals: read('/import-proposals'),
  /** Events behind a link; read once. */
  address: (url: string) =>
    queryOptions({
      queryKey: ['address', url],
      queryFn: ({ signal }) => dataOf(api.POST('/import-sources/preview', { body: { url }, signal })),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
