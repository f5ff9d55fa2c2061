import { useTranslation } from 'react-i18next';
import { marketingPlans } from '#domain/plans/price-lists.ts';
import { vatPercent } from '#domain/plans/vat.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { formatPrice } from '#i18n/format.ts';
import { HeroOktoberfest } from '#web/art/hero-oktoberfest.tsx';
import { paths } from '#web/paths.ts';
import { SideTicket } from '#web/routes/public/examples/side-ticket.tsx';
import { today } from '#web/routes/public/examples/today.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { BusinessHero } from './hero.tsx';
import { DealSign } from './oktoberfest/deal-sign.tsx';
import { Offers } from './oktoberfest/offers.tsx';
import { openingDay } from './oktoberfest/season.ts';
import { BusinessTabs } from './tabs.tsx';

const plan = marketingPlans[2];

/** Days count from the opening; prices are examples. */
const examples = [
  { key: 'pre', day: 0, start: '16:00', end: '19:00', priceCents: 900 },
  { key: 'main', day: 7, start: '18:00', end: '23:30', priceCents: 2500 },
  { key: 'apres', day: 8, start: '23:00', end: '05:00', priceCents: 1200 },
] as const;

export function BusinessOktoberfest() {
  const { t } = useTranslation('business');
  const price = formatPrice(plan.priceCents, useLanguage(), 'short');
  return (
    <>
      <BusinessHero
        title={t('oktoberfest.title')}
        lead={t('oktoberfest.lead', { price })}
        theme="light"
        field="bg-pic-sky text-pic-ink"
        drawing={HeroOktoberfest}
        call={<RegisterLink />}
      />
      <BusinessTabs current="oktoberfest" />
      <Offers />
      <DealSign />
      <Examples />
      <section aria-labelledby="season-title" className="mt-16 md:mt-28 md:container-page md:mb-30">
        <div className="flex flex-wrap items-center justify-between gap-x-14 gap-y-8 bg-pic-sky px-4 py-14 text-pic-ink md:rounded-panel md:p-14">
          <div>
            <h2 id="season-title" className="max-w-[14ch] text-h1">
              {t('oktoberfest.close.title')}
            </h2>
            <p className="mt-4 max-w-[30rem] font-medium text-lead">{t('oktoberfest.close.text')}</p>
          </div>
          <div data-theme="light">
            <p>
              <span className="block text-price">{price}</span>
              <span className="mt-3 block font-semibold">{t('oktoberfest.close.perMonth')}</span>
              <span className="block text-small">{t('oktoberfest.close.vat', { percent: vatPercent })}</span>
            </p>
            <p className="mt-6">
              <RegisterLink />
            </p>
          </div>
        </div>
      </section>
    </>
  );
}

function RegisterLink() {
  const { t } = useTranslation('business');
  return (
    <a href={paths.register} className="button bg-bavaria text-on-bavaria hover:bg-bavaria-text">
      {t('register')}
    </a>
  );
}

function Examples() {
  const { t } = useTranslation('business');
  const language = useLanguage();
  const opening = openingDay(today());
  return (
    <section aria-labelledby="season-examples-title" className="mt-16 md:mt-28 container-page">
      <h2 id="season-examples-title" className="text-h2">
        {t('oktoberfest.examples.title')}
      </h2>
      <div className="mt-6 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {examples.map(({ key, day, priceCents, ...times }) => (
          <SideTicket
            key={key}
            {...times}
            title={t(`oktoberfest.examples.${key}.title`)}
            place={t(`oktoberfest.examples.${key}.place`)}
            day={addDays(opening, day)}
            nextDay={t('nextDay')}
            stub="bg-bavaria text-on-bavaria"
          >
            <span className="rounded-badge bg-bavaria-wash px-2.5 py-1.5 text-badge text-bavaria-text">
              {formatPrice(priceCents, language, 'short')}
            </span>
          </SideTicket>
        ))}
      </div>
    </section>
  );
}
