import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Tagged } from '#web/api/tagged.ts';
import type { Business } from '#web/member/use-business.ts';
import { paths } from '#web/paths.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { CostSummary } from '../event/event-cost.tsx';
import { dialogTariff } from '../event/event-draft.ts';
import type { EventOfBusiness } from '../event/use-events.ts';
import { useRefreshEvents } from '../event/use-events.ts';
import { DialogFooter } from './dialog-footer.tsx';
import type { DraftAim, Finished } from './drafts/use-draft.ts';
import { EventFields } from './event-fields.tsx';
import { FormRow, formClass } from './form-row.tsx';
import { FormStart } from './form-start.tsx';
import { OneLine } from './one-line/one-line.tsx';
import type { NewEvent } from './use-new-event.ts';
import { useNewEvent } from './use-new-event.ts';

type DialogFormProps = {
  business: Business;
  stored: Tagged<EventOfBusiness> | null;
  /** Starts another event; null unless a draft is continued. */
  onBegin: (() => void) | null;
  maySave: boolean;
  isOpen: boolean;
  focusRef: RefObject<HTMLElement | null>;
  /** First save. */
  onStored: (id: string) => void;
  onDiscarded: () => void;
  onClose: () => void;
  onDone: (finished: Finished) => void;
};

/** The create dialog's content for one draft. */
export function DialogForm({ business, stored, onBegin, maySave, isOpen, focusRef, ...on }: DialogFormProps) {
  const { t } = useTranslation('events');
  const refresh = useRefreshEvents();
  const newEvent = useNewEvent({
    business,
    tariff: dialogTariff,
    stored,
    maySave,
    isOpen,
    onCreated(id) {
      void refresh();
      if (isOpen) on.onStored(id);
    },
    // A closed dialog must not navigate.
    onDone: (finished) => isOpen && on.onDone(finished),
  });
  const { form, quote, draft } = newEvent;
  const finishAs = (aim: DraftAim) => form.handleSubmit((values) => newEvent.finish({ aim, values }));
  useLateFocus(focusRef);
  useStoreOnClose(draft, isOpen);

  return (
    <Dialog.Form noValidate onSubmit={(event) => void finishAs('publish')(event)}>
      <Dialog.Body>
        <div className={formClass}>
          <OneLine form={form} mayRepeat={maySave} inputRef={stored ? undefined : focusRef} />
          <div className="mt-2 flex flex-wrap items-center gap-x-3">
            <FormStart
              form={form}
              tariff={dialogTariff}
              isStored={stored !== null}
              onBegin={onBegin}
              maySave={maySave}
            />
            <Link to={paths.createEvent} className="text-link inline-flex min-h-11 items-center text-small">
              {t('dialog.toPage')}
            </Link>
          </div>
          <EventFields
            form={form}
            tariff={dialogTariff}
            businessType={business.business_type}
            quote={quote.data}
            media={newEvent.media}
            mayRepeat={maySave}
            publication="choice"
            titleRef={stored ? focusRef : undefined}
          />
          <FormRow name="cost">
            <section aria-label={t('cost.title')}>
              <CostSummary quote={quote} />
            </section>
          </FormRow>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <div className="flex min-h-12 flex-1 flex-wrap items-center justify-end gap-3">
          <DialogFooter
            newEvent={newEvent}
            maySave={maySave}
            onDiscarded={on.onDiscarded}
            onCancel={on.onClose}
            onSaveDraft={() => void finishAs('draft')()}
          />
        </div>
      </Dialog.Footer>
    </Dialog.Form>
  );
}

/** Focuses a form that loads after its dialog opened. */
function useLateFocus(focusRef: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const active = document.activeElement;
    if (active === document.body || active?.closest('[role="dialog"]')) focusRef.current?.focus();
  }, [focusRef]);
}

/** Saves on closing, so that the list shows it. */
function useStoreOnClose(draft: NewEvent['draft'], isOpen: boolean) {
  const refresh = useRefreshEvents();
  const close = useRef<() => Promise<void>>(async () => undefined);
  close.current = async () => {
    await draft.leave();
    if (draft.saver.getSnapshot().stored) await refresh();
  };
  useEffect(() => {
    if (isOpen) return () => void close.current();
  }, [isOpen]);
}
