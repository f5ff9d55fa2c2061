import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { createEventPath, overlayState } from '#web/features/dashboard/tabs.ts';
import { usePermission } from '#web/features/dashboard/use-permission.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { DeleteEventDialog } from './delete-event-dialog.tsx';
import { EventListSkeleton } from './event-list-skeleton.tsx';
import { EventTicket } from './event-ticket.tsx';
import { MoreEvents } from './more-events.tsx';
import { PublishEventDialog } from './publish-event-dialog.tsx';
import type { EventOfBusiness } from './use-events.ts';
import { useEvents } from './use-events.ts';

type Question = { kind: 'delete' | 'publish'; event: EventOfBusiness };

/** All events of the business; asks before it deletes or publishes one. */
export function EventList({ businessType }: { businessType: BusinessType }) {
  const { t } = useTranslation('events');
  const listRef = useRef<HTMLUListElement>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const mayCreate = usePermission('create_events');
  const mayDelete = usePermission('delete_events');
  const events = useEvents();

  if (events.isPending) return <EventListSkeleton />;
  if (!events.data) return <LoadFailure {...events} onRetry={() => void events.refetch()} />;
  const rows = events.data.pages.flatMap((page) => page.data);
  if (rows.length === 0) return <NoEvents mayCreate={mayCreate} />;

  const close = () => setQuestion(null);
  return (
    <>
      <ul ref={listRef} tabIndex={-1} aria-label={t('list.label')} className="grid gap-3.5">
        {rows.map((event) => (
          <li key={event.id}>
            <EventTicket
              event={event}
              businessType={businessType}
              onPublish={mayCreate ? () => setQuestion({ kind: 'publish', event }) : undefined}
              onDelete={mayDelete ? () => setQuestion({ kind: 'delete', event }) : undefined}
            />
          </li>
        ))}
      </ul>
      <MoreEvents events={events} />
      <DeleteEventDialog
        event={question?.kind === 'delete' ? question.event : null}
        onClose={close}
        onDeleted={() => listRef.current?.focus()}
      />
      <PublishEventDialog event={question?.kind === 'publish' ? question.event : null} onClose={close} />
    </>
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
    <EmptyState
      showPeople
      title={t('empty.title')}
      action={
        mayCreate && (
          <ButtonLink
            to={createEventPath}
            state={overlayState}
            preventScrollReset
            variant="secondary"
            icon={Plus}
            className="max-md:hidden"
          >
            {t('create')}
          </ButtonLink>
        )
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
