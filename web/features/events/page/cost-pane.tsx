import { useTranslation } from 'react-i18next';
import { BuyCredits } from '../buy-credits.tsx';
import { CostSummary } from '../cost-summary.tsx';
import type { QuoteQuery } from '../use-quote.ts';
import type { PageActs } from './page-actions.tsx';
import { CreateButton, OtherButtons } from './page-actions.tsx';

type CostProps = { quote: QuoteQuery; acts: PageActs };

/** What it costs, item by item, and the acts of the page. On phones the main one stands in the bar below. */
export function CostPane({ quote, acts, failure }: CostProps & { failure: string | null }) {
  const { t } = useTranslation('events');
  return (
    <section aria-label={t('cost.title')} className="grid shrink-0 gap-4 rounded-card bg-card p-6 shadow-raised">
      <h2 className="text-h3">{t('cost.title')}</h2>
      <CostSummary quote={quote} />
      {quote.data && !quote.data.is_affordable && <BuyCredits />}
      {failure && (
        <p role="alert" className="font-semibold text-oxblood text-small">
          {failure}
        </p>
      )}
      <div className="grid gap-3">
        <CreateButton acts={acts} className="w-full max-lg:hidden" />
        <OtherButtons acts={acts} />
      </div>
    </section>
  );
}

/** At the foot of a phone: the price, what is left then, and the button. */
export function CostBar({ quote, acts }: CostProps) {
  const { t } = useTranslation(['create-event', 'events']);
  const { data } = quote;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-8 -mb-16 flex items-center gap-4 border-line border-t bg-card p-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:-mx-6 md:px-6 lg:hidden">
      <p className="grid min-w-0 flex-1 text-small">
        {data && <strong className="text-body">{t('barTotal', { count: data.total })}</strong>}
        {data &&
          (data.is_affordable ? (
            <span className="text-ink-3">{t('barLeft', { left: data.balance_after })}</span>
          ) : (
            <span className="text-oxblood">
              {t('events:cost.notEnough', { required: data.total, available: data.balance })}
            </span>
          ))}
      </p>
      <CreateButton acts={acts} className="shrink-0" />
    </div>
  );
}
