import { useTranslation } from 'react-i18next';
import { marketingPlans, trial } from '#domain/plans/price-lists.ts';
import { splitVat } from '#domain/plans/split-vat.ts';
import { eventCost, tariffs } from '#domain/plans/tariffs.ts';
import { vatPercent } from '#domain/plans/vat.ts';
import { formatPrice } from '#i18n/format.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { CreditCosts } from './credit-costs.tsx';
import { CreditPacks } from './credit-packs.tsx';
import { FaqList } from './faq-list.tsx';
import { OktoberfestStrip } from './oktoberfest-strip.tsx';
import { PlanTickets } from './plan-tickets.tsx';

export const handle = { sheet: 'marketing' } satisfies PageHandle;

const questions = ['expire', 'trial', 'setup', 'cancel', 'push', 'season', 'binding'] as const;
const [basic, premium, oktoberfest] = marketingPlans;

export default function Pricing() {
  const { t } = useTranslation('pricing');
  const language = useLanguage();
  const price = (priceCents: number) => formatPrice(priceCents, language, 'short');
  const net = (priceCents: number) => formatPrice(splitVat(priceCents).netCents, language);
  const cost = (featuredEvent: boolean) =>
    eventCost('standard', { featuredEvent, pushNotification: true, characteristicCount: 0 }).total;
  const figures = {
    credits: trial.credits,
    days: trial.days,
    base: tariffs.standard.base,
    pushOnly: tariffs.standard.push,
    push: cost(false),
    both: cost(true),
    price: price(oktoberfest.priceCents),
  };
  return (
    <>
      <PageHead
        title={t('title')}
        description={t('description', {
          basic: price(basic.priceCents),
          premium: price(premium.priceCents),
          days: trial.days,
        })}
        canonical={paths.pricing}
        image="pricing"
      />
      <div className="container-page pt-8 lg:pt-12">
        <h1 className="max-w-[12ch] pb-[0.08em] text-display-1 leading-[0.93]">{t('headline')}</h1>
        <section aria-labelledby="plans-title" className="mt-10 lg:mt-16">
          <h2 id="plans-title" className="sr-only">
            {t('plans')}
          </h2>
          <PlanTickets />
          <OktoberfestStrip />
          <p className="mt-4 text-ink-2 text-small">
            {t('vat', { percent: vatPercent, basic: net(basic.priceCents), premium: net(premium.priceCents) })}
          </p>
        </section>
      </div>
      <CreditCosts />
      <CreditPacks />
      <section
        aria-labelledby="faq-title"
        className="mt-16 md:mt-28 container-page grid gap-x-14 gap-y-6 pb-16 lg:grid-cols-[27rem_1fr] lg:pb-28"
      >
        <h2 id="faq-title" className="text-display-2 lg:text-[3.75rem]">
          {t('faq.title')}
        </h2>
        <FaqList
          items={questions.map((key) => ({
            question: t(`faq.${key}.question`),
            answer: t(`faq.${key}.answer`, figures),
          }))}
        />
      </section>
    </>
  );
}
