import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Download, PenLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParticipantStatus } from '#domain/events/participation.ts';
import { canParticipant, participantStatuses } from '#domain/events/participation.ts';
import { formatInstant } from '#i18n/format.ts';
import { queries } from '#web/api/queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import type { EventOfBusiness } from '../use-events.ts';
import { guestsOf, isEventOver } from '../use-events.ts';
import { GuestNotices } from './guest-notices.tsx';
import { MessageForm } from './message-form.tsx';
import { OfferLog } from './offer-log.tsx';
import { PartyName, partyText } from './party-name.tsx';
import type { Participant } from './use-participants.ts';
import { useCsv, useDecision } from './use-participants.ts';

/** Who takes part in an event, who waits and who has applied. Its address is `?tab=events&participants=…`. */
export function ParticipantsDialog({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { t } = useTranslation('participants');
  const problemText = useProblemText();
  const [status, setStatus] = useState<ParticipantStatus>();
  const [isWriting, setWriting] = useState(false);
  const csv = useCsv(eventId);
  const event = useQuery(queries.eventNamed(eventId));
  const { title, max_participants: max, participant_counts: counts } = event.data ?? {};
  const taken = counts?.joined ?? 0;
  const mayWrite = event.data && mayWriteTo(event.data) && !isWriting;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title ? `${t('title')}: ${title}` : t('title')}
      description={
        event.data &&
        [
          typeof max === 'number' ? t('taken', { taken, max }) : t('takenUnlimited', { count: taken }),
          counts?.offered ? t('held', { count: counts.offered }) : '',
        ].join('')
      }
      closeLabel={t('close')}
      footer={
        <>
          {mayWrite && (
            <Button variant="secondary" icon={PenLine} onClick={() => setWriting(true)}>
              {t('message.open')}
            </Button>
          )}
          <Button
            variant="secondary"
            icon={Download}
            busy={csv.isPending}
            busyLabel={t('csvBusy')}
            disabled={event.isError}
            onClick={() => csv.mutate()}
          >
            {t('csv')}
          </Button>
        </>
      }
    >
      {event.isError ? (
        <ErrorState
          title={t('failed', { message: problemText(event.error) })}
          retryLabel={t('retry')}
          onRetry={() => void event.refetch()}
          busy={event.isFetching}
        />
      ) : (
        <>
          {isWriting && <MessageForm eventId={eventId} onDone={() => setWriting(false)} />}
          <GuestNotices eventId={eventId} />
          <Select
            label={t('filter')}
            value={status ?? ''}
            onChange={({ target }) => setStatus(participantStatuses.find((one) => one === target.value))}
            options={[
              { value: '', label: t('all') },
              ...participantStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
            ]}
            className="mb-5 max-w-72"
          />
          <ParticipantsList eventId={eventId} status={status} />
          {event.data?.waiting_list && <OfferLog eventId={eventId} />}
        </>
      )}
    </Dialog>
  );
}

/** Guests who see an event that is still to come can be written to. */
function mayWriteTo(event: EventOfBusiness): boolean {
  const isSeen = event.status === 'cancelled' || (event.status === 'published' && !event.awaiting_verification);
  return isSeen && !isEventOver(event) && guestsOf(event) > 0;
}

/** Everybody with this status, in the order they joined, with their place on the waiting list. */
export function ParticipantsList({ eventId, status }: { eventId: string; status: ParticipantStatus | undefined }) {
  const { t } = useTranslation('participants');
  const problemText = useProblemText();
  const people = useInfiniteQuery(queries.participantsOf(eventId, status));
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
    decision.isPending && decision.variables.person.user_id === person.user_id ? decision.variables.action : null;
  return (
    <>
      <ul aria-label={t('label')}>
        {rows.map((person) => (
          <ParticipantRow
            key={person.user_id}
            person={person}
            place={person.status === 'waiting' ? waiting.indexOf(person) + 1 : null}
            busy={busyWith(person)}
            onDecide={(action) => decision.mutate({ person, action })}
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

const tones: Record<ParticipantStatus, BadgeTone> = {
  joined: 'fir',
  approved: 'fir',
  applied: 'amber',
  waiting: 'azure',
  offered: 'azure',
  rejected: 'oxblood',
  left: 'sunk',
};

type ParticipantRowProps = {
  person: Participant;
  /** Position among those who wait. */
  place: number | null;
  /** What is being decided about this person. */
  busy: 'approve' | 'reject' | null;
  onDecide: (action: 'approve' | 'reject') => void;
};

/** One person: their status, since when, and what can be decided. */
function ParticipantRow({ person, place, busy, onDecide }: ParticipantRowProps) {
  const { t } = useTranslation('participants');
  const language = useLanguage();
  const { status, party_size: size, answer_by: answerBy } = person;
  const name = partyText(person, t);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t py-4 first:border-t-0">
      <div className="grid min-w-44 flex-1 gap-0.5">
        <span className="wrap-anywhere font-semibold">
          <PartyName party={person} />
        </span>
        <span className="text-ink-3 text-small">
          {t('since', { when: formatInstant(person.created_at, language) })}
        </span>
        {status === 'waiting' && size > 1 && (
          <span className="text-ink-3 text-small">{t('needsPlaces', { count: size })}</span>
        )}
        {answerBy && (
          <span className="text-ink-2 text-small">{t('until', { when: formatInstant(answerBy, language) })}</span>
        )}
      </div>
      <Badge tone={tones[status]}>
        {status === 'waiting' && place !== null ? t('waitingAt', { place }) : t(`status.${status}`)}
      </Badge>
      <div className="flex justify-end gap-2 empty:hidden max-sm:-me-3 max-sm:w-full max-sm:*:data-[variant=secondary]:grow md:min-w-56">
        {status !== 'joined' && canParticipant(status, 'approve') && (
          <Button
            variant="secondary"
            size="compact"
            aria-label={t('approveLabel', { name })}
            busy={busy === 'approve'}
            disabled={busy === 'reject'}
            onClick={() => onDecide('approve')}
          >
            {t('approve')}
          </Button>
        )}
        {canParticipant(status, 'reject') && (
          <Button
            variant="danger-quiet"
            size="compact"
            aria-label={t('rejectLabel', { name })}
            busy={busy === 'reject'}
            disabled={busy === 'approve'}
            onClick={() => onDecide('reject')}
          >
            {t('reject')}
          </Button>
        )}
      </div>
    </li>
  );
}
