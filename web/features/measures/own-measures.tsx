import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownMeasures } from '#web/api/device-queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Card } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { ComplaintPart } from './complaint-part.tsx';
import { MeasureHead } from './measure-head.tsx';
import { MeasureSteps } from './measure-steps.tsx';
import type { Measure } from './stated.ts';
import { statedOf } from './stated.ts';
import { Statement } from './statement.tsx';

export function OwnMeasures() {
  const { t } = useTranslation('measures');
  const problemText = useProblemText();
  const { data, error, refetch, isFetching } = useQuery(ownMeasures);
  if (!data && error) {
    return (
      <ErrorState
        title={t('page.failed')}
        retryLabel={t('page.retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {problemText(error)}
      </ErrorState>
    );
  }
  if (!data) return <MeasuresSkeleton />;
  if (data.data.length === 0) {
    return (
      <EmptyState drawing={<EmptyScene of="review" />} title={t('page.none')} headingLevel="h2">
        {t('page.noneText')}
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-6">
      {data.data.map((measure) => (
        <li key={measure.id}>
          <OwnMeasure measure={measure} business={data.business} />
        </li>
      ))}
    </ul>
  );
}

function OwnMeasure({ measure, business }: { measure: Measure; business: string }) {
  const heading = `measure-${measure.id}`;
  const isOver = measure.ending !== null;
  return (
    <Card className="grid gap-6" role="group" aria-labelledby={heading}>
      <MeasureHead measure={measure} id={heading} />
      <Statement measure={statedOf(measure, business)} without={isOver ? ['until', 'credits', 'effect'] : []} />
      <ComplaintPart measure={measure} />
      {measure.history.length > 1 && <MeasureSteps kind={measure.kind} history={measure.history} />}
    </Card>
  );
}

export function MeasuresSkeleton() {
  const { t } = useTranslation('measures');
  return (
    <Loading label={t('page.loading')} className="grid gap-6">
      <Skeleton className="h-96 w-full" />
    </Loading>
  );
}
