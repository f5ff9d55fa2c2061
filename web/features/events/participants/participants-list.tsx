import { useTranslation } from 'react-i18next';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { ParticipantRow } from './participant-row.tsx';
import type { Participant } from './use-participants.ts';
import { useDecision, useParticipants } from './use-participants.ts';

/** Everybody with this status, in the order they came; who waits sees their place in the line. */
export function ParticipantsList({ eventId, status }: { eventId: string; status: ParticipantStatus | undefined }) {
  const { t } = useTranslation('participants');
  const problemText = useProblemText();
  const people = useParticipants(eventId, status);
  const decision = useDecision(eventId);

  if (people.isPending) {
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={6} />
      </Loading>
    );
  }
  if (!people.data) {
    return (
      <ErrorState
        title={t('failed', { message: problemText(people.error) })}
        retryLabel={t('retry')}
        onRetry={() => void people.refetch()}
        busy={people.isFetching}
      />
    );
  }
  const rows = people.data.pages.flatMap((page) => page.data);
  if (rows.length === 0) {
    return status ? (
      <EmptyState title={t('emptyFilter')}>{null}</EmptyState>
    ) : (
      <EmptyState showPeople title={t('empty')}>
        {t('emptyText')}
      </EmptyState>
    );
  }
  const waiting = rows.filter((person) => person.status === 'waiting');
  const busyWith = (person: Participant) =>
    decision.isPending && decision.variables.person.user_id === person.user_id ? decision.variables.act : null;
  return (
    <>
      <ul aria-label={t('label')}>
        {rows.map((person) => (
          <ParticipantRow
            key={person.user_id}
            person={person}
            place={person.status === 'waiting' ? waiting.indexOf(person) + 1 : null}
            busy={busyWith(person)}
            onDecide={(act) => decision.mutate({ person, act })}
          />
        ))}
      </ul>
      {people.hasNextPage && (
        <div className="mt-4 grid justify-items-center">
          <Button
            variant="secondary"
            busy={people.isFetchingNextPage}
            busyLabel={t('moreBusy')}
            onClick={() => void people.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
