import { useTranslation } from 'react-i18next';
import type { AnalyticsPeriod } from '#domain/analytics/periods.ts';
import { analyticsMetrics, analyticsPeriods } from '#domain/analytics/periods.ts';
import { mayMember } from '#domain/team/permissions.ts';
import { formatDay } from '#i18n/format.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useMembership } from '#web/member/use-membership.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { DayChart } from './day-chart.tsx';
import { EventTable } from './event-table.tsx';
import { DayTable } from './figure-tables.tsx';
import { Totals } from './totals.tsx';
import type { Analytics } from './use-analytics.ts';
import { useAnalytics, useAnalyticsFile, useAnalyticsView } from './use-analytics.ts';

/** How events perform; for members who may see it. */
export function AnalyticsTab() {
  const { t } = useTranslation('analytics');
  const self = useMembership();
  if (!self) return <AnalyticsSkeleton />;
  if (!mayMember({ isOwner: self.is_owner, permissions: self.permissions }, 'view_analytics')) {
    return (
      <EmptyState title={t('notAllowed.title')} headingLevel="h2" className="min-h-48 content-start">
        {t('notAllowed.text')}
      </EmptyState>
    );
  }
  return <Course />;
}

function Course() {
  const { t } = useTranslation('analytics');
  const { period, metric, show } = useAnalyticsView();
  const analytics = useAnalytics(period, metric);
  const problemText = useProblemText();
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-h2-panel">{t('title')}</h2>
          <p className="mt-1.5 max-w-text text-ink-2">{t('lead')}</p>
        </div>
        <Select
          label={t('period.label')}
          value={period}
          onChange={(event) => show('period', event.target.value as AnalyticsPeriod)}
          options={analyticsPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
        />
      </div>
      {analytics.data ? (
        <Figures analytics={analytics.data} metric={metric} onChoose={(name) => show('metric', name)} />
      ) : analytics.isPending ? (
        <AnalyticsSkeleton />
      ) : (
        <ErrorState
          title={t('failed', { message: problemText(analytics.error) })}
          retryLabel={t('retry')}
          busy={analytics.isFetching}
          onRetry={() => void analytics.refetch()}
        />
      )}
    </>
  );
}

function Figures({
  analytics,
  metric,
  onChoose,
}: { analytics: Analytics } & Omit<Parameters<typeof Totals>[0], 'analytics'>) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const file = useAnalyticsFile(analytics.period);
  const range = { from: formatDay(analytics.from, language), to: formatDay(analytics.to, language) };
  return (
    <div className="mt-8">
      <Totals analytics={analytics} metric={metric} onChoose={onChoose} />
      <section aria-label={t(`metric.${metric}`)} className="mt-8">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-h4">
            {t(`metric.${metric}`)}{' '}
            <span className="font-normal font-sans text-ink-2 text-small">{t('range', range)}</span>
          </h3>
          <Button
            variant="secondary"
            size="compact"
            busy={file.isPending}
            busyLabel={t('csvBusy')}
            onClick={() => file.mutate()}
          >
            {t('csv')}
          </Button>
        </div>
        <DayChart days={analytics.days} metric={metric} />
        <DayTable days={analytics.days} />
      </section>
      <section aria-labelledby="analytics-events" className="mt-8 border-line border-t-2 border-dashed pt-8">
        <h3 id="analytics-events" className="text-h3">
          {t('events.title')}
        </h3>
        <EventTable events={analytics.events} period={analytics.period} />
      </section>
    </div>
  );
}

function AnalyticsSkeleton() {
  const { t } = useTranslation('analytics');
  return (
    <Loading label={t('loading')} className="mt-8">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5 lg:gap-4">
        {analyticsMetrics.map((card) => (
          <Skeleton key={card} className="h-32 rounded-card" />
        ))}
      </div>
      <Skeleton className="mt-8 h-60 w-full rounded-well" />
    </Loading>
  );
}
