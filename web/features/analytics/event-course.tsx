import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AnalyticsPeriod } from '#domain/analytics/periods.ts';
import { queries } from '#web/api/queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './figure-tables.tsx';

/** Stages from view to participation. */
const steps = ['views', 'interest', 'participants'] as const;

/** An event's days: three charts and a table. */
export function EventCourse({ eventId, title, period }: { eventId: string; title: string; period: AnalyticsPeriod }) {
  const { t } = useTranslation('analytics');
  const problemText = useProblemText();
  const course = useQuery(queries.eventAnalyticsOf(eventId, period));
  if (course.isPending) {
    return (
      <Loading label={t('loading')}>
        <Skeleton className="h-40 w-full rounded-well" />
      </Loading>
    );
  }
  if (!course.data) {
    return (
      <ErrorState
        title={t('failed', { message: problemText(course.error) })}
        retryLabel={t('retry')}
        busy={course.isFetching}
        onRetry={() => void course.refetch()}
      />
    );
  }
  const { days } = course.data;
  return (
    <section aria-label={t('events.course', { title })}>
      <div className="grid gap-6 md:grid-cols-3">
        {steps.map((metric) => (
          <div key={metric}>
            <p aria-hidden="true" className="mb-2 text-label">
              {t(`metric.${metric}`)}
            </p>
            <DayChart days={days} metric={metric} isSmall />
          </div>
        ))}
      </div>
      <DayTable days={days} />
    </section>
  );
}
