import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Business } from '#web/member/use-business.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { createEventPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { dialogTariff } from '../event/event-draft.ts';
import { draftPath } from '../event/use-events.ts';
import { DialogForm } from './dialog-form.tsx';
import { MissingDraft, useAmendAddress, useOpenDraft } from './drafts/open-draft.tsx';
import type { Finished } from './drafts/use-draft.ts';

type EventDialogProps = {
  business: Business;
  isOpen: boolean;
  eventId: string | null;
  onClose: () => void;
  /** With the event if it was published. */
  onDone: (finished?: Finished) => void;
};

/** Short form of a new event. Autosaved, so closing needs no confirmation. */
export function EventDialog({ business, isOpen, eventId, onClose: onLeave, onDone }: EventDialogProps) {
  const { t } = useTranslation('events');
  const amendAddress = useAmendAddress();
  const { state } = useLocation();
  const maySave = usePermission('edit_events');
  const focusRef = useRef<HTMLElement>(null);
  const place = { businessId: business.id, tariff: dialogTariff } as const;
  const { found, ...opening } = useOpenDraft({ addressedId: eventId, isOpen, place, maySave });
  const goTo = (path: string) => amendAddress(path, state);
  // Back is asynchronous; a draft stored meanwhile must not reopen the dialog.
  const isLeaving = useRef(false);
  useEffect(() => {
    if (isOpen) isLeaving.current = false;
  }, [isOpen]);
  function onClose() {
    isLeaving.current = true;
    onLeave();
  }

  return (
    <Dialog.Frame
      open={isOpen}
      onClose={onClose}
      title={t('dialog.title')}
      closeLabel={t('dialog.close')}
      size="medium"
      keepOpenOnOutsidePress
      initialFocus={focusRef}
    >
      {found.kind === 'ready' ? (
        <DialogForm
          key={opening.key}
          business={business}
          stored={found.stored}
          onBegin={found.isContinued ? opening.begin : null}
          maySave={maySave}
          isOpen={isOpen}
          focusRef={focusRef}
          onStored={(id) => {
            opening.claim(id);
            if (!isLeaving.current) goTo(draftPath({ id, tariff: dialogTariff }));
          }}
          onDiscarded={() => (eventId ? goTo(createEventPath) : opening.begin())}
          onClose={onClose}
          onDone={onDone}
        />
      ) : (
        <Dialog.Body>
          <MissingDraft
            found={found}
            loading={<FormSkeleton />}
            headingLevel="h3"
            action={
              <Button variant="secondary" onClick={onClose}>
                {t('drafts.toList')}
              </Button>
            }
            onDone={onDone}
          />
        </Dialog.Body>
      )}
    </Dialog.Frame>
  );
}

function FormSkeleton() {
  const { t } = useTranslation('events');
  return (
    <Loading label={t('dialog.loading')} className="grid gap-6">
      <Skeleton className="mt-6 h-12" />
      <Skeleton className="mt-6 h-12" />
      <Skeleton className="mt-6 h-12" />
      <Skeleton className="mt-6 h-24" />
    </Loading>
  );
}
