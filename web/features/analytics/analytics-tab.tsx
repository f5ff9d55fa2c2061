import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { analyticsMetrics, analyticsPeriods } from '#domain/analytics/periods.ts';
import { mayMember } from '#domain/team/permissions.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { useMembership } from '#web/member/use-membership.ts';
import { cx } from '#web/ui/cx.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Download } from '#web/ui/icons/download.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { BestWeekday } from './best-weekday.tsx';
import { Curve } from './curve.tsx';
import { EmptyFigures } from './empty-figures.tsx';
import { EventTable } from './event-table.tsx';
import { Funnel } from './funnel.tsx';
import { Hours } from './hours.tsx';
import { PageOpens } from './page-opens.tsx';
import { PeriodSummary } from './period-summary.tsx';
import { Sources } from './sources.tsx';
import { figureColumns } from './totals.tsx';
import type { Analytics } from './use-analytics.ts';
import { useAnalytics, useAnalyticsFile, useAnalyticsView } from './use-analytics.ts';

export function AnalyticsTab() {
  const { t } = useTranslation('analytics');
  const self = useMembership();
  if (!self) return <AnalyticsSkeleton />;
  if (!mayMember({ isOwner: self.is_owner, permissions: self.permissions }, 'view_analytics')) {
    return (
      <EmptyState drawing={<EmptyScene of="locked" />} title={t('notAllowed.title')} headingLevel="h2">
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
  const file = useAnalyticsFile(period);
  const problemText = useProblemText();
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-[1_1_26rem]">
          <h2 className="text-h2-panel">{t('title')}</h2>
          {analytics.data && <PeriodSummary analytics={analytics.data} />}
          {analytics.isPending && <Skeleton className="mt-2 h-29 max-w-text md:h-14" />}
        </div>
        <div className="flex min-w-0 items-center gap-2 max-sm:w-full">
          <Segmented
            className="max-sm:flex-1 max-sm:[&_label]:px-0.5"
            label={t('period.label')}
            value={period}
            onChange={(value) => show('period', value)}
            options={analyticsPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
          />
          <IconButton
            icon={Download}
            label={file.isPending ? t('csvBusy') : t('csv')}
            variant="secondary"
            size="normal"
            busy={file.isPending}
            onClick={() => file.mutate()}
          />
        </div>
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

const ruled = 'border-ink border-t-[3px] pt-4';

type FiguresProps = { analytics: Analytics };

function Figures({ analytics, ...choice }: FiguresProps & Omit<Parameters<typeof Curve>[0], 'analytics'>) {
  const { totals, events } = analytics;
  if (events.length === 0 && totals.views + totals.interest + totals.participants === 0) return <EmptyFigures />;
  return (
    <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[1.9fr_1fr]">
      <AboveCurve analytics={analytics} />
      <div className="min-w-0 lg:col-span-2">
        <Curve analytics={analytics} {...choice} />
      </div>
      <BelowCurve analytics={analytics} />
    </div>
  );
}

const AboveCurve = memo(function AboveCurve({ analytics: { totals, events } }: FiguresProps) {
  return (
    <>
      <div className={ruled}>
        <Funnel totals={totals} />
      </div>
      <div className={ruled}>
        <BestWeekday events={events} />
      </div>
    </>
  );
});

const BelowCurve = memo(function BelowCurve({ analytics }: FiguresProps) {
  const { t } = useTranslation('analytics');
  const { events, sources, pages, hours, period } = analytics;
  const hasPages = pages.some(({ opens }) => opens > 0);
  return (
    <div className="min-w-0 divide-y divide-line border-ink border-t-[3px] *:py-3 lg:col-span-2">
      {events.length > 0 && (
        <Disclosure id="analytics-events" title={t('events.title')} headingLevel="h3">
          <EventTable events={events} period={period} />
        </Disclosure>
      )}
      <Sources sources={sources} />
      {hasPages && <PageOpens pages={pages} />}
      <Hours hours={hours} />
    </div>
  );
});

function AnalyticsSkeleton() {
  const { t } = useTranslation('analytics');
  return (
    <Loading label={t('loading')} className="mt-8">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[1.9fr_1fr]">
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
      <div className={cx(figureColumns, 'mt-8')}>
        {analyticsMetrics.map((card) => (
          <Skeleton key={card} className="h-32 rounded-card" />
        ))}
      </div>
      <Skeleton className="mt-8 h-60 w-full rounded-well" />
    </Loading>
  );
}
