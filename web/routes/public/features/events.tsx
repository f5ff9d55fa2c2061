import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { PeopleRow } from '#web/ui/people-row.tsx';

const badge = 'rounded-badge px-2.5 py-1.5 text-badge';

export function FeaturesEvents() {
  const { t } = useTranslation('features', { keyPrefix: 'events' });
  const language = useLanguage();
  const looks: Record<'plan' | 'night' | 'places' | 'approval' | 'tickets', ReactNode> = {
    plan: (
      <>
        <span className={`${badge} bg-fir-wash text-fir`}>{t('plan.published')}</span>
        <span className={`${badge} bg-azure-wash text-azure-text`}>{t('plan.scheduled')}</span>
        <span className={`${badge} inset-ring-[1.5px] inset-ring-edge text-ink-2`}>{t('plan.draft')}</span>
      </>
    ),
    night: (
      <>
        <span className="text-[1.5rem] text-stat">23–06</span>
        <span className={`${badge} bg-ink text-paper`}>{t('night.badge')}</span>
      </>
    ),
    places: (
      <>
        <PeopleRow share={0.8} />
        <span className="text-label">{t('places.count')}</span>
      </>
    ),
    approval: (
      <>
        <span className={`${badge} bg-ink text-paper`}>{t('approval.first')}</span>
        <span className={`${badge} inset-ring-[1.5px] inset-ring-edge text-ink-2`}>{t('approval.choose')}</span>
      </>
    ),
    tickets: (
      <>
        <span className="text-[1.5rem] text-stat">{formatPrice(800, language, 'short')}</span>
        <span className={`${badge} bg-amber-wash text-amber-text`}>
          {t('tickets.box', { price: formatPrice(1000, language, 'short') })}
        </span>
      </>
    ),
  };
  return (
    <section
      aria-labelledby="events-title"
      className="mt-16 md:mt-28 container-page grid gap-x-14 gap-y-8 lg:grid-cols-[24rem_1fr]"
    >
      <div>
        <h2 id="events-title" className="text-display-2 lg:text-[3.75rem]">
          {t('title')}
        </h2>
        <p className="mt-5 text-ink-2 text-lead">{t('text')}</p>
      </div>
      <ul className="border-ink border-t-3">
        {(['plan', 'night', 'places', 'approval', 'tickets'] as const).map((key) => (
          <li
            key={key}
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-b py-5"
          >
            <div className="max-w-100">
              <h3 className="text-h4">{t(`${key}.title`)}</h3>
              <p className="mt-0.5 text-ink-2">{t(`${key}.text`)}</p>
            </div>
            <p aria-hidden="true" className="flex flex-wrap items-center gap-2.5">
              {looks[key]}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
