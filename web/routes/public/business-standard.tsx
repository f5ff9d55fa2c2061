import { useTranslation } from 'react-i18next';
import { HeroBusinessStreet } from '#web/art/hero-business-street.tsx';
import { paths } from '#web/paths.ts';
import { BusinessBenefits } from './business-benefits.tsx';
import { BusinessExamples } from './business-examples.tsx';
import { BusinessHero } from './business-hero.tsx';
import { BusinessTabs } from './business-tabs.tsx';
import { BusinessTeaser } from './business-teaser.tsx';
import { BusinessTrust } from './business-trust.tsx';

export function BusinessStandard() {
  const { t } = useTranslation('business');
  return (
    <>
      <BusinessHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        theme="dark"
        field="bg-pic-night text-pic-paper"
        picture={HeroBusinessStreet}
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
