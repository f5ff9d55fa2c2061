import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { canEvent } from '#domain/events/lifecycle.ts';
import { isRefundable } from '#domain/events/refund.ts';
import { api, newIdempotencyKey, once } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { leftDraft } from '../drafts/kept-drafts.ts';
import { CostSummary, useIsAwaited, useQuote } from '../event-cost.tsx';
import { EndSeriesDialog } from '../series/end-series-dialog.tsx';
import { useEventFailure } from '../use-event-failure.ts';
import type { EventOfBusiness } from '../use-events.ts';
import { guestsOf, isEventOver, publishedPlace, staleEvents, useRefreshEvents } from '../use-events.ts';
import { CancelEventDialog } from './cancel-event-dialog.tsx';
import { useEventAction } from './use-event-action.ts';

/** What somebody wants to do to an event and is asked about first. */
export type EventQuestion = { kind: 'delete' | 'publish' | 'archive' | 'cancel' | 'endSeries'; event: EventOfBusiness };

type EventQuestionsProps = {
  /** Null when nothing is asked. */
  question: EventQuestion | null;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks before an event is deleted, cancelled, archived or published. */
export function EventQuestions({ question, onClose, onDeleted }: EventQuestionsProps) {
  const eventOf = (kind: EventQuestion['kind']) => (question?.kind === kind ? question.event : null);
  return (
    <>
      <DeleteEventDialog event={eventOf('delete')} onClose={onClose} onDeleted={onDeleted} />
      <CancelEventDialog event={eventOf('cancel')} onClose={onClose} />
      <EndSeriesDialog event={eventOf('endSeries')} onClose={onClose} />
      <ArchiveEventDialog event={eventOf('archive')} onClose={onClose} />
      <PublishEventDialog event={eventOf('publish')} onClose={onClose} />
    </>
  );
}

/** Asks once: an archived event cannot be restored. */
function ArchiveEventDialog({ event, onClose }: { event: EventOfBusiness | null; onClose: () => void }) {
  const { t } = useTranslation('events');
  const shown = useLatest(event);
  const action = useEventAction(onClose);
  return (
    <ConfirmDialog
      open={event !== null}
      onCancel={onClose}
      onConfirm={() => event && action.mutate({ action: 'archive', event })}
      busy={action.isPending}
      tone="primary"
      title={t('archive.title', { title: shown?.title || t('unnamed') })}
      cancelLabel={t('archive.cancel')}
      confirmLabel={t('actions.archive')}
    >
      {t('archive.text')} {shown && comesBack(shown) && t('refund')}
    </ConfirmDialog>
  );
}

/** True when what the event cost comes back, because it is public since a moment and nobody is in it. */
function comesBack(event: EventOfBusiness) {
  const { status, published_at: at } = event;
  return status === 'published' && isRefundable(at === null ? null : new Date(at), guestsOf(event) > 0, new Date());
}

/** True when deleting an event cancels it first, because guests have to hear of it. */
function isCancelledFirst(event: EventOfBusiness) {
  const isAhead = canEvent(event.status, event.awaiting_verification, 'cancel') && !isEventOver(event);
  return isAhead && guestsOf(event) > 0;
}

type DeleteEventDialogProps = { event: EventOfBusiness | null; onClose: () => void; onDeleted: () => void };

/** Asks once, naming the event and what cannot be undone. */
function DeleteEventDialog({ event, onClose, onDeleted }: DeleteEventDialogProps) {
  const { t } = useTranslation('events');
  const failure = useEventFailure('delete');
  const refresh = useRefreshEvents();
  const shown = useLatest(event);
  const deletion = useAction({
    call: (id: string) => api.DELETE('/events/{id}', { params: { path: { id } } }),
    async done(_, id) {
      const isLater = shown !== null && isCancelledFirst(shown);
      leftDraft.forget(id);
      await refresh();
      onClose();
      onDeleted();
      return t(isLater ? 'delete.later' : 'delete.done');
    },
    failed(_, error) {
      onClose();
      void refresh();
      return failure(error);
    },
  });

  const isFirst = shown !== null && isCancelledFirst(shown);
  const spentText = (of: EventOfBusiness) =>
    comesBack(of) ? t('refund') : t('delete.spent', { count: of.credits_spent });

  return (
    <ConfirmDialog
      open={event !== null}
      onCancel={onClose}
      onConfirm={() => event && deletion.mutate(event.id)}
      busy={deletion.isPending}
      title={t('delete.title', { title: shown?.title || t('unnamed') })}
      cancelLabel={t('delete.cancel')}
      confirmLabel={t(isFirst ? 'delete.cancelFirst' : 'delete.confirm')}
    >
      {shown && isFirst ? t('delete.guests', { count: guestsOf(shown) }) : t('delete.text')}{' '}
      {shown && shown.credits_spent > 0 && spentText(shown)}
    </ConfirmDialog>
  );
}

/** Asks once and names the price before a draft costs anything. */
function PublishEventDialog({ event, onClose }: { event: EventOfBusiness | null; onClose: () => void }) {
  const { t } = useTranslation('events');
  const failure = useEventFailure('publish');
  const navigate = useNavigate();
  const isAwaited = useIsAwaited();
  const shown = useLatest(event);
  const quote = useQuote({
    tariff: shown?.tariff ?? 'dialog',
    isFeatured: shown?.featured_event ?? false,
    hasPush: shown?.push_notification ?? false,
    tags: shown?.category?.tags ?? [],
    characteristics: shown?.category?.userCharacteristics ?? [],
    eventId: shown?.status === 'scheduled' ? shown.id : undefined,
    isNeeded: event !== null,
  });
  const publication = useAction({
    call: ({ id, key }: { id: string; key: string }) =>
      api.POST('/events/{id}/publish', { params: { path: { id } }, headers: once(key) }),
    isRepeatable: true,
    done: (_, { id }) => void navigate(...publishedPlace(id, 'published')),
    failed: (_, error) => failure(error),
    stale: staleEvents,
  });
  const publish = (id: string) => publication.mutate({ id, key: newIdempotencyKey() }, { onSettled: onClose });

  return (
    <ConfirmDialog
      open={event !== null}
      onCancel={onClose}
      onConfirm={() => event && publish(event.id)}
      busy={publication.isPending}
      tone="primary"
      title={t('publish.title', { title: shown?.title || t('unnamed') })}
      cancelLabel={t('publish.cancel')}
      confirmLabel={t('publish.action')}
    >
      <p>{isAwaited ? t('publish.awaiting') : t('publish.text')}</p>
      <div className="mt-5 rounded-well bg-sunk p-4">
        <CostSummary quote={quote} />
      </div>
    </ConfirmDialog>
  );
}
