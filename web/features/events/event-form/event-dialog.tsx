import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { Tagged } from '#web/api/tagged.ts';
import type { Business } from '#web/member/use-business.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { createEventPath, paths } from '#web/paths.ts';
import { useForm } from '#web/shell/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import { CostSummary, useQuote } from '../event/event-cost.tsx';
import type { EventDraft } from '../event/event-draft.ts';
import { dialogTariff } from '../event/event-draft.ts';
import { seriesOf } from '../event/repetition.ts';
import type { EventOfBusiness } from '../event/use-events.ts';
import { draftPath, useRefreshEvents } from '../event/use-events.ts';
import { RepeatFields } from '../series/repeat-fields.tsx';
import { Admission, Places, Ticket } from './admission.tsx';
import { Audience } from './audience.tsx';
import { Basics } from './basics.tsx';
import { DialogFooter } from './dialog-footer.tsx';
import { ResumeNotice } from './drafts/draft-notes.tsx';
import { initialDraft } from './drafts/kept-drafts.ts';
import { MissingDraft, useAmendAddress, useOpenDraft } from './drafts/open-draft.tsx';
import type { DraftAim, Finished } from './drafts/use-draft.ts';
import { useDraft, useFinishDraft } from './drafts/use-draft.ts';
import { OneLine } from './one-line/one-line.tsx';
import { TemplateButtons } from './one-line/template-buttons.tsx';
import { PicturesField } from './pictures.tsx';
import { PricedOption, PublishTime } from './publish.tsx';

type EventDialogProps = {
  business: Business;
  isOpen: boolean;
  /** The draft that the address names. */
  eventId: string | null;
  onClose: () => void;
  /** With the event where the form ended by publishing it. */
  onDone: (finished?: Finished) => void;
};

/** A new event, short form. Everything is saved while it is typed, so closing never asks. */
export function EventDialog({ business, isOpen, eventId, onClose: onLeave, onDone }: EventDialogProps) {
  const { t } = useTranslation('events');
  const amendAddress = useAmendAddress();
  const { state } = useLocation();
  const maySave = usePermission('edit_events');
  const focusRef = useRef<HTMLElement>(null);
  const place = { businessId: business.id, tariff: dialogTariff } as const;
  const { found, ...opening } = useOpenDraft({ addressedId: eventId, isOpen, place, maySave });
  const goTo = (path: string) => amendAddress(path, state);
  // The way back takes a moment; a draft that is stored in it, before the closed dialog is on screen, must not bring it back.
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
      description={
        <Link to={paths.createEvent} className="inline-block py-1 text-small underline underline-offset-4">
          {t('dialog.toPage')}
        </Link>
      }
      closeLabel={t('dialog.close')}
      size="large"
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

type DialogFormProps = {
  business: Business;
  stored: Tagged<EventOfBusiness> | null;
  /** Begins another event; null where the form did not continue one. */
  onBegin: (() => void) | null;
  maySave: boolean;
  isOpen: boolean;
  focusRef: RefObject<HTMLElement | null>;
  /** The draft was stored for the first time. */
  onStored: (id: string) => void;
  onDiscarded: () => void;
  onClose: () => void;
  onDone: (finished: Finished) => void;
};

/** The inside of the dialog for one draft. */
function DialogForm({ business, stored, onBegin, maySave, isOpen, focusRef, ...on }: DialogFormProps) {
  const { t } = useTranslation('events');
  const toasts = useToasts();
  const refresh = useRefreshEvents();
  const place = { businessId: business.id, tariff: dialogTariff } as const;
  const [initial] = useState(() => initialDraft(place, stored, business.address));
  const form = useForm<EventDraft>({ mode: 'onTouched', defaultValues: initial.values });
  const values = useWatch({ control: form.control }) as EventDraft;
  const draft = useDraft({
    place,
    form,
    initial,
    maySave,
    onCreated(id) {
      void refresh();
      if (isOpen) on.onStored(id);
    },
    onMerged: () => toasts.show({ kind: 'info', title: t('drafts.saved.merged') }),
  });
  const { featured_event: isFeatured, tags, userCharacteristics: characteristics } = values;
  const series = seriesOf(values.repetition, values.event_date);
  const quote = useQuote({ tariff: dialogTariff, isFeatured, tags, characteristics, series, isNeeded: isOpen });
  // Somebody who has closed the dialog meanwhile stays where they are.
  const onDone = (finished: Finished) => isOpen && on.onDone(finished);
  const finish = useFinishDraft({ tariff: dialogTariff, draft, maySave, onDone });
  const finishAs = (aim: DraftAim) => form.handleSubmit((typed) => finish.mutate({ aim, values: typed }));

  // In a dialog that is already open, a form that loads later takes the focus itself.
  useEffect(() => {
    const active = document.activeElement;
    if (active === document.body || active?.closest('[role="dialog"]')) focusRef.current?.focus();
  }, [focusRef]);

  // Closing the dialog stores what was just typed; the list below shows it.
  const close = useRef<() => Promise<void>>(async () => undefined);
  close.current = async () => {
    await draft.leave();
    if (draft.saver.getSnapshot().stored) await refresh();
  };
  useEffect(() => {
    if (isOpen) return () => void close.current();
  }, [isOpen]);

  return (
    <Dialog.Form noValidate onSubmit={(event) => void finishAs('publish')(event)}>
      <Dialog.Body flush>
        <div className="grid min-h-full md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid content-start gap-7 p-4 pb-8 md:px-9 md:py-7">
            {(onBegin || !stored) && maySave && <ResumeNotice tariff={dialogTariff} onBegin={onBegin} />}
            <OneLine form={form} mayRepeat={maySave} inputRef={stored ? undefined : focusRef}>
              {!stored && <TemplateButtons form={form} tariff={dialogTariff} />}
            </OneLine>
            <Basics
              form={form}
              tariff={dialogTariff}
              density="narrow"
              titleRef={stored ? focusRef : undefined}
              repetition={maySave && <RepeatFields form={form} quote={quote.data} />}
            />
            {maySave && (
              <PicturesField
                pictures={draft.stored?.pictures ?? []}
                video={draft.stored?.video ?? null}
                change={(work) => draft.saver.changeStored(work)}
                tags={values.tags}
                businessType={business.business_type}
                density="narrow"
              />
            )}
            <Places form={form} tariff={dialogTariff} />
            <Ticket form={form} />
            <Admission form={form} density="narrow" />
            <section aria-label={t('audience.label')}>
              <Audience form={form} tariff={dialogTariff} businessType={business.business_type} />
            </section>
            <PricedOption
              form={form}
              density="narrow"
              name="featured_event"
              label={t('fields.featured')}
              help={t('fields.featuredHelp')}
              price="+2"
            />
            <PublishTime form={form} density="narrow" />
          </div>
          <aside className="bg-sunk p-4 pb-8 md:p-5">
            <section aria-label={t('cost.title')} className="rounded-well bg-card p-5 md:sticky md:top-5">
              <CostSummary quote={quote} />
            </section>
          </aside>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <div className="flex min-h-12 flex-1 flex-wrap items-center justify-end gap-3">
          <DialogFooter
            values={values}
            draft={draft}
            maySave={maySave}
            empty={initial.empty}
            quote={quote.data}
            error={finish.error}
            busy={finish.isPending ? finish.variables.aim : null}
            onDiscarded={on.onDiscarded}
            onCancel={on.onClose}
            onSaveDraft={() => void finishAs('draft')()}
          />
        </div>
      </Dialog.Footer>
    </Dialog.Form>
  );
}
