import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { EventStatus } from '#domain/events/lifecycle.ts';
import { api, dataOf } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';

export type EventOfBusiness = ApiAnswer<'getEvent'>;

export const eventsKey = queries.events.queryKey;

export type EventFilter = { status?: EventStatus | undefined; q?: string | undefined };

/** The events of the business, newest first, page by page. */
export function useEvents(filter: EventFilter = {}) {
  const { status, q } = filter;
  return useInfiniteQuery({
    queryKey: [...eventsKey, 'list', status ?? '', q ?? ''],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/events', {
          params: { query: { ...(status && { status }), ...(q && { q }), ...(cursor && { cursor }) } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** How many events there are in all, once known. */
export function useEventCount(): number | undefined {
  return useEvents().data?.pages[0]?.total ?? undefined;
}

/** Call after an event was created, changed or deleted: list, figures and credits are fetched again. */
export function useRefreshEvents(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    const stale = [queries.events, queries.stats, queries.balance];
    await Promise.all(stale.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
  };
}
