import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#i18n/format.ts';
import { readAsReviewer } from '#web/api/page-reads.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { DeskFigures } from '#web/features/review/desk-figures.tsx';
import { PageMissing } from '#web/features/review/right-missing.tsx';
import { useReviewer } from '#web/features/review/use-reviewer.ts';
import { useStaffRight } from '#web/features/review/use-staff-right.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/figures.ts';

export { clientLoader, shouldRevalidate } from '#web/api/page-route.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  readAsReviewer({ context }, [reviewQueries.figures, reviewQueries.desk]);

/** For leads: how the desk keeps its deadline. */
export default function StagingFigures() {
  const { t } = useTranslation(['review', 'staff']);
  const reviewer = useReviewer();
  const may = useStaffRight('read_figures');
  return (
    <div className="container-page min-h-dvh pt-8 pb-16 md:pt-12">
      <PageHead title={t('figures.head')} description={t('description')} isPrivate />
      {may === false ? (
        <PageMissing right="read_figures" title={t('staff:locked.figures')} />
      ) : (
        <h1 className="text-h1">{t('figures.title')}</h1>
      )}
      {may !== false && (reviewer ? <Body /> : <FiguresSkeleton />)}
    </div>
  );
}

function Body() {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const problemText = useProblemText();
  const figures = useQuery(reviewQueries.figures);
  if (figures.isPending) return <FiguresSkeleton />;
  if (!figures.data) {
    return (
      <ErrorState
        title={t('figures.failed')}
        retryLabel={t('list.retry')}
        onRetry={() => void figures.refetch()}
        busy={figures.isFetching}
      >
        {problemText(figures.error)}
      </ErrorState>
    );
  }
  const { decided, waiting, reviewers, since } = figures.data;
  if (decided + waiting.businesses + reviewers.length === 0) {
    return (
      <Panel className="mt-6">
        <EmptyState drawing={<EmptyScene of="review" />} title={t('figures.emptyTitle')} headingLevel="h2">
          {t('figures.emptyText')}
        </EmptyState>
      </Panel>
    );
  }
  return (
    <>
      <p className="mt-2 mb-6 text-ink-2 text-lead">{t('figures.since', { day: formatDay(since, language) })}</p>
      <DeskFigures figures={figures.data} />
    </>
  );
}

function FiguresSkeleton() {
  const { t } = useTranslation('review');
  return (
    <Loading label={t('figures.loading')} className="mt-6 grid gap-6">
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-96 w-full" />
    </Loading>
  );
}
