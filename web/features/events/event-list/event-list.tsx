import type { ReactNode } from 'react';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { canEvent } from '#domain/events/lifecycle.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { forgetEdits, hasKeptEdits } from '#web/editing/kept-edits.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { createEventPath, tabPath } from '#web/paths.ts';
import { overlayState } from '#web/shell/overlay-state.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Plus } from '#web/ui/icons/plus.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import { useAhead } from '#web/ui/use-ahead.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useLatest } from '#web/ui/use-latest.ts';
import type { EventInShort, ListedEvent } from '../event/listed-fields.ts';
import { Nothing } from '../event/nothing.tsx';
import type { EventGroup, EventPages } from '../event/use-events.ts';
import { isEventOver, quickEdits, useEventGroups } from '../event/use-events.ts';
import { PausedSeries } from '../series/paused-series.tsx';
import { useIsInSeries } from '../series/use-is-in-series.ts';
import { EventListFilter, filterOf } from './event-list-filter.tsx';
import { EventListSkeleton } from './event-list-skeleton.tsx';
import type { EventRights } from './event-menu.tsx';
import { menuButtonId } from './event-menu.tsx';
import type { EventQuestion } from './event-questions.tsx';
import { EventTicket } from './event-ticket.tsx';

const EventEdit = onDemand(async () => (await import('../event-form/event-edit.tsx')).EventEdit);

const EventQuestions = onDemand(async () => (await import('./event-questions.tsx')).EventQuestions);

const ShareSheet = lazy(async () => ({ default: (await import('./share-sheet.tsx')).ShareSheet }));

/** The events that the address asks for; asks before it deletes, archives or publishes one. */
export function EventList({ businessType }: { businessType: BusinessType }) {
  const { t } = useTranslation('events');
  const [search] = useSearchParams();
  const listRef = useRef<HTMLElement>(null);
  const [question, setQuestion] = useState<EventQuestion | null>(null);
  const wasAsked = useLatest(question) !== null;
  const [shared, setShared] = useState<EventInShort | null>(null);
  const [editing, setEditing] = useState<{ id: string | null }>({ id: null });
  const edit = useCallback((id: string) => setEditing({ id }), []);
  const may = useEventRights();
  // The server does not know what a browser keeps.
  const isHydrated = useHydrated();
  const isInSeries = useIsInSeries();
  const filter = filterOf(search);
  useAhead(EventEdit.fetch, may.edit);
  useAhead(EventQuestions.fetch);
  const groups = useEventGroups(filter);

  const firstPages = groups.flatMap(({ events }) => events.data?.pages[0] ?? []);
  const isLoading = groups.some(({ events }) => events.isPending);
  // Once shown, the filter stays while other groups are read: the focus is on it.
  const counts = useLatest((!isLoading && firstPages[0]?.counts) || null);

  const failed = groups.find(({ events }) => events.isError && !events.data);
  if (failed) return <LoadFailure {...failed.events} onRetry={() => void failed.events.refetch()} />;
  if (!counts) return <EventListSkeleton />;
  const isFiltered = filter.status !== undefined || filter.q !== undefined;
  const isEmpty = !isLoading && firstPages.every((page) => page.data.length === 0);
  if (isEmpty && !isFiltered) return <NoEvents mayCreate={may.create} />;
  const found = firstPages.reduce((sum, page) => sum + (page.total ?? page.data.length), 0);

  const close = () => setQuestion(null);
  function closeEdit(id: string) {
    forgetEdits(quickEdits(id));
    // Another object even where none was being edited: what the browser keeps is asked for when the list is drawn.
    flushSync(() => setEditing({ id: null }));
    document.getElementById(menuButtonId(id))?.focus();
  }
  const toTicket = (event: ListedEvent) => (
    <EventTicket
      event={event}
      businessType={businessType}
      may={may}
      isOver={isEventOver(event)}
      isInSeries={isInSeries(event)}
      onEdit={edit}
      onAsk={setQuestion}
      onShare={setShared}
    />
  );
  const toItem = (event: ListedEvent) =>
    (editing.id === event.id || (isHydrated && hasKeptEdits(quickEdits(event.id)))) && canEvent(event, 'edit') ? (
      <Suspense fallback={toTicket(event)}>
        <EventEdit id={event.id} title={event.title} onClose={() => closeEdit(event.id)} />
      </Suspense>
    ) : (
      toTicket(event)
    );
  return (
    <>
      <PausedSeries />
      <EventListFilter counts={counts} />
      <p role="status" className="sr-only">
        {isFiltered && !isLoading && t('filter.found', { count: found })}
      </p>
      {isLoading && <EventListSkeleton />}
      {isEmpty && <NothingFound />}
      <section ref={listRef} tabIndex={-1} aria-label={t('list.label')} className="grid gap-9" hidden={isLoading}>
        {groups.map(({ group, events }) => (
          <EventGroupList key={group} group={group} events={events} toItem={toItem} />
        ))}
      </section>
      {wasAsked && (
        <Suspense>
          <EventQuestions question={question} onClose={close} onDeleted={() => listRef.current?.focus()} />
        </Suspense>
      )}
      {shared && (
        <Suspense>
          <ShareSheet event={shared} onClose={() => setShared(null)} />
        </Suspense>
      )}
    </>
  );
}

