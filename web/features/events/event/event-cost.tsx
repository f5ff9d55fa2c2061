import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Tariff } from '#domain/plans/tariffs.ts';
import { vatPercent } from '#domain/plans/vat.ts';
import { formatMetres, formatPrice, formatRange } from '#i18n/format.ts';
import type { ApiBody } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useOffline } from '#web/api/use-offline.ts';
import { creditTotal, useBalance } from '#web/member/use-balance.ts';
import { useBusiness } from '#web/member/use-business.ts';
import { paths, tabPath } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { useSite } from '#web/shell/use-site.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { Strips } from '#web/ui/strips.tsx';
import { useUndeclared } from './advertising-tick.tsx';

type Options = {
  tariff: Tariff;
  isFeatured: boolean;
  hasPush?: boolean;
  tags: string[];
  characteristics: string[];
  /** An event that has already paid or reserved. */
  eventId?: string | undefined;
  /** Repetition and first day of a new event. */
  series?: Pick<ApiBody<'quoteEvent'>, 'repetition' | 'event_date'> | undefined;
  isNeeded?: boolean;
};

export function useQuote({
  tariff,
  isFeatured,
  hasPush = false,
  tags,
  characteristics,
  eventId,
  series,
  isNeeded = true,
}: Options) {
  const body = {
    tariff,
    featured_event: isFeatured,
    push_notification: hasPush,
    category: { tags, userCharacteristics: characteristics },
    ...(eventId && { event_id: eventId }),
    ...series,
  };
  return useQuery({ ...queries.quote(body), enabled: isNeeded });
}

export type QuoteQuery = ReturnType<typeof useQuote>;

/** Whether publication waits for the verification. */
export function useNeedsVerification(): boolean {
  const { data: business } = useBusiness();
  return business !== undefined && business.verification_status !== 'verified';
}

/** Whether a quote has a paid placement, which political advertising may not have. */
export function isPlacement(quote: Quote | undefined): boolean {
  return quote?.items.some(({ item }) => item === 'featured' || item === 'push') ?? false;
}

/** Why nothing can be bought: offline, undeclared, or too few credits. */
export function useCostObstacle({ data }: QuoteQuery): string | undefined {
  const { t } = useTranslation('events');
  const undeclared = useUndeclared(isPlacement(data));
  const isOffline = useOffline() !== null;
  if (isOffline) return t('cost.offline');
  if (!data || data.is_affordable) return undeclared;
  return t('cost.notEnough', { required: data.total, available: data.balance });
}

/** Total credits; never below the remaining ones. */
function useCreditsInAll(left: number): number {
  const balance = useBalance().data;
  return Math.max(left, balance ? creditTotal(balance) : left);
}

type CreditStripsProps = { quote: NonNullable<QuoteQuery['data']>; height: number; className: string };

/** Credits as strips; those to be spent are hatched. */
function CreditStrips({ quote, height, className }: CreditStripsProps) {
  const { balance: left, total, is_affordable: isAffordable } = quote;
  const all = useCreditsInAll(left);
  if (all === 0) return null;
  const spending = isAffordable ? total : 0;
  return <Strips total={all} left={left} spending={spending} stripWidth={13} height={height} className={className} />;
}

