import { useTranslation } from 'react-i18next';
import { trial } from '#domain/plans/price-lists.ts';
import { RegisterAside } from '#web/art/register-aside.tsx';
import { paths } from '#web/paths.ts';

export function FeaturesCall() {
  const { t } = useTranslation('features');
  return (
    <section aria-labelledby="call-title" className="mt-16 md:mt-28 md:container-page md:mb-30">
      <div className="flex flex-wrap items-end justify-between gap-x-10 overflow-hidden bg-pic-blue px-4 pt-14 text-pic-ink md:rounded-panel md:px-14 lg:flex-nowrap">
        <div className="pb-8 lg:pb-14">
          <h2 id="call-title" className="text-display-2">
            {t('call.title', trial)}
          </h2>
          <p className="mt-5 max-w-[30rem] font-medium text-lead">{t('call.text', trial)}</p>
          <p className="mt-7">
            <a href={paths.register} data-variant="on-drawing" className="button">
              {t('try', trial)}
            </a>
          </p>
        </div>
        <RegisterAside className="block w-full max-w-110 overflow-hidden self-end max-lg:mx-auto" />
      </div>
    </section>
  );
}
