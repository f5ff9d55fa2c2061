import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { planFeatures } from '#domain/plans/plan-features.ts';
import { marketingPlans } from '#domain/plans/price-lists.ts';
import { vatPercent } from '#domain/plans/vat.ts';
import { formatNumber, formatPrice } from '#i18n/format.ts';
import { paths } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Check } from '#web/ui/icons/check.ts';
import { Minus } from '#web/ui/icons/minus.ts';

const [basic, premium] = marketingPlans;
const { starter, professional } = planFeatures;

export function FeaturesCompare() {
  const { t } = useTranslation('features', { keyPrefix: 'compare' });
  const language = useLanguage();
  const count = (value: number | null) => (value === null ? t('unlimited') : formatNumber(value, language));
  const has = (isIncluded: boolean) => (
    <Icon
      of={isIncluded ? Check : Minus}
      label={isIncluded ? t('yes') : t('no')}
      className={isIncluded ? 'inline' : 'inline text-ink-3'}
    />
  );
  const rows: [string, ReactNode, ReactNode][] = [
    [t('credits'), count(basic.credits), count(premium.credits)],
    [t('photos'), count(starter.picturesPerEvent), count(professional.picturesPerEvent)],
    [t('requests'), count(basic.requestsPerMinute), count(premium.requestsPerMinute)],
    [t('analytics'), t('basicAnalytics'), t('premiumAnalytics')],
    [t('support'), t('basicSupport'), t('premiumSupport')],
    [t('video'), has(starter.video), has(professional.video)],
    [t('branding'), has(starter.branding), has(professional.branding)],
    [t('manager'), has(starter.contactPerson), has(professional.contactPerson)],
  ];
  return (
    <section aria-labelledby="compare-title" className="mt-16 md:mt-28 container-page">
      <h2 id="compare-title" className="text-display-2 lg:text-[4rem]">
        {t('title')}
      </h2>
      <table
        aria-labelledby="compare-title"
        className="mt-8 w-full table-fixed overflow-hidden rounded-panel bg-card shadow-raised max-md:text-small"
      >
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="w-[36%] p-3 text-left md:w-auto md:px-8">
              <span className="sr-only">{t('feature')}</span>
            </th>
            {([basic, premium] as const).map(({ key, priceCents }) => (
              <th
                key={key}
                scope="col"
                className={
                  key === 'premium'
                    ? 'bg-tomato px-3 py-6 text-left text-on-color md:px-8'
                    : 'px-3 py-6 text-left md:px-8'
                }
              >
                <span className="block text-h3 max-md:text-[1.125rem]">{t(key)}</span>
                <span className="mt-1 block font-medium text-small">
                  {t('perMonth', { price: formatPrice(priceCents, language, 'short') })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...plans]) => (
            <tr key={label} className="border-line border-t">
              <th scope="row" className="hyphens-auto px-3 py-4 text-left font-medium md:px-8">
                {label}
              </th>
              {plans.map((content, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: plans have a fixed order
                  key={index}
                  className="hyphens-auto px-3 py-4 font-semibold md:px-8"
                >
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-ink-2 text-small">{t('vat', { percent: vatPercent })}</p>
      <p className="mt-1">
        <a href={paths.pricing} className="text-link inline-flex min-h-11 items-center">
          {t('more')}
        </a>
      </p>
    </section>
  );
}
