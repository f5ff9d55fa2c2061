import { useTranslation } from 'react-i18next';
import type { BusinessType } from '#domain/catalogue/business-types.ts';
import { CostSummary } from '../cost-summary.tsx';
import { EventPicture } from '../event-picture.tsx';
import type { QuoteQuery } from '../use-quote.ts';

/** Beside the form: how the event will look in lists, and what it costs. */
export function CreateAside({ businessType, quote }: { businessType: BusinessType; quote: QuoteQuery }) {
  const { t } = useTranslation('events');
  return (
    <aside className="grid content-start gap-6 bg-sunk p-4 pb-8 md:p-5 lg:p-7">
      <section aria-label={t('dialog.picture')} className="max-md:hidden">
        <h3 className="mb-1.5 text-label">{t('dialog.picture')}</h3>
        <div className="aspect-video overflow-hidden rounded-well bg-card *:size-full">
          <EventPicture url={null} businessType={businessType} />
        </div>
        <p className="mt-1.5 text-help text-ink-3">{t('dialog.pictureText')}</p>
      </section>
      <section aria-label={t('cost.title')} className="rounded-well bg-card p-5 md:sticky md:top-5">
        <CostSummary quote={quote} />
      </section>
    </aside>
  );
}
