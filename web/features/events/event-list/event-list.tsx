import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { createEventPath, tabPath } from '#web/paths.ts';
import { overlayState } from '#web/shell/overlay-state.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Plus } from '#web/ui/icons/plus.ts';
import { useLatest } from '#web/ui/use-latest.ts';
import { LazyEmptyState } from '../event/lazy-empty-state.tsx';
import { useEventGroups } from '../event/use-events.ts';
import { PausedSeries } from '../series/paused-series.tsx';
import { EventListFilter, filterOf, ImportLink } from './event-list-filter.tsx';
import { EventListSkeleton } from './event-list-skeleton.tsx';
import type { EventRights } from './event-rights.ts';
import { EventTickets } from './event-tickets.tsx';

export function EventList({ businessType }: { businessType: BusinessType }) {
  const { t } = useTranslation('events');
  const [search] = useSearchParams();
  const may = useEventRights();
  const filter = filterOf(search);
  const groups = useEventGroups(filter);

  const firstPages = groups.flatMap(({ events }) => events.data?.pages[0] ?? []);
  const isLoading = groups.some(({ events }) => events.isPending);
  // Stays mounted while other groups load, to keep the focus.
  const counts = useLatest((!isLoading && firstPages[0]?.counts) || null);

  const failed = groups.find(({ events }) => events.isError && !events.data);
  if (failed) return <LoadFailure {...failed.events} onRetry={() => void failed.events.refetch()} />;
  if (!counts) return <EventListSkeleton />;
  const isFiltered = filter.status !== undefined || filter.q !== undefined;
  const isEmpty = !isLoading && firstPages.every((page) => page.data.length === 0);
  if (isEmpty && !isFiltered) return <NoEvents mayCreate={may.create} />;
  const found = firstPages.reduce((sum, page) => sum + (page.total ?? page.data.length), 0);
  return (
    <>
      <PausedSeries />
      <EventListFilter counts={counts} mayImport={may.create} />
      <p role="status" className="sr-only">
        {isFiltered && !isLoading && t('filter.found', { count: found })}
      </p>
      {isLoading && <EventListSkeleton />}
      {isEmpty && <NothingFound />}
      <EventTickets groups={groups} businessType={businessType} may={may} isHidden={isLoading} />
    </>
  );
}

function useEventRights(): EventRights {
  const mayCreate = usePermission('create_events');
  const mayEdit = usePermission('edit_events');
  const mayDelete = usePermission('delete_events');
  return useMemo(() => ({ create: mayCreate, edit: mayEdit, delete: mayDelete }), [mayCreate, mayEdit, mayDelete]);
}

function NothingFound() {
  const { t } = useTranslation('events');
  return (
    <LazyEmptyState
      of="search"
      title={t('filter.none')}
      action={
        <ButtonLink to={tabPath('events')} replace preventScrollReset variant="secondary">
          {t('filter.reset')}
        </ButtonLink>
      }
    >
      {t('filter.noneText')}
    </LazyEmptyState>
  );
}

type LoadFailureProps = { error: Error | null; isFetching: boolean; onRetry: () => void };

function LoadFailure({ error, isFetching, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('events');
  const problemText = useProblemText();
  const isKnown = error instanceof ApiProblem;
  return (
    <ErrorState
      title={isKnown ? t('list.failed', { message: problemText(error) }) : t('list.failedUnexpectedly')}
      retryLabel={t('list.retry')}
      onRetry={onRetry}
      busy={isFetching}
    >
      {!isKnown && problemText(error)}
    </ErrorState>
  );
}

function NoEvents({ mayCreate }: { mayCreate: boolean }) {
  const { t } = useTranslation('events');
  return (
    <LazyEmptyState
      of="board"
      title={t('empty.title')}
      action={
        mayCreate && (
          <>
            <ButtonLink to={createEventPath} state={overlayState} preventScrollReset variant="secondary" icon={Plus}>
              {t('create')}
            </ButtonLink>
            <ImportLink />
          </>
        )
      }
    >
      {t('empty.text')}
    </LazyEmptyState>
  );
}
