import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#web/api/use-action.ts';
import { useOffline } from '#web/api/use-offline.ts';
import { isSame } from '#web/editing/merge-edits.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useUndeclared } from '../event/advertising-tick.tsx';
import { BuyCredits, EuroBeside, isPlacement } from '../event/event-cost.tsx';
import { useEventFailure } from '../event/use-event-failure.ts';
import { useRefreshEvents } from '../event/use-events.ts';
import { SavedNote } from './drafts/draft-notes.tsx';
import type { Draft } from './drafts/use-draft.ts';
import type { NewEvent } from './use-new-event.ts';

type DialogFooterProps = {
  newEvent: NewEvent;
  maySave: boolean;
  onDiscarded: () => void;
  onCancel: () => void;
  onSaveDraft: () => void;
};

/** The dialog's actions, with reasons why one is disabled. */
export function DialogFooter({ newEvent, maySave, ...on }: DialogFooterProps) {
  const { t } = useTranslation('events');
  const { values, empty, draft, failure, busy } = newEvent;
  const quote = newEvent.quote.data;
  const mayDelete = usePermission('delete_events');
  const hasName = values.title.trim() !== '';
  const isUnaffordable = quote && !quote.is_affordable;
  const tooExpensive = isUnaffordable
    ? t('cost.notEnough', { required: quote.total, available: quote.balance })
    : undefined;
  const offline = useOffline() === null ? undefined : t('cost.offline');
  const undeclared = useUndeclared(isPlacement(quote));
  const reason = offline ?? (hasName && values.event_date !== '' ? (tooExpensive ?? undeclared) : t('dialog.needed'));
  const isTyped = !isSame(values, empty);
  const canDiscard = draft.state !== 'gone' && (draft.stored ? mayDelete : isTyped);
  return (
    <>
      {(isTyped || draft.stored) && (
        <div className="flex min-h-6 w-full flex-wrap items-center justify-between gap-x-3 text-small">
          {maySave ? <SavedNote draft={draft} /> : <p className="text-ink-3">{t('dialog.kept')}</p>}
          {canDiscard && <DiscardButton draft={draft} onDiscarded={on.onDiscarded} />}
        </div>
      )}
      <div className="min-w-0 flex-1 text-small max-md:basis-full">
        {(tooExpensive || failure) && (
          <p role="alert" className="max-w-100 font-semibold text-oxblood">
            {tooExpensive ?? failure}
          </p>
        )}
        {tooExpensive && <BuyCredits />}
        {quote && !tooExpensive && (
          <p className="font-semibold">
            {t('credits', { count: quote.total })}
            <EuroBeside price={quote.price} />
          </p>
        )}
      </div>
      <Button variant="quiet" onClick={on.onCancel} className="max-md:hidden">
        {t('dialog.cancel')}
      </Button>
      <Button
        variant="secondary"
        busy={busy === 'draft'}
        busyLabel={t('dialog.draftBusy')}
        disabled={busy === 'publish'}
        disabledReason={offline ?? (hasName ? undefined : t('fields.nameRequired'))}
        onClick={on.onSaveDraft}
        className="max-md:flex-auto max-md:self-stretch max-md:px-2! max-md:text-[0.9375rem] max-md:whitespace-nowrap"
      >
        {t('dialog.draft')}
      </Button>
      <Button
        type="submit"
        busy={busy === 'publish'}
        busyLabel={t('dialog.submitBusy')}
        disabled={busy === 'draft'}
        disabledReason={reason}
        className="max-md:flex-auto max-md:self-stretch max-md:px-2! max-md:text-[0.9375rem] max-md:whitespace-nowrap"
      >
        {t('dialog.submit')}
      </Button>
    </>
  );
}

/** Discards the draft after confirmation, also on the server. */
function DiscardButton({ draft, onDiscarded }: { draft: Draft; onDiscarded: () => void }) {
  const { t } = useTranslation('events');
  const failure = useEventFailure('delete');
  const refresh = useRefreshEvents();
  const [isAsking, setAsking] = useState(false);
  const discarding = useAction({
    call: () => draft.saver.discard(),
    done() {
      setAsking(false);
      void refresh();
      onDiscarded();
    },
    failed(_, error) {
      setAsking(false);
      return failure(error);
    },
  });

  return (
    <>
      <Button
        variant="quiet"
        size="compact"
        onClick={() => setAsking(true)}
        className="-my-3 -me-2 ms-auto px-2! text-small"
      >
        {t('dialog.discard')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => discarding.mutate()}
        busy={discarding.isPending}
        title={t('dialog.discardTitle')}
        cancelLabel={t('dialog.keep')}
        confirmLabel={t('dialog.discard')}
      >
        {t('dialog.discardText')}
      </ConfirmDialog>
    </>
  );
}
