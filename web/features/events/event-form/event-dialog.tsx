import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { Business } from '#web/member/use-business.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { createEventPath, paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { dialogTariff } from '../drafts/event-draft.ts';
import { MissingDraft, useAmendAddress, useOpenDraft } from '../drafts/open-draft.tsx';
import { draftPath } from '../use-events.ts';
import { DialogForm } from './dialog-form.tsx';

type EventDialogProps = {
  business: Business;
  isOpen: boolean;
  /** The draft that the address names. */
  eventId: string | null;
  onClose: () => void;
  onDone: () => void;
};

/** A new event, short form. What is typed is kept as it is typed, so closing never asks. */
export function EventDialog({ business, isOpen, eventId, onClose, onDone }: EventDialogProps) {
  const { t } = useTranslation('events');
  const amendAddress = useAmendAddress();
  const { state } = useLocation();
  const maySave = usePermission('edit_events');
  const titleRef = useRef<HTMLInputElement>(null);
  const { found, ...opening } = useOpenDraft({ addressedId: eventId, isOpen, tariff: dialogTariff, maySave });
  const goTo = (path: string) => amendAddress(path, state);

  return (
    <Dialog.Frame
      open={isOpen}
      onClose={onClose}
      title={t('dialog.title')}
      description={
        <Link to={paths.createEvent} className="inline-block py-1 text-small underline underline-offset-4">
          {t('dialog.toPage')}
        </Link>
      }
      closeLabel={t('dialog.close')}
      size="large"
      keepOpenOnOutsidePress
      initialFocus={titleRef}
    >
      {found.kind === 'ready' ? (
        <DialogForm
          key={opening.key}
          business={business}
          stored={found.stored}
          maySave={maySave}
          isOpen={isOpen}
          titleRef={titleRef}
          onStored={(id) => {
            opening.claim(id);
            goTo(draftPath({ id, tariff: dialogTariff }));
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
