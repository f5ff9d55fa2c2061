import { useTranslation } from 'react-i18next';
import { marketingPlans } from '#domain/plans/price-lists.ts';
import { formatPrice } from '#i18n/format.ts';
import { oktoberfestTab } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ArrowRight } from '#web/ui/icons/arrow-right.ts';

const plan = marketingPlans[2];

export function OktoberfestStrip() {
  const { t } = useTranslation('pricing');
  const price = formatPrice(plan.priceCents, useLanguage(), 'short');
  return (
    <section className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-pic-sky px-5 py-4 text-pic-ink md:px-7">
      <Lozenges />
      <div className="mr-auto">
        <h3 className="text-h4">{t('oktoberfest.name')}</h3>
        <p className="text-small">{t('oktoberfest.text')}</p>
      </div>
      <p className="flex items-baseline gap-3">
        <span className="text-[2.25rem] text-stat">{price}</span>
        <span className="text-small">{t('oktoberfest.perMonth')}</span>
      </p>
      <a href={oktoberfestTab} data-variant="on-drawing-outline" data-size="compact" className="button max-sm:w-full">
        {t('oktoberfest.more')}
        <Icon of={ArrowRight} />
      </a>
    </section>
  );
}

function Lozenges() {
  return (
    <svg viewBox="0 0 64 48" aria-hidden="true" className="h-12 w-16 rounded-field max-sm:hidden">
      <path fill="var(--pic-white)" d="M0 0h64v48H0z" />
      <path
        fill="var(--pic-bavaria)"
        d="m8 0 8 12-8 12-8-12zm16 0 8 12-8 12-8-12zm16 0 8 12-8 12-8-12zm16 0 8 12-8 12-8-12zM8 24l8 12-8 12-8-12zm16 0 8 12-8 12-8-12zm16 0 8 12-8 12-8-12zm16 0 8 12-8 12-8-12z"
      />
    </svg>
  );
}
