import type { DehydratedState } from '@tanstack/react-query';
import { hydrate, QueryClient } from '@tanstack/react-query';
import { NetworkFailure } from './problem.ts';

/** Retries only calls without a response; refusals are final. */
function mayRetry(failures: number, error: Error): boolean {
  return error instanceof NetworkFailure && failures < 2;
}

/**
 * Query client of a signed-in screen, with the server's prefetched data. Ignores the browser's offline state, so that
 * the real failure shows.
 */
export function createQueryClient(read?: DehydratedState): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: mayRetry, staleTime: 30_000 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  // Dev server only: refetch after server changes.
  import.meta.hot?.on('dabei:server', () => void client.invalidateQueries());
  if (read) hydrate(client, read);
  return client;
}