export function CostSummary({ quote }: { quote: QuoteQuery }) {
  const { t } = useTranslation('events');
  const needsVerification = useNeedsVerification();
  const all = useCreditsInAll(quote.data?.balance ?? 0);
  if (quote.isPending) {
    return (
      <Loading label={t('cost.loading')}>
        <SkeletonText lines={4} className="*:bg-line" />
      </Loading>
    );
  }
  if (!quote.data) {
    return (
      <ErrorState
        title={t('cost.failed')}
        retryLabel={t('list.retry')}
        onRetry={() => void quote.refetch()}
        busy={quote.isFetching}
        className="py-0!"
      />
    );
  }
  const { items, dates, total, balance: left, balance_after: after, is_affordable: isAffordable } = quote.data;
  return (
    <div className="text-ink text-small">
      {items.length === 0 && <p className="mb-2">{t('cost.nothingMore')}</p>}
      <dl className="grid gap-2">
        {items.map(({ item, credits }) => (
          <div key={item} className="flex justify-between gap-4">
            <dt>{t(`cost.item.${item}`)}</dt>
            <dd className="tabular-nums">{item === 'base' ? credits : `+${credits}`}</dd>
          </div>
        ))}
        {dates > 1 && (
          <div className="flex justify-between gap-4">
            <dt>{t('cost.dates')}</dt>
            <dd className="tabular-nums">{t('cost.times', { count: dates })}</dd>
          </div>
        )}
        <div className="border-line border-t-2 border-dashed mt-1 flex items-baseline justify-between gap-4 pt-3 font-semibold text-body">
          <dt>{t('cost.total')}</dt>
          <dd className="text-end tabular-nums">
            {t('credits', { count: total })}
            <EuroBeside price={quote.data.price} />
          </dd>
        </div>
      </dl>
      <CreditStrips quote={quote.data} height={30} className="mt-3 h-auto max-w-full overflow-visible" />
      {needsVerification && <p className="mt-3 rounded-well bg-amber-wash p-3 text-amber-text">{t('cost.awaiting')}</p>}
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <p aria-live="polite" className={isAffordable ? 'text-ink-3' : 'font-semibold text-oxblood'}>
          {isAffordable
            ? t('cost.left', { left: after, total: all })
            : t('cost.notEnough', { required: total, available: left })}
        </p>
        <Reckoning quote={quote.data} />
      </div>
    </div>
  );
}

export type Quote = NonNullable<QuoteQuery['data']>;

/** The price in euro, behind the credits. */
export function EuroBeside({ price }: { price: Quote['price'] }) {
  const language = useLanguage();
  if (price.total_cents === 0) return null;
  return (
    <span className="whitespace-nowrap font-normal text-ink-3"> · {formatPrice(price.total_cents, language)}</span>
  );
}

/** On what the price in euro and the reach rest. */
function Reckoning({ quote: { price, reach } }: { quote: Quote }) {
  const { t } = useTranslation('events');
  if (price.total_cents === 0 && reach.high === 0) return null;
  return (
    <details className="text-ink-3 open:basis-full">
      <summary className="target-44 inline-flex list-none underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        {t('cost.reckoning')}
      </summary>
      <PriceBasis price={price} />
      <ReachLine reach={reach} />
    </details>
  );
}

/** Basis of the euro price per credit. */
function PriceBasis({
  price: { total_cents: total, offer, offer_cents: cents, offer_credits: credits },
}: {
  price: Quote['price'];
}) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  if (total === 0) return null;
  const basis = offer === 'paid' ? 'paid' : offer.startsWith('credits_') ? 'pack' : 'plan';
  const values = { price: formatPrice(cents, language, 'short'), credits, vat: vatPercent };
  return <p className="mt-2 text-ink-3">{t(`cost.basis.${basis}`, values)}</p>;
}

function ReachLine({ reach }: { reach: Quote['reach'] }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  if (reach.high === 0) return null;
  const values = {
    reach: formatRange(reach.low, reach.high, language),
    count: reach.events,
    days: reach.days,
    distance: formatMetres(reach.radius_m, language),
  };
  return <p className="mt-2 text-ink-3">{t(`cost.reach.${reach.basis}`, values)}</p>;
}

/** Link to buy credits, in a pilot to ask for some; input is kept. */
export function BuyCredits() {
  const { t } = useTranslation('events');
  const { sells } = useSite();
  return (
    <Link
      to={sells ? tabPath('subscription') : paths.contact}
      className="inline-flex min-h-11 items-center font-semibold underline"
    >
      {t(sells ? 'cost.buy' : 'cost.soon')}
    </Link>
  );
}
