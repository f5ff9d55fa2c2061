import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { useActs } from './use-acts.tsx';

/** Jobs that were given up: of a customer, where none is no news, or all. */
export function DeadJobs({ businessId }: { businessId?: string }) {
  const { t } = useTranslation('desk-acts');
  const language = useLanguage();
  const problemText = useProblemText();
  const found = useQuery(reviewQueries.deadJobs(businessId));
  const { start, dialog } = useActs([reviewQueries.deadJobs(businessId)]);
  const isOfCustomer = businessId !== undefined;
  if (found.isPending) {
    return (
      <Loading label={t('jobs.loading')}>
        <SkeletonText lines={3} />
      </Loading>
    );
  }
  if (!found.data) {
    return (
      <ErrorState
        title={t('jobs.failed')}
        retryLabel={t('retry')}
        onRetry={() => void found.refetch()}
        busy={found.isFetching}
      >
        {problemText(found.error)}
      </ErrorState>
    );
  }
  const jobs = found.data.data;
  if (jobs.length === 0 && isOfCustomer) return dialog;
  if (jobs.length === 0) {
    return (
      <>
        <EmptyState drawing={<EmptyScene of="review" />} title={t('jobs.none')} headingLevel="h2">
          {t('jobs.noneText')}
        </EmptyState>
        {dialog}
      </>
    );
  }
  return (
    <div>
      {isOfCustomer && <h3 className="text-h4">{t('jobs.title')}</h3>}
      <ul aria-label={t('jobs.title')} className="mt-2 divide-y divide-line border-line border-y">
        {jobs.map(({ id, queue, tries, reason, failed_at: at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="grid min-w-0 gap-1">
              <span className="wrap-anywhere font-semibold">{queue}</span>
              <span className="text-help text-ink-2">
                {t('jobs.tries', { count: tries, at: formatInstant(at, language) })}
              </span>
              <span className="wrap-anywhere text-help text-ink-2">{reason}</span>
            </div>
            <Button
              variant="secondary"
              size="compact"
              aria-label={t('jobs.runNamed', { queue })}
              onClick={() =>
                start({
                  words: 'run',
                  to: queue,
                  isInside: !isOfCustomer,
                  send: (values, headers) =>
                    reviewApi.POST('/desk/jobs/{id}/run', {
                      ...{ params: { path: { id } }, headers },
                      body: { reason: values.reason },
                    }),
                })
              }
            >
              {t('jobs.run')}
            </Button>
          </li>
        ))}
      </ul>
      {dialog}
    </div>
  );
}
