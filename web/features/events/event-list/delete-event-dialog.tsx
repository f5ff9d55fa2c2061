import { useTranslation } from 'react-i18next';
import { canEvent } from '#domain/events/lifecycle.ts';
import { isRefundable } from '#domain/events/refund.ts';
import { api } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import type { EventInShort } from '../event/listed-fields.ts';
import { useEventFailure } from '../event/use-event-failure.ts';
import { guestsOf, isEventOver, useRefreshEvents } from '../event/use-events.ts';
import { leftDraft } from '../event-form/drafts/kept-drafts.ts';

/** True if the price is refunded: just published, without guests. */
export function isRefunded(event: EventInShort) {
  const { status, published_at: at } = event;
  return status === 'published' && isRefundable(at === null ? null : new Date(at), guestsOf(event) > 0, new Date());
}

/** True if deletion cancels first, since guests must be notified. */
function isCancelledFirst(event: EventInShort) {
  const isAhead = canEvent(event, 'cancel') && !isEventOver(event);
  return isAhead && guestsOf(event) > 0;
}

/** Deletes an event, with the text to confirm. */
export function useDeletion(shown: EventInShort | null, onClose: () => void, onDeleted: () => void) {
  const { t } = useTranslation('events');
  const failure = useEventFailure('delete');
  const refresh = useRefreshEvents();
  const isFirst = shown !== null && isCancelledFirst(shown);
  const deletion = useAction({
    call: (id: string) => api.DELETE('/events/{id}', { params: { path: { id } } }),
    async done(_, id) {
      leftDraft.forget(id);
      await refresh();
      onClose();
      onDeleted();
      return t(isFirst ? 'delete.later' : 'delete.done');
    },
    failed(_, error) {
      onClose();
      void refresh();
      return failure(error);
    },
  });
  const spentText = (of: EventInShort) =>
    of.held_until ? t('held.back') : isRefunded(of) ? t('refund') : t('delete.spent', { count: of.credits_spent });
  return {
    ...deletion,
    confirmLabel: t(isFirst ? 'delete.cancelFirst' : 'delete.confirm'),
    text: (
      <>
        {shown && isFirst ? t('delete.guests', { count: guestsOf(shown) }) : t('delete.text')}{' '}
        {shown && shown.credits_spent > 0 && spentText(shown)}
      </>
    ),
  };
}

type DeleteEventDialogProps = { event: EventInShort | null; onClose: () => void; onDeleted: () => void };

export function DeleteEventDialog({ event, onClose, onDeleted }: DeleteEventDialogProps) {
  const { t } = useTranslation('events');
  const shown = useLatest(event);
  const { text, confirmLabel, isPending, mutate } = useDeletion(shown, onClose, onDeleted);
  return (
    <ConfirmDialog
      open={event !== null}
      onCancel={onClose}
      onConfirm={() => event && mutate(event.id)}
      busy={isPending}
      title={t('delete.title', { title: shown?.title || t('unnamed') })}
      cancelLabel={t('delete.cancel')}
      confirmLabel={confirmLabel}
    >
      {text}
    </ConfirmDialog>
  );
}
