import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { AnalyticsMetric, AnalyticsPeriod } from '#domain/analytics/periods.ts';
import { analyticsMetrics, analyticsPeriods } from '#domain/analytics/periods.ts';
import { api } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { saveFile } from '#web/ui/save-file.ts';

export type Analytics = Exclude<ApiAnswer<'getBusinessAnalytics'>, string>;
export type DayFigures = Analytics['days'][number];
export type Mark = Analytics['marks'][number];

/** Period and metric, stored in the address. */
export function useAnalyticsView() {
  const [search, setSearch] = useSearchParams();
  const period = analyticsPeriods.find((name) => name === search.get('period')) ?? '30d';
  const metric = analyticsMetrics.find((name) => name === search.get('metric')) ?? 'views';
  const show = (name: 'period' | 'metric', value: AnalyticsPeriod | AnalyticsMetric) =>
    setSearch(
      (now) => {
        now.set(name, value);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return { period, metric, show };
}

/** Keeps the previous period while loading. */
export function useAnalytics(period: AnalyticsPeriod, metric: AnalyticsMetric) {
  return useQuery(queries.analyticsOf(period, metric));
}

export function useAnalyticsFile(period: AnalyticsPeriod) {
  const { t } = useTranslation('analytics');
  return useAction({
    call: async () => {
      const { data } = await api.GET('/analytics/business', {
        params: { query: { period } },
        headers: { Accept: 'text/csv' },
        parseAs: 'blob',
      });
      return data as unknown as Blob;
    },
    done(file) {
      saveFile(file, t('fileName', { period }));
    },
    failed: (message) => t('csvFailed', { message }),
  });
}
