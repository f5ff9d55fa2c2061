import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Tagged } from '#web/api/tagged.ts';
import type { Business } from '#web/member/use-business.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import { ResumeNotice } from '../drafts/draft-notes.tsx';
import type { EventDraft } from '../drafts/event-draft.ts';
import { dialogTariff } from '../drafts/event-draft.ts';
import { initialDraft } from '../drafts/kept-drafts.ts';
import { useDraft } from '../drafts/use-draft.ts';
import type { DraftAim } from '../drafts/use-finish-draft.ts';
import { useFinishDraft } from '../drafts/use-finish-draft.ts';
import type { EventOfBusiness } from '../use-events.ts';
import { useRefreshEvents } from '../use-events.ts';
import { useQuote } from '../use-quote.ts';
import { BasicFields } from './basic-fields.tsx';
import { CharacteristicsField } from './characteristics-field.tsx';
import { CreateAside } from './create-aside.tsx';
import { CreateFooter } from './create-footer.tsx';
import { FeaturedField } from './featured-field.tsx';
import { TagField } from './tag-field.tsx';

type CreateEventFormProps = {
  business: Business;
  stored: Tagged<EventOfBusiness> | null;
  maySave: boolean;
  isOpen: boolean;
  nameRef: RefObject<HTMLInputElement | null>;
  /** The draft was stored for the first time. */
  onStored: (id: string) => void;
  onDiscarded: () => void;
  onClose: () => void;
  onDone: () => void;
};

/** The inside of the dialog for one draft. */
export function CreateEventForm({ business, stored, maySave, isOpen, nameRef, ...on }: CreateEventFormProps) {
  const { t } = useTranslation('events');
  const toasts = useToasts();
  const refresh = useRefreshEvents();
  const place = { businessId: business.id, tariff: dialogTariff } as const;
  const [initial] = useState(() => initialDraft(place, stored, business.address));
  const form = useForm<EventDraft>({ mode: 'onTouched', defaultValues: initial.values });
  const values = useWatch({ control: form.control }) as EventDraft;
  const { isFeatured, characteristics } = values;
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
  const quote = useQuote({ tariff: dialogTariff, isFeatured, characteristics, isNeeded: isOpen });
  // Whoever has closed the dialog meanwhile is not led anywhere.
  const onDone = () => isOpen && on.onDone();
  const finish = useFinishDraft({ tariff: dialogTariff, draft, maySave, onDone });
  const finishAs = (aim: DraftAim) => form.handleSubmit((typed) => finish.mutate({ aim, values: typed }));

  // In a dialog that is open already, a form that comes later takes the focus itself.
  useEffect(() => {
    const active = document.activeElement;
    if (active === document.body || active?.closest('[role="dialog"]')) nameRef.current?.focus();
  }, [nameRef]);

  // Closing the dialog stores what was just typed; the list below shows it.
  const close = useRef<() => Promise<void>>(async () => undefined);
  close.current = async () => {
    await draft.saver.flush();
    if (draft.stored) await refresh();
  };
  useEffect(() => {
    if (isOpen) return () => void close.current();
  }, [isOpen]);

  return (
    <Dialog.Form noValidate onSubmit={(event) => void finishAs('publish')(event)}>
      <Dialog.Body flush>
        <div className="grid min-h-full md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid content-start gap-7 p-4 pb-8 md:px-9 md:py-7">
            {!stored && maySave && <ResumeNotice tariff={dialogTariff} />}
            <BasicFields form={form} nameRef={nameRef} />
            <TagField form={form} />
            <CharacteristicsField form={form} />
            <FeaturedField form={form} />
          </div>
          <CreateAside
            form={form}
            businessType={business.business_type}
            draft={draft}
            maySave={maySave}
            quote={quote}
          />
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <div className="flex min-h-12 flex-1 flex-wrap items-center justify-end gap-3">
          <CreateFooter
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
