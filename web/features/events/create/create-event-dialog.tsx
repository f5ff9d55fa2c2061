import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Business } from '#web/features/dashboard/use-business.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useEventFailure } from '../use-event-failure.ts';
import { useQuote } from '../use-quote.ts';
import { BasicFields } from './basic-fields.tsx';
import { CharacteristicsField } from './characteristics-field.tsx';
import { CreateAside } from './create-aside.tsx';
import { CreateFooter } from './create-footer.tsx';
import type { EventDraft } from './event-draft.ts';
import { dialogTariff, emptyDraft } from './event-draft.ts';
import { FeaturedField } from './featured-field.tsx';
import { forgetDraft, keepDraft, readDraft } from './kept-draft.ts';
import { TagField } from './tag-field.tsx';
import type { CreateAim } from './use-create-event.ts';
import { useCreateEvent } from './use-create-event.ts';

type CreateEventDialogProps = { business: Business; isOpen: boolean; onClose: () => void; onCreated: () => void };

/** A new event, short form. What is typed stays until it is created, so closing never asks. */
export function CreateEventDialog({ business, isOpen, onClose, onCreated }: CreateEventDialogProps) {
  const { t } = useTranslation('events');
  const { id: businessId, address } = business;
  const nameRef = useRef<HTMLInputElement>(null);
  const form = useForm<EventDraft>({ mode: 'onTouched', defaultValues: readDraft(businessId, address) });
  const draft = useWatch({ control: form.control }) as EventDraft;
  const { isFeatured, characteristics } = draft;
  const [image, setImage] = useState<File | null>(null);
  const quote = useQuote({ tariff: dialogTariff, isFeatured, characteristics, isNeeded: isOpen });
  useEffect(() => keepDraft(businessId, draft), [businessId, draft]);

  function discard() {
    form.reset(emptyDraft(address));
    setImage(null);
    forgetDraft(businessId);
  }

  const creation = useCreateEvent({
    businessId,
    onCreated: () => {
      discard();
      onCreated();
    },
  });
  const failure = useEventFailure('create');
  const failed = creation.error && failure(creation.error);
  const isScheduled = draft.publishType === 'scheduled';
  const save = (status: CreateAim) => form.handleSubmit((values) => creation.mutate({ draft: values, status, image }));

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('dialog.title')}
      closeLabel={t('dialog.close')}
      size="large"
      flush
      keepOpenOnOutsidePress
      initialFocus={nameRef}
      form={{ onSubmit: (event) => void save(isScheduled ? 'scheduled' : 'published')(event), noValidate: true }}
      footer={
        <CreateFooter
          draft={draft}
          isKept={JSON.stringify(draft) !== JSON.stringify(emptyDraft(address))}
          quote={quote.data}
          failure={failed && [failed.title, failed.description].filter(Boolean).join('. ')}
          busy={creation.isPending ? creation.variables.status : null}
          onDiscard={discard}
          onCancel={onClose}
          onSaveDraft={() => void save('draft')()}
        />
      }
    >
      <div className="grid min-h-full md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-7 p-4 pb-8 md:px-9 md:py-7">
          <BasicFields form={form} nameRef={nameRef} />
          <TagField form={form} />
          <CharacteristicsField form={form} />
          <FeaturedField form={form} />
        </div>
        <CreateAside form={form} businessType={business.business_type} image={image} onImage={setImage} quote={quote} />
      </div>
    </Dialog>
  );
}
