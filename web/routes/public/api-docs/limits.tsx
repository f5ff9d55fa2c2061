import { useTranslation } from 'react-i18next';
import { requestsPerMinute } from '#domain/plans/request-limits.ts';

const plans = ['none', 'starter', 'professional', 'enterprise'] as const;

/** How many requests a minute, by subscription. */
export function ApiLimits() {
  const { t } = useTranslation('api-docs', { keyPrefix: 'limits' });
  return (
    <section
      aria-labelledby="limits-title"
      className="section-space container-page grid gap-x-14 gap-y-6 pb-16 lg:grid-cols-[27rem_1fr] lg:pb-28"
    >
      <h2 id="limits-title" className="text-display-2 lg:text-[3.75rem]">
        {t('title')}
      </h2>
      <div>
        <dl className="rule-section">
          {plans.map((plan) => (
            <div key={plan} className="flex items-center justify-between gap-5 border-line border-b py-4.5">
              <dt>{t(plan)}</dt>
              <dd className="whitespace-nowrap text-h3 tabular-nums">
                {t('rate', { count: requestsPerMinute[plan] })}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-ink-2 text-small">{t('text')}</p>
      </div>
    </section>
  );
}
