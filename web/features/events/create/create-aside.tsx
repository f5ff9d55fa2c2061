import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { CostSummary } from '../cost-summary.tsx';
import { DraftPicture } from '../drafts/draft-picture.tsx';
import type { EventDraft } from '../drafts/event-draft.ts';
import { dialogTariff } from '../drafts/event-draft.ts';
import type { Draft } from '../drafts/use-draft.ts';
import type { QuoteQuery } from '../use-quote.ts';
import { PlacesFields } from './places-fields.tsx';
import { PublishFields } from './publish-fields.tsx';
import { TicketFields } from './ticket-fields.tsx';

type CreateAsideProps = {
  form: UseFormReturn<EventDraft>;
  businessType: BusinessType;
  draft: Draft;
  maySave: boolean;
  quote: QuoteQuery;
};

/** Beside the form: picture, places, entry, time of publication, and what it costs. */
export function CreateAside({ form, businessType, draft, maySave, quote }: CreateAsideProps) {
  const { t } = useTranslation('events');
  const tags = useWatch({ control: form.control, name: 'tags' });
  return (
    <aside className="grid content-start gap-6 bg-sunk p-4 pb-8 md:p-5 lg:p-7">
      {maySave && <DraftPicture draft={draft} tags={tags} businessType={businessType} isNarrow />}
      <PlacesFields form={form} tariff={dialogTariff} isNarrow />
      <TicketFields form={form} isNarrow />
      <PublishFields form={form} isNarrow />
      <section aria-label={t('cost.title')} className="rounded-well bg-card p-5">
        <CostSummary quote={quote} />
      </section>
    </aside>
  );
}
