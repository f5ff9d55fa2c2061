import { useQuery } from '@tanstack/react-query';
import { DoorOpen, Download, PenLine } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { doorPath, hasDoor } from '../has-door.ts';
import type { EventOfBusiness } from '../use-events.ts';
import { guestsOf, isEventOver } from '../use-events.ts';
import { Guests } from './guests.tsx';
import { MessageForm } from './message-form.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useDecisions } from './use-decisions.ts';
import { useCsv } from './use-guests.ts';
import { useRequestKeys } from './use-request-keys.ts';

/** Who comes to an event, who wants to and who waits. Its address is `?tab=events&participants=…`. */
export function GuestsDialog({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { t } = useTranslation('participants');
  const problemText = useProblemText();
  const [isWriting, setWriting] = useState(false);
  const mayLetIn = usePermission('door');
  const csv = useCsv(eventId);
  const decisions = useDecisions(eventId);
  const body = useRef<HTMLDivElement>(null);
  const { data: event, ...reading } = useQuery(queries.eventNamed(eventId));
  const { hold } = decisions;

  useRequestKeys({ z: () => void hold.undo() });

  return (
    <Dialog.Frame
      open
      onClose={onClose}
      title={event ? `${t('title')}: ${event.title}` : t('title')}
      closeLabel={t('close')}
      size="large"
      initialFocus={body}
    >
      <Dialog.Body>
        <div ref={body} tabIndex={-1} className="outline-none">
          {event ? (
            <>
              {isWriting && <MessageForm eventId={eventId} onDone={() => setWriting(false)} />}
              <Guests event={event} decisions={decisions} />
            </>
          ) : reading.isError ? (
            <ErrorState
              title={t('failed', { message: problemText(reading.error) })}
              retryLabel={t('retry')}
              onRetry={() => void reading.refetch()}
              busy={reading.isFetching}
            />
          ) : (
            <Loading label={t('loading')}>
              <SkeletonText lines={6} />
            </Loading>
          )}
        </div>
      </Dialog.Body>
      <UndoBar held={decisions.held} hold={hold} onUndo={() => void hold.undo()} />
      <Dialog.Footer>
        {event && mayLetIn && hasDoor(event) && (
          <ButtonLink to={doorPath(eventId)} reloadDocument variant="secondary" icon={DoorOpen}>
            {t('door')}
          </ButtonLink>
        )}
        {event && mayWriteTo(event) && !isWriting && (
          <Button variant="secondary" icon={PenLine} onClick={() => setWriting(true)}>
            {t('message.open')}
          </Button>
        )}
        <Button
          variant="secondary"
          icon={Download}
          busy={csv.isPending}
          busyLabel={t('csvBusy')}
          disabled={reading.isError}
          onClick={() => csv.mutate()}
          className="max-sm:hidden"
        >
          {t('csv')}
        </Button>
        <IconButton
          variant="secondary"
          size="normal"
          icon={Download}
          label={t('csv')}
          busy={csv.isPending}
          onClick={() => csv.mutate()}
          className="grow-0! sm:hidden"
        />
      </Dialog.Footer>
    </Dialog.Frame>
  );
}

/** Guests who see an event that is still to come can be written to. */
function mayWriteTo(event: EventOfBusiness): boolean {
  const isSeen = event.status === 'cancelled' || (event.status === 'published' && !event.awaiting_verification);
  return isSeen && !isEventOver(event) && guestsOf(event) > 0;
}
