import type { QueryClient } from '@tanstack/react-query';
import type { queries } from './queries.ts';

/** The query options of any read. */
export type Read = object;

const prefetch = (client: QueryClient, read: Read): Promise<void> =>
  'initialPageParam' in read
    ? client.prefetchInfiniteQuery(read as typeof queries.team)
    : client.prefetchQuery(read as typeof queries.business);

/** Reads what is not there yet. Never fails: a screen says itself what could not be read. */
export async function prefetchAll(client: QueryClient, reads: readonly Read[]): Promise<void> {
  await Promise.all(reads.map((read) => prefetch(client, read)));
}
