import { useTranslation } from 'react-i18next';
import { trial } from '#domain/plans/price-lists.ts';
import { Stamp } from '#web/ui/stamp.tsx';

const stamps = [
  { key: 'register', tone: 'fir', tilt: -6 },
  { key: 'trial', tone: 'tomato', tilt: 7 },
  { key: 'data', tone: 'azure', tilt: 4 },
  { key: 'people', tone: 'rose', tilt: -5 },
] as const;

export function BusinessTrust() {
  const { t } = useTranslation('business', { keyPrefix: 'trust' });
  const { days } = trial;
  return (
    <section aria-labelledby="trust-title" className="mt-16 md:mt-28 container-page">
      <h2 id="trust-title" className="sr-only">
        {t('title')}
      </h2>
      <ul className="border-ink border-t-3 grid gap-x-6 gap-y-10 pt-10 sm:grid-cols-2 lg:grid-cols-4">
        {stamps.map(({ key, tone, tilt }) => (
          <li key={key} className="flex gap-5 sm:block">
            <Stamp
              tone={tone}
              tilt={tilt}
              word={key === 'trial' ? String(days) : t(`${key}.word`)}
              ring={t(`${key}.ring`, { days })}
              className="size-26 shrink-0 lg:size-34"
            />
            <div className="self-center sm:mt-4">
              <h3 className="text-h3">{t(`${key}.title`, { days })}</h3>
              <p className="mt-1 max-w-66 text-ink-2">{t(`${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
