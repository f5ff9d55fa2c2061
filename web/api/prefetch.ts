import type { QueryClient } from '@tanstack/react-query';
import type { queries } from './queries.ts';

export type Read = object;

const prefetch = (client: QueryClient, read: Read): Promise<void> =>
  'initialPageParam' in read
    ? client.prefetchInfiniteQuery(read as typeof queries.team)
    : client.prefetchQuery(read as typeof queries.business);

/** Prefetches missing queries. Never rejects: screens report their own failures. */
export async function prefetchAll(client: QueryClient, reads: readonly Read[]): Promise<void> {
  await Promise.all(reads.map((read) => prefetch(client, read)));
}