function useEventRights(): EventRights {
  const mayCreate = usePermission('create_events');
  const mayEdit = usePermission('edit_events');
  const mayDelete = usePermission('delete_events');
  return useMemo(() => ({ create: mayCreate, edit: mayEdit, delete: mayDelete }), [mayCreate, mayEdit, mayDelete]);
}

type EventGroupListProps = {
  group: EventGroup | null;
  events: EventPages;
  toItem: (event: ListedEvent) => ReactNode;
};

/** One group under its heading, with the button that fetches its next page. */
function EventGroupList({ group, events, toItem }: EventGroupListProps) {
  const { t } = useTranslation('events');
  const rows = events.data?.pages.flatMap((page) => page.data) ?? [];
  if (rows.length === 0) return null;
  return (
    <div>
      {group && <h2 className="mb-3.5 text-h3">{t(`list.group.${group}`)}</h2>}
      <ul className="grid gap-3.5">
        {rows.map((event) => (
          <li key={event.id}>{toItem(event)}</li>
        ))}
      </ul>
      <MoreEvents group={group} events={events} />
    </div>
  );
}

function NothingFound() {
  const { t } = useTranslation('events');
  return (
    <Nothing
      of="search"
      title={t('filter.none')}
      action={
        <ButtonLink to={tabPath('events')} replace preventScrollReset variant="secondary">
          {t('filter.reset')}
        </ButtonLink>
      }
    >
      {t('filter.noneText')}
    </Nothing>
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
    <Nothing
      of="board"
      title={t('empty.title')}
      action={
        mayCreate && (
          <ButtonLink to={createEventPath} state={overlayState} preventScrollReset variant="secondary" icon={Plus}>
            {t('create')}
          </ButtonLink>
        )
      }
    >
      {t('empty.text')}
    </Nothing>
  );
}

/** The button below a list that fetches its next page. */
function MoreEvents({ group, events }: Pick<EventGroupListProps, 'group' | 'events'>) {
  const { t } = useTranslation('events');
  const problemText = useProblemText();
  if (!events.hasNextPage) return null;
  const more = t('list.more');
  return (
    <div className="mt-6 grid justify-items-center gap-3">
      {events.isFetchNextPageError && (
        <p role="alert" className="text-oxblood text-small">
          {t('list.moreFailed', { message: problemText(events.error) })}
        </p>
      )}
      <Button
        variant="secondary"
        aria-label={group ? `${more}: ${t(`list.group.${group}`)}` : undefined}
        busy={events.isFetchingNextPage}
        busyLabel={t('list.moreBusy')}
        onClick={() => void events.fetchNextPage()}
      >
        {more}
      </Button>
    </div>
  );
}
