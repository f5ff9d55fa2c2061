import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

type CaseTexts = 'review' | 'reports';

type OpenedCaseProps<Case> = {
  query: UseQueryResult<Case>;
  texts: CaseTexts;
  /** Link to the list when reading failed. */
  back: ReactNode;
  children: (found: Case) => ReactNode;
};

/** A case with its loading and error states. */
export function OpenedCase<Case>({ query, texts, back, children }: OpenedCaseProps<Case>) {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (!error) return <CaseSkeleton texts={texts} />;
  return (
    <>
      <CaseFailure texts={texts} error={error} onRetry={() => void query.refetch()} busy={query.isFetching} />
      {back}
    </>
  );
}

type CaseFailureProps = { texts: CaseTexts; error: Error; onRetry: () => void; busy: boolean };

function CaseFailure({ texts, error, onRetry, busy }: CaseFailureProps) {
  const { t } = useTranslation(texts);
  const { t: tReview } = useTranslation('review');
  const problemText = useProblemText();
  const isMissing = isProblem(error, 'not_found');
  return (
    <>
      <PageHead title={t('head')} description={t('description')} isPrivate />
      <h1 className="sr-only">{t('case.failed')}</h1>
      <ErrorState
        title={t(isMissing ? 'case.missing' : 'case.failed')}
        retryLabel={tReview('list.retry')}
        // A missing case needs no retry.
        onRetry={isMissing ? undefined : onRetry}
        busy={busy}
      >
        {!isMissing && problemText(error)}
      </ErrorState>
    </>
  );
}

export function CaseSkeleton({ texts }: { texts: CaseTexts }) {
  const { t } = useTranslation(texts);
  return (
    <>
      <PageHead title={t('head')} description={t('description')} isPrivate />
      <Loading label={t('case.loading')} className="grid gap-6 pt-4">
        <Skeleton className="h-16 w-2/3" />
        <Skeleton className="h-96 w-full" />
      </Loading>
    </>
  );
}
