import { useTranslation } from 'react-i18next';
import { planFeatures } from '#domain/plans/plan-features.ts';
import { subscriptionPlans } from '#domain/plans/price-lists.ts';
import { splitVat } from '#domain/plans/split-vat.ts';
import { vatPercent } from '#domain/plans/vat.ts';
import { formatPrice } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { useSite } from '#web/shell/use-site.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import type { PaymentPage } from './use-payment-page.ts';
import { isOpening } from './use-payment-page.ts';

export function PlanCards({ payment }: { payment: PaymentPage }) {
  const { t } = useTranslation('subscription');
  return (
    <>
      <ul aria-label={t('cards.label')} className="mt-8 grid gap-4 md:grid-cols-3">
        {subscriptionPlans.map((plan) => (
          <PlanCard key={plan.key} plan={plan} payment={payment} />
        ))}
      </ul>
      <p className="mt-3 text-ink-2 text-small">{t('vat.all', { percent: vatPercent })}</p>
    </>
  );
}

type Plan = (typeof subscriptionPlans)[number];

function PlanCard({ plan, payment }: { plan: Plan; payment: PaymentPage }) {
  const { t } = useTranslation('subscription');
  const language = useLanguage();
  const { sells } = useSite();
  const { key: item, priceCents, credits, isPopular } = plan;
  const offer = { planType: 'subscription', priceAmount: priceCents, item } as const;
  const name = t(`plans.${item}`);
  const quiet = isPopular ? 'text-small' : 'text-ink-2 text-small';
  return (
    <li className={cx('relative flex flex-col rounded-panel', isPopular ? 'bg-tomato text-on-color' : 'bg-sunk')}>
      <div className="flex grow flex-col p-5 lg:p-7">
        <h3 className="flex min-h-7 items-center justify-between gap-3 text-h3">
          {name}
          {isPopular && (
            <span className="md:max-lg:absolute md:max-lg:-top-3 md:max-lg:right-5 rounded-badge bg-pic-ink px-2.5 py-1.5 font-sans text-badge text-pic-paper">
              {t('cards.popular')}
            </span>
          )}
        </h3>
        <p className="mt-3 flex flex-wrap items-baseline gap-x-2 gap-y-1 md:mt-6">
          <span className="text-stat">{formatPrice(priceCents, language, 'short')}</span>
          <span className={quiet}>{t('cards.perMonth')}</span>
        </p>
        <p className={cx('mt-1', quiet)}>
          {t('vat.net', { net: formatPrice(splitVat(priceCents).netCents, language) })}
        </p>
        <p className="mt-3 md:mt-6">
          <strong className="font-semibold">{t('cards.credits', { count: credits })}</strong> {t('cards.perMonth')}
        </p>
        <p className={cx('mt-1', quiet)}>{t(`cards.${item}`)}</p>
        <p className={cx('mt-1 mb-5 md:mt-3 md:mb-7', quiet)}>
          {t(planFeatures[item].branding ? 'cards.givesAll' : 'cards.gives', {
            count: planFeatures[item].picturesPerEvent,
          })}
        </p>
        {sells ? (
          <Button
            variant={isPopular ? 'on-drawing' : 'secondary'}
            className="mt-auto w-full md:max-lg:whitespace-nowrap md:max-lg:px-1!"
            busy={isOpening(payment.openingTo, item)}
            onClick={() => payment.open(offer)}
          >
            {t('cards.choose', { plan: name })}
            <span className="sr-only"> {t('newTab')}</span>
          </Button>
        ) : (
          <p className="mt-auto text-center text-label">{t('cards.soon')}</p>
        )}
      </div>
      <p
        className={cx(
          'border-t-2 border-dashed px-5 py-2.5 text-small lg:px-7',
          isPopular ? 'border-on-color/40' : 'border-line',
        )}
      >
        {t('cards.perCredit', { price: formatPrice(priceCents / credits, language) })}
      </p>
    </li>
  );
}
