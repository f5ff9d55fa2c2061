import { useTranslation } from 'react-i18next';
import { eventCost } from '#domain/plans/tariffs.ts';
import { Strips } from '#web/ui/strips.tsx';

const offers = [
  { key: 'event', featuredEvent: false, pushNotification: false },
  { key: 'featured', featuredEvent: true, pushNotification: false },
  { key: 'push', featuredEvent: false, pushNotification: true },
  { key: 'both', featuredEvent: true, pushNotification: true },
] as const;

/** Price of an event, and which credits do not expire. */
export function CreditCosts() {
  const { t } = useTranslation('pricing');
  return (
    <section aria-labelledby="credits-title" className="mt-16 md:mt-28 container-page">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[27rem_1fr]">
        <div>
          <h2 id="credits-title" className="text-display-2 lg:text-[3.75rem]">
            {t('credits.title')}
          </h2>
          <p className="mt-5 text-ink-2 text-lead">{t('credits.text')}</p>
        </div>
        <dl className="border-ink border-t-3">
          {offers.map(({ key, ...options }) => {
            const { total } = eventCost('standard', { ...options, characteristicCount: 0 });
            return (
              <div key={key} className="flex items-center gap-4 border-line border-b py-4.5">
                <dt className="grow">
                  <span className="block text-h4">{t(`credits.${key}.name`)}</span>
                  <span className="text-ink-2 text-small">{t(`credits.${key}.text`)}</span>
                </dt>
                <dd className="flex items-center gap-4 sm:gap-10">
                  <Strips total={total} marked={total - 1} stripWidth={16} height={40} className="shrink-0" />
                  <span className="w-24 text-right">
                    <span className="mr-1.5 text-[1.875rem] text-stat">{total}</span>
                    <span className="text-label">{t('credits.credits', { count: total })}</span>
                  </span>
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
      <div className="mt-10 grid gap-5 md:grid-cols-2">
        <Lasting name={t('credits.plan.name')} text={t('credits.plan.text')} total={10} left={4} />
        <Lasting name={t('credits.bought.name')} text={t('credits.bought.text')} total={15} left={15} />
      </div>
    </section>
  );
}

function Lasting({ name, text, total, left }: { name: string; text: string; total: number; left: number }) {
  return (
    <div className="rounded-card bg-sunk p-6 md:p-8">
      <Strips total={total} left={left} stripWidth={13} height={44} />
      <h3 className="mt-5 text-h3">{name}</h3>
      <p className="mt-1.5 max-w-text text-ink-2">{text}</p>
    </div>
  );
}
