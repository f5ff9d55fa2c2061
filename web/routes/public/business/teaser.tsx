import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';

const steps = ['type', 'company', 'legal', 'account'] as const;

export function BusinessTeaser() {
  const { t } = useTranslation('business');
  return (
    <section aria-labelledby="teaser-title" className="mt-16 md:mt-28 md:container-page md:mb-30">
      <div className="grid items-center gap-x-14 gap-y-10 bg-pic-tomato px-4 py-14 text-pic-ink md:rounded-panel md:p-14 lg:grid-cols-2">
        <div>
          <h2 id="teaser-title" className="max-w-[9ch] text-display-2">
            {t('teaser.title')}
          </h2>
          <p className="mt-5 font-medium text-lead">{t('teaser.text')}</p>
          <p className="mt-7">
            <a href={paths.register} data-variant="on-drawing" className="button">
              {t('register')}
            </a>
          </p>
        </div>
        <ol className="divide-y-2 divide-dashed divide-pic-ink/40">
          {steps.map((step, index) => (
            <li key={step} className="flex min-h-16 items-center gap-5">
              <span className="w-6 text-[2.25rem] text-stat">{index + 1}</span>
              <span className="grow font-semibold text-[1.125rem]">{t(`teaser.${step}.step`)}</span>
              <span className="whitespace-nowrap font-semibold text-small tabular-nums">
                {t(`teaser.${step}.time`)}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
