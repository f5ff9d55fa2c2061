import { useTranslation } from 'react-i18next';
import { HeroBusinessStreet } from '#web/art/hero-business-street.tsx';
import { paths } from '#web/paths.ts';
import { BusinessBenefits } from './benefits.tsx';
import { BusinessExamples } from './examples.tsx';
import { BusinessHero } from './hero.tsx';
import { BusinessTabs } from './tabs.tsx';
import { BusinessTeaser } from './teaser.tsx';
import { BusinessTrust } from './trust.tsx';

export function BusinessStandard() {
  const { t } = useTranslation('business');
  return (
    <>
      <BusinessHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        theme="dark"
        field="bg-pic-night text-pic-paper"
        drawing={HeroBusinessStreet}
        call={
          <a href={paths.register} data-variant="primary" className="button">
            {t('register')}
          </a>
        }
      />
      <BusinessTabs current="standard" />
      <BusinessBenefits />
      <BusinessExamples />
      <BusinessTrust />
      <BusinessTeaser />
    </>
  );
}
