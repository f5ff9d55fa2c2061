import type { ReactNode } from 'react';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { canEvent } from '#domain/events/lifecycle.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { clearStoredEdits, hasStoredEdits } from '#web/editing/stored-edits.ts';
import { Button } from '#web/ui/button.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useLatest } from '#web/ui/use-latest.ts';
import { usePreload } from '#web/ui/use-preload.ts';
import type { EventInShort, ListedEvent } from '../event/listed-fields.ts';
import type { EventGroup, EventPages } from '../event/use-events.ts';
import { isEventOver, quickEdits } from '../event/use-events.ts';
import { useIsInSeries } from '../series/use-is-in-series.ts';
import { menuButtonId } from './event-menu.tsx';
import type { EventQuestion } from './event-questions.tsx';
import type { EventRights } from './event-rights.ts';
import { EventTicket } from './event-ticket.tsx';

const EventEdit = onDemand(async () => (await import('../event-form/event-edit.tsx')).EventEdit);

const EventQuestions = onDemand(async () => (await import('./event-questions.tsx')).EventQuestions);

const ShareSheet = lazy(async () => ({ default: (await import('./share-sheet.tsx')).ShareSheet }));

type EventTicketsProps = {
  groups: readonly { group: EventGroup | null; events: EventPages }[];
  businessType: BusinessType;
  may: EventRights;
  isHidden: boolean;
};

export function EventTickets({ groups, businessType, may, isHidden }: EventTicketsProps) {
  const { t } = useTranslation('events');
  const listRef = useRef<HTMLElement>(null);
  const [question, setQuestion] = useState<EventQuestion | null>(null);
  const wasAsked = useLatest(question) !== null;
  const [shared, setShared] = useState<EventInShort | null>(null);
  const quickEdit = useQuickEdit(may.edit);
  const isInSeries = useIsInSeries();
  usePreload(EventQuestions.fetch);

  const toTicket = (event: ListedEvent) => (
    <EventTicket
      event={event}
      businessType={businessType}
      may={may}
      isOver={isEventOver(event)}
      isInSeries={isInSeries(event)}
      onEdit={quickEdit.open}
      onAsk={setQuestion}
      onShare={setShared}
    />
  );
  const toItem = (event: ListedEvent) =>
    quickEdit.isOpen(event) ? (
      <Suspense fallback={toTicket(event)}>
        <EventEdit id={event.id} title={event.title} onClose={() => quickEdit.close(event.id)} />
      </Suspense>
    ) : (
      toTicket(event)
    );
  return (
    <>
      <section ref={listRef} tabIndex={-1} aria-label={t('list.label')} className="grid gap-9" hidden={isHidden}>
        {groups.map(({ group, events }) => (
          <EventGroupList key={group} group={group} events={events} toItem={toItem} />
        ))}
      </section>
      {wasAsked && (
        <Suspense>
          <EventQuestions
            question={question}
            onClose={() => setQuestion(null)}
            onDeleted={() => listRef.current?.focus()}
          />
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

/** Events in inline editing: the chosen one and those with kept edits. */
function useQuickEdit(mayEdit: boolean) {
  const [editing, setEditing] = useState<{ id: string | null }>({ id: null });
  // Kept edits are unknown on the server.
  const isHydrated = useHydrated();
  usePreload(EventEdit.fetch, mayEdit);
  const open = useCallback((id: string) => setEditing({ id }), []);
  return {
    open,
    isOpen: (event: ListedEvent) =>
      (editing.id === event.id || (isHydrated && hasStoredEdits(quickEdits(event.id)))) && canEvent(event, 'edit'),
    close(id: string) {
      clearStoredEdits(quickEdits(id));
      // A new object forces a render that rereads the kept edits.
      flushSync(() => setEditing({ id: null }));
      document.getElementById(menuButtonId(id))?.focus();
    },
  };
}

type EventGroupListProps = {
  group: EventGroup | null;
  events: EventPages;
  toItem: (event: ListedEvent) => ReactNode;
};

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
