import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

type LoadedProps<Data> = {
  of: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
};

/** Data with its loading and error states. */
export function Loaded<Data>({ of: query, children }: LoadedProps<Data>) {
  const { t } = useTranslation('guest-phone');
  const problemText = useProblemText();
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    return (
      <ErrorState
        title={t('failed')}
        retryLabel={t('retry')}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      >
        {problemText(query.error)}
      </ErrorState>
    );
  }
  return (
    <Loading label={t('loading')} className="grid gap-3">
      <Skeleton className="h-30 rounded-ticket" />
      <Skeleton className="h-30 rounded-ticket" />
      <Skeleton className="h-30 rounded-ticket" />
    </Loading>
  );
}
