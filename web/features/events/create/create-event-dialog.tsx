import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { Business } from '#web/member/use-business.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { createEventPath, paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { dialogTariff } from '../drafts/event-draft.ts';
import { MissingDraft } from '../drafts/missing-draft.tsx';
import { useAmendAddress } from '../drafts/use-amend-address.ts';
import { useOpening } from '../drafts/use-opening.ts';
import { useStoredDraft } from '../drafts/use-stored-draft.ts';
import { draftPath } from '../event-paths.ts';
import { CreateEventForm } from './create-event-form.tsx';

type CreateEventDialogProps = {
  business: Business;
  isOpen: boolean;
  /** The draft that the address names. */
  eventId: string | null;
  onClose: () => void;
  onDone: () => void;
};

/** A new event, short form. What is typed is kept as it is typed, so closing never asks. */
export function CreateEventDialog({ business, isOpen, eventId, onClose, onDone }: CreateEventDialogProps) {
  const { t } = useTranslation('events');
  const amendAddress = useAmendAddress();
  const { state } = useLocation();
  const maySave = usePermission('edit_events');
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  const submit = useRef<() => void>(() => undefined);
  const opening = useOpening(eventId, isOpen);
  const found = useStoredDraft({ id: opening.startId, opening: opening.count, tariff: dialogTariff, maySave });
  const goTo = (path: string) => amendAddress(path, state);

  return (
    <Dialog
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
      flush
      keepOpenOnOutsidePress
      initialFocus={nameRef}
      form={{
        noValidate: true,
        onSubmit(event) {
          event.preventDefault();
          submit.current();
        },
      }}
      footer={
        found.kind === 'ready' && (
          <div ref={setFooter} className="flex min-h-12 flex-1 flex-wrap items-center justify-end gap-3" />
        )
      }
    >
      {found.kind === 'ready' ? (
        <CreateEventForm
          key={opening.count}
          business={business}
          stored={found.stored}
          maySave={maySave}
          isOpen={isOpen}
          nameRef={nameRef}
          footer={footer}
          submit={submit}
          onStored={(id) => {
            opening.claim(id);
            goTo(draftPath({ id, tariff: dialogTariff }));
          }}
          onDiscarded={() => (eventId ? goTo(createEventPath) : opening.begin())}
          onClose={onClose}
          onDone={onDone}
        />
      ) : (
        <div className="p-4 md:px-9 md:py-7">
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
        </div>
      )}
    </Dialog>
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
