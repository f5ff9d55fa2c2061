import { useTranslation } from 'react-i18next';
import { OktoberfestPlate } from '#web/art/oktoberfest-plate.tsx';
import { PageScriptTag } from '#web/shell/page-script-tag.tsx';
import dealScript from './deal-script.ts?inline-script';
import { splitPrice } from './split-price.ts';

const FIELD = 'deal-price';

/** A price field with its live sign. */
export function DealSign() {
  const { t } = useTranslation('business', { keyPrefix: 'oktoberfest.deal' });
  const example = splitPrice(t('example'));
  return (
    <section aria-labelledby="deal-title" className="container-page mt-12 lg:mt-16">
      <div className="grid items-center gap-x-14 gap-y-8 md:grid-cols-2">
        <div>
          <h2 id="deal-title" className="text-h2">
            {t('title')}
          </h2>
          <p className="mt-2 mb-7 text-ink-2 text-lead">{t('text')}</p>
          <label htmlFor={FIELD} className="mb-1.5 block text-label">
            {t('field')}
          </label>
          <input
            id={FIELD}
            type="text"
            data-deal=""
            placeholder={t('example')}
            aria-describedby={`${FIELD}-help`}
            autoComplete="off"
            className="control max-w-[26rem]"
          />
          <p id={`${FIELD}-help`} className="mt-1.5 text-help text-ink-3">
            {t('help')}
          </p>
        </div>
        <figure
          aria-label={t('sign')}
          className="@container relative w-full max-w-[38rem] overflow-hidden rounded-panel bg-pic-white text-pic-ink shadow-raised md:justify-self-end"
        >
          <OktoberfestPlate className="block w-full" />
          <div
            data-theme="light"
            className="absolute inset-[14%_30%_14%_11.5%] flex flex-col justify-center font-semibold text-[clamp(0.8125rem,3cqw,1.125rem)]/[1.3]"
          >
            <p>{t('name')}</p>
            <p className="mt-[0.5cqw] mb-[1cqw] whitespace-nowrap font-display font-extrabold font-stretch-84% text-[clamp(1.0625rem,5.2cqw,2rem)]/[1.1] tracking-[-0.02em]">
              {t('dish')}
            </p>
            <output
              htmlFor={FIELD}
              data-sign=""
              className="wrap-anywhere grid max-h-3/5 overflow-hidden text-ink-3 data-typed:text-ink"
            >
              <span className="py-[0.09em] font-display font-extrabold font-stretch-78% text-[clamp(2rem,15cqw,5.75rem)]/[0.86] tracking-[-0.03em] in-data-typed:text-(--pic-bavaria-dark) in-data-long:text-[clamp(1.125rem,6.4cqw,2.5rem)]/[1]">
                {example.price}
              </span>
              <span>{example.note}</span>
            </output>
          </div>
        </figure>
      </div>
      <PageScriptTag source={dealScript} />
    </section>
  );
}
