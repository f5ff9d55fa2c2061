import { useInfiniteQuery } from '@tanstack/react-query';
import { api, dataOf } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';

export type AuditEntry = ApiAnswer<'listAudit'>['data'][number];

/** The audit log of the business, newest first, page by page. */
export function useAudit() {
  return useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(api.GET('/audit', { params: { query: cursor ? { cursor } : {} }, signal })),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}
