import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CaseList } from '#domain/verification/status.ts';
import { readsOf } from './read.ts';
import { reviewApi } from './review-client.ts';

const { read } = readsOf(reviewApi);

export const CASES_PER_PAGE = 20;

export type CaseFilter = { status: CaseList; q: string; sort: 'newest' | 'oldest'; page: number };

/** Everything that the screens of reviewers read: the key and the call of each route, once. */
export const reviewQueries = {
  /** The list and every case: a key only. */
  all: { queryKey: ['review'] },
  /** One page of the list; the previous one stays on show until it is there. */
  list: (filter: CaseFilter) =>
    queryOptions({
      ...read('/review/businesses', { query: { ...filter, limit: CASES_PER_PAGE } }),
      placeholderData: keepPreviousData,
    }),
  case: (id: string) => read('/review/businesses/{id}', { path: { id } }),
  /** What happened to a case. */
  audit: (id: string) => read('/review/businesses/{id}/audit', { path: { id } }),
  /** The proof as a blob; its type is what the server found in the file. */
  proof(id: string) {
    const { queryKey } = read('/review/businesses/{id}/proof', { path: { id } });
    return queryOptions({
      queryKey,
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async ({ signal }) => {
        const { data } = await reviewApi.GET('/review/businesses/{id}/proof', {
          params: { path: { id } },
          parseAs: 'blob',
          signal,
        });
        return data as unknown as Blob;
      },
    });
  },
};
