import { useTranslation } from 'react-i18next';
import { marketingPacks } from '#domain/plans/price-lists.ts';
import { vatPercent } from '#domain/plans/vat.ts';
import { formatPrice } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';

/** Width grows with the strips. */
export function CreditPacks() {
  const { t } = useTranslation('pricing');
  const language = useLanguage();
  return (
    <section aria-labelledby="packs-title" className="mt-16 md:mt-28 container-page">
      <h2 id="packs-title" className="text-h2">
        {t('packs.title')}
      </h2>
      <ul className="mt-6 grid gap-5 lg:grid-cols-[1.45fr_2.03fr_2.61fr]">
        {marketingPacks.map(({ credits, priceCents, isBestValue }) => (
          <li
            key={credits}
            className={cx(
              'flex flex-col overflow-hidden rounded-t-card shadow-raised',
              isBestValue ? 'bg-pic-amber text-pic-ink' : 'bg-card',
            )}
          >
            <div className="grow px-6 pt-5 pb-6">
              <h3 className="flex min-h-7 items-center justify-between gap-3 text-h3">
                {t('packs.credits', { credits })}
                {isBestValue && (
                  <span className="whitespace-nowrap rounded-badge bg-pic-ink px-2.5 py-1.5 font-sans text-badge text-pic-paper">
                    {t('packs.best')}
                  </span>
                )}
              </h3>
              <p className="mt-5 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
                <span className="text-[3.25rem] text-stat">{formatPrice(priceCents, language, 'short')}</span>
                <span className={cx('text-small', !isBestValue && 'text-ink-2')}>{t('packs.keep')}</span>
              </p>
            </div>
            <Perforations count={credits} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-2 text-small">{t('vatShort', { percent: vatPercent })}</p>
    </section>
  );
}

function Perforations({ count }: { count: number }) {
  const lines = Array.from({ length: count - 1 }, (_, index) => `M${index + 1} 0v13`).join('');
  return (
    <svg viewBox={`0 0 ${count} 13`} preserveAspectRatio="none" aria-hidden="true" className="block h-13 w-full">
      <path
        d={lines}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="4 4"
        vectorEffect="non-scaling-stroke"
        opacity=".45"
      />
    </svg>
  );
}
