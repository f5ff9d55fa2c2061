import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import type { DraftAim } from '../drafts/use-draft.ts';
import type { QuoteQuery } from '../event-cost.tsx';
import { BuyCredits, CostSummary } from '../event-cost.tsx';

type PageActions = {
  /** Why it cannot be created now. */
  obstacle: string | undefined;
  busy: DraftAim | null;
  onCreate: () => void;
  onSaveDraft: () => void;
  onCancel: () => void;
};

type CostProps = { quote: QuoteQuery; actions: PageActions };

/** What it costs, item by item, and the actions of the page. On phones the main one is in the bar below. */
export function CostPane({ quote, actions, failure }: CostProps & { failure: string | null }) {
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
        <CreateButton actions={actions} className="w-full max-lg:hidden" />
        <OtherButtons actions={actions} />
      </div>
    </section>
  );
}

/** At the foot of a phone: the price, what is left then, and the button. */
export function CostBar({ quote, actions }: CostProps) {
  const { t } = useTranslation(['create-event', 'events']);
  const { data } = quote;
  return (
    <div className="bottom-bar -mx-4 mt-8 -mb-16 flex items-center gap-4 border-line border-t bg-card p-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:-mx-6 md:px-6 lg:hidden">
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
      <CreateButton actions={actions} className="shrink-0" />
    </div>
  );
}

function CreateButton({ actions, className }: { actions: PageActions; className?: string }) {
  const { t } = useTranslation('create-event');
  return (
    <Button
      busy={actions.busy === 'publish'}
      busyLabel={t('submitBusy')}
      disabled={actions.busy === 'draft'}
      disabledReason={actions.obstacle}
      onClick={actions.onCreate}
      className={className}
    >
      {t('submit')}
    </Button>
  );
}

function OtherButtons({ actions }: { actions: PageActions }) {
  const { t } = useTranslation('create-event');
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        busy={actions.busy === 'draft'}
        busyLabel={t('draftBusy')}
        disabled={actions.busy === 'publish'}
        onClick={actions.onSaveDraft}
        className="flex-1"
      >
        {t('draft')}
      </Button>
      <Button variant="quiet" onClick={actions.onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
