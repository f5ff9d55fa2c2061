import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnalyticsMetric, AnalyticsPeriod } from '#domain/analytics/periods.ts';
import type { VerificationStatus } from '#domain/verification/status.ts';
import { api } from './client.ts';
import { isProblem } from './problem.ts';
import { readsOf } from './read.ts';
import { taggedOf } from './tagged.ts';

const { read, readPages } = readsOf(api);

/** Everything that screens of members read: key and call of each route, once. Whoever changes something names what to read again. */
export const queries = {
  me: { ...read('/me'), staleTime: 5 * 60_000 },
  sessions: read('/auth/sessions'),
  accountExports: read('/account/exports'),

  /** With everything below it, such as its figures. */
  business: read('/business'),
  stats: read('/business/stats'),
  /** Read again whenever the status of the business is another. */
  verification(status: VerificationStatus) {
    const { queryKey, queryFn } = read('/business/verification');
    return queryOptions({ queryKey: [...queryKey, status], queryFn });
  },
  /** With the tag of its state; null when there is none yet. */
  profile: queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) =>
      taggedOf(api.GET('/profile', { signal })).catch((error) => {
        if (isProblem(error, 'not_found')) return null;
        throw error;
      }),
  }),

  team: readPages('/team', { query: { limit: 100 } }),
  audit: readPages('/audit'),
  apiKeys: read('/api-keys'),
  /** With their logs. */
  webhooks: read('/webhooks'),
  deliveries: (id: string) => readPages('/webhooks/{id}/deliveries', { path: { id }, query: { limit: 10 } }),

  /** Balance and ledger: a key only. */
  credits: { queryKey: ['credits'] },
  balance: read('/credits/balance'),
  entries: readPages('/credits/entries', { query: { limit: 10 } }),
  subscription: read('/subscription'),

  /** The figures of every period: a key only. */
  analytics: { queryKey: ['analytics'] },
  /** Those of another period stay on show until they are there. */
  analyticsOf: (period: AnalyticsPeriod, metric_type: AnalyticsMetric) =>
    queryOptions({
      ...read('/analytics/business', { query: { period, metric_type } }),
      placeholderData: keepPreviousData,
    }),

  /** Everything about events: a key only, as are the following. */
  events: { queryKey: ['events'] },
  eventLists: { queryKey: ['events', 'list'] },
  eventNames: { queryKey: ['events', 'named'] },
  participants: { queryKey: ['participants'] },
};
