import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { CostSummary } from '../cost-summary.tsx';
import type { QuoteQuery } from '../use-quote.ts';
import type { EventDraft } from './event-draft.ts';
import { dialogTariff } from './event-draft.ts';
import { ImagePicker } from './image-picker.tsx';
import { PlacesFields } from './places-fields.tsx';
import { PublishFields } from './publish-fields.tsx';
import { TicketFields } from './ticket-fields.tsx';

type CreateAsideProps = {
  form: UseFormReturn<EventDraft>;
  businessType: BusinessType;
  image: File | null;
  onImage: (image: File | null) => void;
  quote: QuoteQuery;
};

/** Beside the form: picture, places, entry, time of publication, and what it costs. */
export function CreateAside({ form, businessType, image, onImage, quote }: CreateAsideProps) {
  const { t } = useTranslation('events');
  const tags = useWatch({ control: form.control, name: 'tags' });
  return (
    <aside className="grid content-start gap-6 bg-sunk p-4 pb-8 md:p-5 lg:p-7">
      <ImagePicker image={image} onImage={onImage} tags={tags} businessType={businessType} />
      <PlacesFields form={form} tariff={dialogTariff} isNarrow />
      <TicketFields form={form} isNarrow />
      <PublishFields form={form} isNarrow />
      <section aria-label={t('cost.title')} className="rounded-well bg-card p-5">
        <CostSummary quote={quote} />
      </section>
    </aside>
  );
}
