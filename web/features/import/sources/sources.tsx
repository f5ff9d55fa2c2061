import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { mostOfBusiness } from '#domain/shared/limits.ts';
import { importQueries } from '#web/api/import-queries.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { AddSource } from './add-source.tsx';
import { ProposalList } from './proposal-list.tsx';
import { SourceRow } from './source-row.tsx';

/** Addresses that are looked at every hour, and what changed there. */
export function Sources() {
  const { t } = useTranslation('import-sources');
  const mayEdit = usePermission('edit_events');
  const sources = useQuery(importQueries.sources);
  const proposals = useQuery(importQueries.proposals);
  useReadsAfterLook(sources.data?.data.some(({ is_looking }) => is_looking) ?? false);
  const count = sources.data?.data.length ?? 0;
  return (
    <section aria-labelledby="import-sources" className="grid gap-6">
      <div className="grid gap-2">
        <h2 id="import-sources" className="text-h2">
          {t('title')}
        </h2>
        <p className="max-w-text text-pretty text-ink-2">{t('lead')}</p>
      </div>
      {mayEdit && proposals.data && <ProposalList proposals={proposals.data.data} />}
      {mayEdit && proposals.error && <p className="text-oxblood text-small">{t('proposals.failed')}</p>}
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[5fr_6fr]">
        {count >= mostOfBusiness.importSources ? (
          <p className="text-ink-2">{t('list.limit', { count: mostOfBusiness.importSources })}</p>
        ) : (
          <AddSource />
        )}
        <SourceList />
      </div>
    </section>
  );
}

/** Reads what a look may have changed, once it is over. */
function useReadsAfterLook(isLooking: boolean) {
  const client = useQueryClient();
  const wasLooking = useRef(isLooking);
  useEffect(() => {
    const isOver = wasLooking.current && !isLooking;
    wasLooking.current = isLooking;
    if (!isOver) return;
    for (const { queryKey } of [importQueries.sources, importQueries.proposals])
      void client.invalidateQueries({ queryKey });
  }, [client, isLooking]);
}

function SourceList() {
  const { t } = useTranslation(['import-sources', 'import']);
  const { data, error, isFetching, refetch } = useQuery(importQueries.sources);
  if (data?.data.length) {
    return (
      <ul className="grid gap-4" aria-label={t('list.title')}>
        {data.data.map((source) => (
          <SourceRow key={source.id} source={source} />
        ))}
      </ul>
    );
  }
  if (data) {
    return <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>;
  }
  if (error) {
    return (
      <ErrorState
        title={t('list.failed')}
        retryLabel={t('import:retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  return (
    <Loading label={t('list.loading')}>
      <SkeletonText lines={4} />
    </Loading>
  );
}
