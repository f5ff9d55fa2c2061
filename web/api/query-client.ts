import type { DehydratedState } from '@tanstack/react-query';
import { hydrate, QueryClient } from '@tanstack/react-query';
import { NetworkFailure } from './problem.ts';

/** Only calls without an answer are retried automatically; what the API has said is final. */
function mayRetry(failures: number, error: Error): boolean {
  return error instanceof NetworkFailure && failures < 2;
}

/** One per signed-in screen, with what the server has read for it. Calls are made even when the browser believes it is offline, so that the reason shows. */
export function createQueryClient(read?: DehydratedState): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: mayRetry, staleTime: 30_000 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  // The dev server alone: a changed server may answer otherwise.
  import.meta.hot?.on('dabei:server', () => void client.invalidateQueries());
  if (read) hydrate(client, read);
  return client;
}
