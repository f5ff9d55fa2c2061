import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, newIdempotencyKey, once } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { CancelReason } from '../event/cancel-reason.tsx';
import type { EventInShort } from '../event/listed-fields.ts';
import { useEventFailure } from '../event/use-event-failure.ts';
import { guestsOf, staleEvents } from '../event/use-events.ts';

/** Confirms, with the number of guests notified and their message. */
export function CancelEventDialog({ event, onClose }: { event: EventInShort | null; onClose: () => void }) {
  const { t } = useTranslation('events');
  const failure = useEventFailure('other');
  const shown = useLatest(event);
  const [reason, setReason] = useState('');
  const close = () => {
    setReason('');
    onClose();
  };
  const action = useAction({
    call: ({ id, key }: { id: string; key: string }) =>
      api.POST('/events/{id}/cancel', { params: { path: { id } }, body: { reason }, headers: once(key) }),
    isRepeatable: true,
    done() {
      close();
      return t('actions.cancelled');
    },
    // Keeps the message.
    failed: (_, error) => failure(error),
    stale: staleEvents,
  });
  const guests = shown ? guestsOf(shown) : 0;
  return (
    <ConfirmDialog
      open={event !== null}
      onCancel={close}
      onConfirm={() => event && action.mutate({ id: event.id, key: newIdempotencyKey() })}
      busy={action.isPending}
      title={t('cancel.title', { title: shown?.title || t('unnamed') })}
      cancelLabel={t('cancel.keep')}
      confirmLabel={t('cancel.confirm')}
      field={<CancelReason value={reason} onChange={setReason} className="mt-3" />}
    >
      {guests === 0 ? t('cancel.nobody') : `${t('cancel.guests', { count: guests })} ${t('cancel.shown')}`}
    </ConfirmDialog>
  );
}
