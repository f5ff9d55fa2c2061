import { useTranslation } from 'react-i18next';
import { tariffs } from '#domain/plans/tariffs.ts';
import { verificationHours } from '#domain/verification/status.ts';
import { BusinessAudience } from '#web/art/business-audience.tsx';
import { BusinessMap } from '#web/art/business-map.tsx';
import { paths } from '#web/paths.ts';
import { Strips } from '#web/ui/strips.tsx';

const { featured, push } = tariffs.standard;

export function BusinessBenefits() {
  const { t } = useTranslation('business', { keyPrefix: 'benefits' });
  const [quiz, concerts, games] = [t('audience.quiz'), t('audience.concerts'), t('audience.games')];
  return (
    <section aria-labelledby="benefits-title" className="container-page pt-14 lg:pt-22">
      <h2 id="benefits-title" className="sr-only">
        {t('title')}
      </h2>
      <div className="grid gap-5 lg:grid-cols-[1.7fr_1fr] lg:grid-rows-2">
        <article className="flex flex-col overflow-hidden rounded-panel bg-card shadow-raised lg:row-span-2">
          <BusinessMap
            name={t('map.name')}
            line={t('map.line')}
            preserveAspectRatio="xMidYMid slice"
            className="block min-h-56 w-full grow basis-0 md:max-lg:min-h-88"
          />
          <div className="p-6 md:p-10">
            <h3 className="text-h2">{t('map.title')}</h3>
            <p className="mt-2.5 max-w-text text-ink-2 md:text-lead">{t('map.text', verificationHours)}</p>
          </div>
        </article>
        <article className="flex flex-col overflow-hidden rounded-panel bg-card shadow-raised">
          <BusinessAudience signs={[quiz, concerts, games]} className="block aspect-[400/165] w-full" />
          <div className="p-6 md:px-7">
            <h3 className="text-h3">{t('audience.title')}</h3>
            <p className="mt-1.5 text-ink-2">{t('audience.text')}</p>
          </div>
        </article>
        <article className="flex flex-col justify-end rounded-panel bg-card p-6 shadow-raised md:p-7">
          <Strips total={6} left={4} stripWidth={38} height={76} className="mb-auto block h-auto w-full max-w-66" />
          <h3 className="mt-6 text-h3">{t('credit.title')}</h3>
          <p className="mt-1.5 text-ink-2">{t('credit.text', { featured, push })}</p>
          <p className="mt-2">
            <a href={paths.pricing} className="text-link inline-flex min-h-11 items-center">
              {t('credit.link')}
            </a>
          </p>
        </article>
      </div>
    </section>
  );
}
