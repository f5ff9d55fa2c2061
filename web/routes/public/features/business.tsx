import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';

const rows = [
  { key: 'analytics', isPremium: false },
  { key: 'data', isPremium: false },
  { key: 'team', isPremium: true },
  { key: 'api', isPremium: false },
  { key: 'video', isPremium: true },
  { key: 'branding', isPremium: true },
  { key: 'manager', isPremium: true },
] as const;

export function FeaturesBusiness() {
  const { t } = useTranslation('features', { keyPrefix: 'business' });
  return (
    <section
      aria-labelledby="business-title"
      className="mt-16 md:mt-28 container-page grid gap-x-14 gap-y-8 lg:grid-cols-[24rem_1fr]"
    >
      <div>
        <h2 id="business-title" className="text-display-2 lg:text-[3.75rem]">
          {t('title')}
        </h2>
        <p className="mt-5 text-ink-2 text-lead">{t('text')}</p>
        <Week label={t('chart')} />
      </div>
      <ul className="border-ink border-t-3">
        {rows.map(({ key, isPremium }) => (
          <li key={key} className="flex items-start justify-between gap-5 border-line border-b py-5">
            <div className="max-w-120">
              <h3 className="text-h4">{t(`${key}.title`)}</h3>
              <p className="mt-0.5 text-ink-2">{t(`${key}.text`)}</p>
              {key === 'api' && (
                <a href={paths.api} className="text-link inline-flex min-h-11 items-center">
                  {t('api.link')}
                </a>
              )}
            </div>
            <span
              className={cx(
                'mt-1 shrink-0 rounded-badge px-2.5 py-1.5 text-badge',
                isPremium ? 'bg-tomato-wash text-tomato-text' : 'bg-sunk text-ink-2',
              )}
            >
              {t(isPremium ? 'premium' : 'all')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const views = [38, 26, 44, 52, 118, 96, 61];

function Week({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 266 160" role="img" aria-label={label} className="mt-10 block w-full max-w-90">
      <path d="M0 157h266v3H0z" className="fill-ink" />
      {views.map((count, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: days have a fixed order
          key={index}
          className={index === 4 ? 'fill-tomato' : 'fill-ink'}
        >
          <path d={`M${index * 39 + 3} ${157 - count}h26V157h-26z`} />
          <circle cx={index * 39 + 16} cy={157 - count - 19} r="14" />
        </g>
      ))}
    </svg>
  );
}
