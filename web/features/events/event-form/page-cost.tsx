import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { useBottomBar } from '#web/ui/use-bottom-bar.ts';
import type { QuoteQuery } from '../event/event-cost.tsx';
import { BuyCredits, CostSummary, CreditStrips, EuroBeside, useNeedsVerification } from '../event/event-cost.tsx';
import { Fold } from './fold.tsx';

/** The main action of the page, in the bar at its foot. */
export type Submit = {
  label: string;
  busyLabel: string;
  busy: boolean;
  disabled?: boolean;
  /** Why it is not possible now. */
  obstacle: string | undefined;
  onPress: () => void;
};

type CostPaneProps = {
  quote: QuoteQuery;
  /** Unpaid parts, and those without a refund. */
  note?: string | undefined;
  failure: string | null;
  /** The other actions, where the bar has no room for them. */
  children: ReactNode;
};

/**
 * Cost by item, and the other actions of the page. Its margin is room for the preview, which stays in view as far as
 * its row goes.
 */
export function CostPane({ quote, note, failure, children }: CostPaneProps) {
  const { t } = useTranslation('events');
  return (
    <section
      aria-label={t('cost.title')}
      className="mb-8 grid gap-4 md:rounded-card md:bg-card md:p-6 md:shadow-raised"
    >
      <h2 className="text-h3 max-md:sr-only">{t('cost.title')}</h2>
      <Fold
        label={t('cost.title')}
        end={quote.data && <strong>{t('credits', { count: quote.data.total })}</strong>}
        isFilled={quote.isError || quote.data?.is_affordable === false}
        isForPhones
      >
        <CostSummary quote={quote} />
      </Fold>
      {note && <p className="text-ink-3 text-small">{note}</p>}
      {quote.data && !quote.data.is_affordable && <BuyCredits />}
      {failure && (
        <p role="alert" className="font-semibold text-oxblood text-small">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-3 xl:hidden">{children}</div>
    </section>
  );
}

/** At the foot of the page, always in view: the price, what is left then, and the button. */
export function CostBar({ quote, submit, children }: Pick<CostPaneProps, 'quote' | 'children'> & { submit: Submit }) {
  const { t } = useTranslation(['create-event', 'events']);
  const { data } = quote;
  const isAwaited = useNeedsVerification();
  useBottomBar();
  return (
    <div className="bottom-bar -mx-4 -mb-16 flex items-center gap-4 border-line border-t bg-card p-4 pb-safe md:-mx-6 md:px-6 lg:mx-0 lg:gap-8 lg:rounded-t-card lg:border-x">
      <p className="grid min-w-0 text-small max-lg:flex-1">
        {data && (
          <strong className="text-body">
            {t('barTotal', { count: data.total })}
            <EuroBeside price={data.price} />
          </strong>
        )}
        {data &&
          (data.is_affordable ? (
            <span className="text-ink-3">{t('barLeft', { left: data.balance_after })}</span>
          ) : (
            <span className="text-oxblood">
              {t('events:cost.notEnough', { required: data.total, available: data.balance })}
            </span>
          ))}
      </p>
      <div className="flex-1 max-lg:hidden">
        {isAwaited ? (
          <p className="text-amber-text text-small">{t('events:publish.awaiting')}</p>
        ) : (
          data && <CreditStrips quote={data} height={28} className="max-h-7 w-auto" />
        )}
      </div>
      <div className="flex gap-3 max-xl:hidden">{children}</div>
      <Button
        busy={submit.busy}
        busyLabel={submit.busyLabel}
        disabled={submit.disabled}
        disabledReason={submit.obstacle}
        onClick={submit.onPress}
        className="shrink-0 lg:min-w-60"
      >
        {submit.label}
      </Button>
    </div>
  );
}
