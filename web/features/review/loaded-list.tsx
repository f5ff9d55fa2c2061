import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseFilter } from '#web/api/review-queries.ts';
import { CASES_PER_PAGE } from '#web/api/review-queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { listPath } from './filter.ts';
import type { Submission, useSubmissions } from './use-review.ts';

type LoadedListProps = {
  filter: CaseFilter;
  submissions: ReturnType<typeof useSubmissions>;
  /** Empty state; null for filtered results. */
  done: { title: string; text: string } | null;
  children: (rows: Submission[]) => ReactNode;
};

/** A list with its loading, error, empty and paged states. */
export function LoadedList({ filter, submissions, done, children }: LoadedListProps) {
  const { t } = useTranslation('review');
  const problemText = useProblemText();
  if (submissions.isPending) return <ListSkeleton />;
  if (!submissions.data) {
    return (
      <ErrorState
        title={t('message.loadFailed')}
        retryLabel={t('list.retry')}
        onRetry={() => void submissions.refetch()}
        busy={submissions.isFetching}
      >
        {problemText(submissions.error)}
      </ErrorState>
    );
  }
  const { data: rows, total } = submissions.data;
  if (rows.length === 0) return <NothingThere filter={filter} done={done} />;
  return (
    <>
      {children(rows)}
      <Pages filter={filter} total={total ?? rows.length} />
    </>
  );
}

function NothingThere({ filter: { status, q }, done }: Pick<LoadedListProps, 'filter' | 'done'>) {
  const { t } = useTranslation('review');
  if (done && q === '') {
    return (
      <EmptyState drawing={<EmptyScene of="review" />} title={done.title} headingLevel="h2">
        {done.text}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={<EmptyScene of="search" />}
      title={t('list.noneTitle')}
      headingLevel="h2"
      action={
        q !== '' && (
          <ButtonLink to={listPath({ status })} variant="secondary" size="compact">
            {t('list.clear')}
          </ButtonLink>
        )
      }
    >
      {t('list.noneText')}
    </EmptyState>
  );
}

function Pages({ filter, total }: { filter: CaseFilter; total: number }) {
  const { t } = useTranslation('review');
  const pages = Math.ceil(total / CASES_PER_PAGE);
  if (pages < 2) return null;
  const to = (page: number) => listPath({ ...filter, page });
  return (
    <nav aria-label={t('list.pages')} className="flex items-center justify-end gap-3 border-line border-t pt-4">
      {filter.page > 1 && (
        <ButtonLink to={to(filter.page - 1)} variant="secondary" size="compact">
          {t('list.previous')}
        </ButtonLink>
      )}
      <span className="text-small tabular-nums">{t('list.page', { page: filter.page, total: pages })}</span>
      {filter.page < pages && (
        <ButtonLink to={to(filter.page + 1)} variant="secondary" size="compact">
          {t('list.next')}
        </ButtonLink>
      )}
    </nav>
  );
}

export function ListSkeleton() {
  const { t } = useTranslation('review');
  return (
    <Loading label={t('list.loading')} className="grid gap-6 py-4">
      {['a', 'b', 'c'].map((name) => (
        <Skeleton key={name} className="h-20 w-full" />
      ))}
    </Loading>
  );
}
