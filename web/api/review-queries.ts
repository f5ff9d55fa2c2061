import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReportState } from '#domain/reports/decisions.ts';
import type { ReportKind } from '#domain/reports/kinds.ts';
import type { CaseList } from '#domain/verification/status.ts';
import { readsOf } from './read.ts';
import { reviewApi } from './review-client.ts';

const { read } = readsOf(reviewApi);

export const CASES_PER_PAGE = 20;

export type CaseFilter = { status: CaseList | 'all'; q: string; sort: 'newest' | 'oldest'; page: number };

export type ReportFilter = { state: ReportState; kind: ReportKind | undefined; page: number };

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
  /** Who is signed in. */
  me: read('/review/me'),
  /** All staff. */
  staff: read('/review/staff'),
  /** How many wait, who works on what, and the meter of the register; read again now and then, which shows nobody's data. */
  desk: queryOptions({ ...read('/review/desk'), refetchInterval: 15_000 }),
  figures: read('/review/figures'),
  /** Events that guests do not see yet, and changed ones; read again now and then, as they go by themselves. */
  held: () => queryOptions({ ...read('/review/held'), refetchInterval: 60_000 }),
  case: (id: string) => read('/review/businesses/{id}', { path: { id } }),
  /** One page of what was reported. */
  reports: (filter: ReportFilter) =>
    queryOptions({
      ...read('/review/reports', { query: { ...filter, limit: CASES_PER_PAGE } }),
      placeholderData: keepPreviousData,
    }),
  report: (id: string) => read('/review/reports/{id}', { path: { id } }),
  /** What happened to a case. */
  audit: (id: string) => read('/review/businesses/{id}/audit', { path: { id } }),
  measures: (id: string) => read('/review/businesses/{id}/measures', { path: { id } }),
  /** That wait for a decision. */
  complaints: read('/review/complaints'),
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
