import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readAsReviewer } from '#web/api/page-reads.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { ListSkeleton } from '#web/features/review/loaded-list.tsx';
import { useReviewer } from '#web/features/review/use-reviewer.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { Route } from './+types/held.ts';
import { HeldEvent } from './held-event.tsx';
import { useRelease } from './use-release.ts';

export const handle = {
  hydrate: 'after-paint',
  texts: ['review', 'verification', 'problems', 'events', 'create-event'],
} satisfies PageHandle;

export { clientLoader, shouldRevalidate } from '#web/api/page-route.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  readAsReviewer({ context }, [reviewQueries.held(), reviewQueries.desk]);

/** Held events, and changed ones with signals, to release. */
export default function HeldEvents() {
  const { t } = useTranslation('review');
  const reviewer = useReviewer();
  return (
    <div className="container-page min-h-dvh pt-8 pb-16 md:pt-12">
      <PageHead title={t('held.head')} description={t('description')} isPrivate />
      {reviewer ? (
        <HeldList />
      ) : (
        <Panel>
          <ListSkeleton />
        </Panel>
      )}
    </div>
  );
}

function HeldList() {
  const { t } = useTranslation('review');
  const problemText = useProblemText();
  const listRef = useRef<HTMLUListElement>(null);
  const held = useQuery(reviewQueries.held());
  const release = useRelease(() => listRef.current?.focus());
  const { data: shown = [], total = 0 } = held.data ?? {};
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-h1">{held.data ? t('held.waiting', { count: total }) : t('held.title')}</h1>
        <p className="mt-2 max-w-prose text-ink-2 text-lead">{t('held.lead')}</p>
      </div>
      {held.isPending && (
        <Panel>
          <ListSkeleton />
        </Panel>
      )}
      {held.isError && !held.data && (
        <ErrorState
          title={t('held.failed')}
          retryLabel={t('list.retry')}
          onRetry={() => void held.refetch()}
          busy={held.isFetching}
        >
          {problemText(held.error)}
        </ErrorState>
      )}
      {held.data && total === 0 && (
        <EmptyState drawing={<EmptyScene of="review" />} title={t('held.emptyTitle')} headingLevel="h2">
          {t('held.emptyText')}
        </EmptyState>
      )}
      <ul ref={listRef} tabIndex={-1} aria-label={t('held.title')} className="grid gap-6 outline-none empty:hidden">
        {shown.map((one) => (
          <li key={one.event.id}>
            <HeldEvent
              held={one}
              isBusy={release.isPending && release.variables.event.id === one.event.id}
              onRelease={() => release.mutate(one)}
            />
          </li>
        ))}
      </ul>
      {total > shown.length && (
        <p className="text-ink-2 text-small">{t('held.more', { count: total - shown.length })}</p>
      )}
    </div>
  );
}
