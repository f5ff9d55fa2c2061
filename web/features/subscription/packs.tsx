import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { subscriptionPacks } from '#domain/plans/price-lists.ts';
import { splitVat } from '#domain/plans/split-vat.ts';
import { tariffs } from '#domain/plans/tariffs.ts';
import { vatPercent } from '#domain/plans/vat.ts';
import { formatPrice } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { useSite } from '#web/shell/use-site.ts';
import { Button } from '#web/ui/button.tsx';
import { Strips } from '#web/ui/strips.tsx';
import { CouponField } from './coupon-field.tsx';
import type { PaymentPage } from './use-payment-page.ts';
import { isOpening } from './use-payment-page.ts';

const CREDITS_PER_STRIP = 5;

/** `hasPlans`: their note on VAT covers the packs. */
export function PacksIntro({ hasPlans }: { hasPlans: boolean }) {
  const { t } = useTranslation('subscription');
  const { base, featured, push } = tariffs.standard;
  return (
    <div className="grid content-start gap-x-8 gap-y-6 md:max-lg:grid-cols-2">
      <div>
        <h2 className="text-h2-panel">{t('packs.title')}</h2>
        <p className="mt-3 max-w-text text-ink-2">{t('packs.text')}</p>
        {!hasPlans && <p className="mt-2 text-ink-2 text-small">{t('vat.all', { percent: vatPercent })}</p>}
      </div>
      <div className="rounded-well bg-sunk p-5">
        <h3 className="text-label">{t('costs.title')}</h3>
        <dl className="mt-3 grid gap-2 text-small">
          <Cost name={t('costs.event')} value={t('costs.credit', { count: base })} />
          <Cost name={t('costs.featured')} value={`+${featured}`} />
          <Cost name={t('costs.push')} value={`+${push}`} />
        </dl>
        <p className="mt-3 text-small">{t('costs.before')}</p>
      </div>
    </div>
  );
}

function Cost({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

/** Packs, scaled by credits, and a coupon field. */
export function Packs({ payment }: { payment: PaymentPage }) {
  const { t } = useTranslation('subscription');
  const language = useLanguage();
  const { sells } = useSite();
  const [coupon, setCoupon] = useState('');
  const [refused, setRefused] = useState('');
  const code = coupon.trim();
  const refusal = payment.couponRefusal !== null && code === refused ? payment.couponRefusal : null;
  function buy(item: string, priceAmount: number) {
    setRefused(code);
    payment.open({ planType: 'one-time', priceAmount, item, coupon: code || undefined });
  }
  return (
    <div className="grid gap-5">
      <ul className="grid gap-3.5">
        {subscriptionPacks.map(({ key: item, credits: count, priceCents }) => {
          const price = formatPrice(priceCents, language, 'short');
          return (
            <li
              key={item}
              className="grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-3 rounded-card border-[1.5px] border-line p-4 sm:grid-cols-[11rem_1fr_auto_auto] sm:px-5"
            >
              <div className="max-sm:hidden">
                <Strips total={count / CREDITS_PER_STRIP} stripWidth={6} height={40} />
              </div>
              <div className="max-sm:col-span-2">
                <h3 className="text-h4">{t('packs.credits', { count })}</h3>
                <p className="text-ink-2 text-small">
                  {t('packs.note', { price: formatPrice(priceCents / count, language) })}
                </p>
              </div>
              <p className="text-right max-sm:text-left">
                <span className="block text-[1.75rem] text-stat">{price}</span>
                <span className="mt-1 block text-ink-2 text-small">
                  {t('vat.net', { net: formatPrice(splitVat(priceCents).netCents, language) })}
                </span>
              </p>
              {sells ? (
                <Button
                  variant="secondary"
                  size="compact"
                  aria-label={t('packs.buyLabel', { count, price })}
                  busy={isOpening(payment.openingTo, item)}
                  onClick={() => buy(item, priceCents)}
                >
                  {t('packs.buy')}
                </Button>
              ) : (
                <p className="text-label">{t('packs.soon')}</p>
              )}
            </li>
          );
        })}
      </ul>
      <CouponField value={coupon} onChange={setCoupon} refusal={refusal} />
    </div>
  );
}
