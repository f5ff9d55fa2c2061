import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TimelineKind } from '#domain/desk/timeline.ts';
import type { ReportState } from '#domain/reports/decisions.ts';
import type { ReportKind } from '#domain/reports/kinds.ts';
import type { CaseList } from '#domain/verification/status.ts';
import { readsOf } from './read.ts';
import { reviewApi } from './review-client.ts';

const { read, readPages } = readsOf(reviewApi);

export const CASES_PER_PAGE = 20;

export type CaseFilter = { status: CaseList | 'all'; q: string; sort: 'newest' | 'oldest'; page: number };

export type ReportFilter = { state: ReportState; kind: ReportKind | undefined; page: number };

/** Each read is an entry in the owner's log, so coming back to the window reads nothing. */
const isLogged = { refetchOnWindowFocus: false } as const;

export const reviewQueries = {
  /** Key only. */
  all: { queryKey: ['review'] },
  /** Key of everything below /desk. */
  ofDesk: { queryKey: ['desk'] },
  /** Keeps the previous page while loading. */
  list: (filter: CaseFilter) =>
    queryOptions({
      ...read('/review/businesses', { query: { ...filter, limit: CASES_PER_PAGE } }),
      placeholderData: keepPreviousData,
    }),
  customers: (q: string) => read('/desk/customers', { query: { q } }),
  customer: (id: string) => ({ ...read('/desk/customers/{id}', { path: { id } }), ...isLogged }),
  customerMoney: (id: string) => ({ ...readPages('/desk/customers/{id}/money', { path: { id } }), ...isLogged }),
  customerTimeline: (id: string, kind: TimelineKind | undefined) => ({
    ...readPages('/desk/customers/{id}/timeline', { path: { id }, query: kind ? { kind } : {} }),
    ...isLogged,
  }),
  me: read('/review/me'),
  staff: read('/review/staff'),
  /** Waiting cases, claims and look-up counts; polled, as it discloses no personal data. */
  desk: queryOptions({ ...read('/review/desk'), refetchInterval: 15_000 }),
  figures: read('/review/figures'),
  switches: read('/desk/switches'),
  incidents: read('/desk/incidents'),
  /** Held and changed events; polled, since they are released by time. */
  held: () => queryOptions({ ...read('/review/held'), refetchInterval: 60_000 }),
  case: (id: string) => read('/review/businesses/{id}', { path: { id } }),
  reports: (filter: ReportFilter) =>
    queryOptions({
      ...read('/review/reports', { query: { ...filter, limit: CASES_PER_PAGE } }),
      placeholderData: keepPreviousData,
    }),
  report: (id: string) => read('/review/reports/{id}', { path: { id } }),
  audit: (id: string) => read('/review/businesses/{id}/audit', { path: { id } }),
  measures: (id: string) => read('/review/businesses/{id}/measures', { path: { id } }),
  /** Payments, goodwill, coupons and trial of a business. */
  moneyActs: (id: string) => ({ ...read('/desk/customers/{id}/money-acts', { path: { id } }), ...isLogged }),
  /** Proposed credits that wait for a second person. */
  goodwill: read('/desk/goodwill-proposals'),
  coupons: read('/desk/coupons'),
  /** Numbers of waiting work; polled, as they disclose no personal data. */
  deskCounts: queryOptions({ ...read('/desk/counts'), refetchInterval: 30_000 }),
  deskPeople: (id: string) => ({ ...read('/desk/customers/{id}/people', { path: { id } }), ...isLogged }),
  deskRegistrations: (email: string) => read('/desk/registrations', { query: { email } }),
  /** Without a business, of all. */
  deadJobs: (businessId?: string) =>
    read('/desk/jobs', { query: businessId === undefined ? {} : { business_id: businessId } }),
  /** Awaiting a decision. */
  complaints: read('/review/complaints'),
  /** The proof as a blob, typed by the server's content detection. */
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
