import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { AnalyticsMetric, AnalyticsPeriod } from '#domain/analytics/periods.ts';
import type { EventStatus, EventTime } from '#domain/events/lifecycle.ts';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import type { VerificationStatus } from '#domain/verification/status.ts';
import { api, dataOf } from './client.ts';
import { pageClientOf } from './page-client.ts';
import type { ApiBody } from './paths.ts';
import { isProblem } from './problem.ts';
import { readsOf } from './read.ts';
import { taggedOf } from './tagged.ts';
import { untilNextChange } from './until-next-change.ts';

const { read, readPages } = readsOf(api);

/** Queries of members' screens. Actions invalidate them by key. */
export const queries = {
  me: { ...read('/me'), staleTime: 5 * 60_000 },
  sessions: read('/auth/sessions'),
  accountExports: read('/account/exports'),
  noticeChoices: read('/account/notices'),
  legalDocuments: read('/account/documents'),

  /** Includes everything below it, such as figures. */
  business: read('/business'),
  stats: read('/business/stats'),
  /** Key only. */
  today: { queryKey: ['business', 'today'] },
  /** Polled at opening times and ends of events, since the stream does not report them. */
  todaySince: (since: string | null) =>
    queryOptions({
      ...read('/business/today', { query: since === null ? {} : { since } }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => untilNextChange(state.data, new Date()),
    }),
  businessPage: read('/business/page'),
  place: read('/business/place'),
  /** Refetched when the business's status changes. */
  verification(status: VerificationStatus) {
    const { queryKey, queryFn } = read('/business/verification');
    return queryOptions({ queryKey: [...queryKey, status], queryFn });
  },
  /** With its tag; null before the first save. */
  profile: queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal, client }) =>
      taggedOf(pageClientOf(client, api).GET('/profile', { signal })).catch((error) => {
        if (isProblem(error, 'not_found')) return null;
        throw error;
      }),
  }),

  team: readPages('/team', { query: { limit: 100 } }),
  teamSecurity: read('/team/security'),
  audit: readPages('/audit'),
  apiKeys: read('/api-keys'),
  agentRequests: read('/agent-requests'),
  /** Created by test keys. */
  testEvents: read('/test-events', { query: { limit: 5 } }),
  testGuests: (id: string) => read('/test-events/{id}/participants', { path: { id } }),
  /** Includes deliveries. */
  webhooks: read('/webhooks'),
  deliveries: (id: string) => readPages('/webhooks/{id}/deliveries', { path: { id }, query: { limit: 10 } }),

  /** Balance and ledger; key only. */
  credits: { queryKey: ['credits'] },
  balance: read('/credits/balance'),
  entries: readPages('/credits/entries', { query: { limit: 10 } }),
  subscription: read('/subscription'),
  billing: read('/billing'),
  invoices: readPages('/invoices', { query: { limit: 12 } }),
  plan: read('/plan'),

  /** Key only. */
  analytics: { queryKey: ['analytics'] },
  /** Keeps the previous period while loading. */
  analyticsOf: (period: AnalyticsPeriod, metric_type: AnalyticsMetric) =>
    queryOptions({
      ...read('/analytics/business', { query: { period, metric_type } }),
      placeholderData: keepPreviousData,
    }),

  eventAnalyticsOf: (id: string, period: AnalyticsPeriod) =>
    queryOptions({
      ...read('/analytics/events/{id}', { path: { id }, query: { period } }),
      placeholderData: keepPreviousData,
    }),

  /** All about events, including quotes; key only, as the next two. */
  events: { queryKey: ['events'] },
  eventLists: { queryKey: ['events', 'list'] },
  eventNames: { queryKey: ['events', 'named'] },
  /** Upcoming and past ones by date, others newest first. Keeps the previous list while loading. */
  eventsOf: ({ status, when, q }: EventFilter, fields: string) =>
    infiniteQueryOptions({
      ...readPages('/events', {
        query: { status, when, order: when && 'date', q, fields },
      }),
      queryKey: ['events', 'list', status ?? '', when ?? '', q ?? ''],
      placeholderData: keepPreviousData,
    }),
  /** Latest past events, as templates. */
  pastEvents: queryOptions({
    ...read('/events', { query: { when: 'past', order: 'date', limit: 20 } }),
    queryKey: ['events', 'past'],
  }),
  /** Upcoming events as guests see them. */
  comingEvents: queryOptions({
    ...read('/events', { query: { when: 'coming', order: 'date', limit: 100 } }),
    queryKey: ['events', 'coming'],
  }),
  eventNamed: (id: string) =>
    queryOptions({ ...read('/events/{id}', { path: { id } }), queryKey: ['events', 'named', id] }),
  /** Private address of an event in review. */
  eventPreview: (id: string) =>
    queryOptions({ ...read('/events/{id}/preview', { path: { id } }), queryKey: ['events', 'preview', id] }),
  /** With its tag. */
  eventToEdit: (id: string) =>
    queryOptions({ queryKey: ['events', 'edited', id], queryFn: () => readEvent(id), staleTime: 0, gcTime: 0 }),
  /** The draft a form opens with, read once per opening: the form merges later edits itself. */
  openedDraft: (opening: number, id: string | null) =>
    queryOptions({
      queryKey: ['opened-draft', opening, id],
      queryFn: id === null ? skipToken : () => readEvent(id),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  lastDraft: queryOptions({
    ...read('/events', { query: { status: 'draft', limit: 1 } }),
    queryKey: ['last-draft'],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  }),
  /** Price of an event. Keeps the previous quote while loading. */
  quote(body: QuoteRequest) {
    return queryOptions({
      queryKey: ['events', 'quote', body],
      queryFn: ({ signal }) => dataOf(api.POST('/events/quote', { body, signal })),
      staleTime: 0,
      placeholderData: keepPreviousData,
    });
  },

  /** Events that conflict with unsaved hours. Keeps the previous result while loading. */
  hoursCheck(body: ApiBody<'checkHours'>) {
    return queryOptions({
      queryKey: ['events', 'hours', body],
      queryFn: ({ signal }) => dataOf(api.POST('/profile/hours/check', { body, signal })),
      placeholderData: keepPreviousData,
    });
  },
  runningSeries: queryOptions({ ...read('/series', {}), queryKey: ['events', 'series'] }),
  series: (id: string) =>
    queryOptions({ ...read('/series/{id}', { path: { id } }), queryKey: ['events', 'series', id] }),
  /** With its tag. */
  seriesToEdit: (id: string) =>
    queryOptions({
      queryKey: ['events', 'series', id, 'edited'],
      queryFn: ({ signal }) => taggedOf(api.GET('/series/{id}', { params: { path: { id } }, signal })),
      staleTime: 0,
      gcTime: 0,
    }),
  /** Dates of a rule. Keeps the previous ones while loading. */
  seriesDates(body: ApiBody<'listSeriesDates'>) {
    return queryOptions({
      queryKey: ['events', 'series-dates', body],
      queryFn: ({ signal }) => dataOf(api.POST('/series/dates', { body, signal })),
      placeholderData: keepPreviousData,
      retry: false,
    });
  },
  seriesPreview(id: string, body: ApiBody<'previewSeriesChange'>) {
    return queryOptions({
      queryKey: ['events', 'series', id, 'preview', body],
      queryFn: ({ signal }) => dataOf(api.POST('/series/{id}/preview', { params: { path: { id } }, body, signal })),
      staleTime: 0,
      gcTime: 0,
      placeholderData: keepPreviousData,
      retry: false,
    });
  },

  /** Of all events; key only. */
  pushes: { queryKey: ['pushes'] },
  push: (id: string) => queryOptions({ ...read('/events/{id}/push', { path: { id } }), queryKey: ['pushes', id] }),

  /** Guest notices of all events; key only. */
  notices: { queryKey: ['notices'] },
  /** Polled, since the stream does not report acknowledgements. */
  noticesOf: (id: string) =>
    queryOptions({
      ...read('/events/{id}/notices', { path: { id } }),
      queryKey: ['notices', id],
      refetchInterval: 10_000,
    }),

  /** Of all events; key only. */
  participants: { queryKey: ['participants'] },
  participantsOf: (id: string, statuses: readonly ParticipantStatus[], q: string) =>
    infiniteQueryOptions({
      ...readPages('/events/{id}/participants', {
        path: { id },
        query: { limit: 50, status: statuses.join(','), ...(q && { q }) },
      }),
      queryKey: ['participants', id, statuses.join(','), q],
    }),
  doorFigures: (id: string) =>
    queryOptions({
      ...read('/events/{id}/door/figures', { path: { id } }),
      queryKey: ['participants', id, 'door'],
      refetchInterval: 10_000,
    }),
  offersOf: (id: string) =>
    infiniteQueryOptions({
      ...readPages('/events/{id}/offers', { path: { id }, query: { limit: 20 } }),
      queryKey: ['participants', id, 'offers'],
    }),
};

export type EventFilter = {
  status?: EventStatus | undefined;
  when?: EventTime | undefined;
  q?: string | undefined;
};

type QuoteRequest = ApiBody<'quoteEvent'>;

export const readEvent = (id: string) => taggedOf(api.GET('/events/{id}', { params: { path: { id } } }));
