import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Card } from '#web/ui/panel.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { RequestCard } from './request-card.tsx';

/** Calls of agents that wait for a person. */
export function RequestList() {
  const { t } = useTranslation('agent-requests');
  const problemText = useProblemText();
  const { data, error, refetch, isFetching } = useQuery(queries.agentRequests);
  if (!data && error) {
    return (
      <Card>
        <ErrorState title={t('loadFailed')} retryLabel={t('retry')} onRetry={() => void refetch()} busy={isFetching}>
          {problemText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (!data) return <RequestsSkeleton />;
  if (data.data.length === 0) {
    return (
      <Card>
        <EmptyState drawing={<EmptyScene of="review" />} title={t('empty')} headingLevel="h2">
          {t('emptyText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <p className="mb-4 max-w-text text-ink-2 text-small">{t('others')}</p>
      <ul className="grid gap-4">
        {data.data.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </ul>
    </>
  );
}

export function RequestsSkeleton() {
  const { t } = useTranslation('agent-requests');
  return (
    <Card>
      <Loading label={t('loading')}>
        <SkeletonText lines={4} />
      </Loading>
    </Card>
  );
}
